/** What a scenario can change, and the basic solo game from which the scenarios differ. */
import type { Job } from '../content/jobs';
import { jobOf } from '../content/jobs';
import type { Turn } from '../events';
import type { Crew } from '../ids';
import { payOut } from '../payout';
import type { BossState, Score } from '../state';
import { ME, soloOf } from './ask';
import { isMet, openIcons } from './cover';
import type { GoalSpec } from './goals';
import { BUST } from './numbers';
import type { ScenarioId } from './state';
import { trackVault } from './track';
import type { VaultRules } from './vault-rules';

export interface Scenario {
  id: ScenarioId;
  goals: readonly GoalSpec[];
  /** With the option `extreme`. */
  extremeGoals?: readonly GoalSpec[];
  /** Set-up: jobs that are among the 18 for certain. */
  surelyIn: (job: Job) => boolean;
  /** Set-up: one crew type is on strike, and this many JoAT tokens stand in. */
  strike: { joatTokens: number } | null;
  /** Round set-up: vault tokens on each job. */
  tokensPerJob: number;
  /** How many more cards of a type a job takes, with what lies there. */
  room: (job: Job, laid: readonly Crew[], type: Crew) => number;
  /** Whether what lies there completes the job. */
  isComplete: (job: Job, laid: readonly Crew[]) => boolean;
  /** Crew of completed jobs is set aside, not discarded. */
  setsAside: boolean;
  /** Payout of a completed job. Tokens left on it must be settled by the player. */
  reward: (turn: Turn, number: number) => void;
  /** What lies on a job that was not completed when its round ends. */
  abandon: (turn: Turn, number: number) => void;
  /** Each completed job is followed by a vault round. */
  plunders: boolean;
  actTwo: boolean;
  /** Price of a Hard Drive between the acts. */
  drivePrice: number | null;
  /** Prices of a Diamond after Act II. */
  market: { cash: number; artifacts: number } | null;
  vault: VaultRules;
  /** Cops on the track that end it. */
  bustOn: number;
  /** A bust loses the game, whatever has been won. */
  bustLoses: boolean;
  bribesWith: 'loot' | 'cash';
  /** Cops drawn together with a key may go back. */
  keySendsCopsBack: boolean;
  /** What the sheet says instead, where things are worth something else here. */
  recount: (sheet: Score, boss: BossState) => Score;
}

/** The payout that the job shows (BS-328). */
export const payJob = (turn: Turn, number: number): void => payOut(turn, jobOf(turn.G.jobs[number - 1]!), number, [ME]);

/** The solo game as the rules have it without a scenario's changes. */
export const BASIC: Omit<Scenario, 'id' | 'goals'> = {
  surelyIn: () => false,
  strike: null,
  tokensPerJob: 0,
  room: openIcons,
  isComplete: isMet,
  setsAside: false,
  reward: payJob,
  abandon: ({ G }, number) => void soloOf(G).gone.push(...soloOf(G).places[number - 1]!.tokens.splice(0)),
  plunders: false,
  actTwo: true,
  drivePrice: null,
  market: null,
  vault: trackVault,
  bustOn: BUST,
  bustLoses: false,
  bribesWith: 'loot',
  keySendsCopsBack: false,
  recount: (sheet) => sheet,
};
