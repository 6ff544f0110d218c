/** The state of The Big Score: `G`, what a seat sees of it, and the ids of all that lies on the table. */
import { moveDefiner } from '../kit/move';
import type { Committing } from '../kit/commits';
import type { KitState, Result, Seat, View as KitView } from '../kit/types';
import type { BossId, CardId, Crew, JobId, Payout, Round, VaultKind } from './ids';
import type { Scouted, Solo, SoloCounts, SoloPhase, SoloResult, SoloSecret } from './solo/state';

export * from './ids';

/** The phases of 2-6 players; one player has phases of their own. */
export type TablePhase = 'bosses' | 'hire' | 'assign' | 'resolve' | 'vault' | 'getaway' | 'muscle' | 'trade';
export type Phase = TablePhase | SoloPhase;

/** A whole assignment (BS-140). Cards of the hand that it does not name are Unassigned. */
export interface Plan {
  /** Job numbers 1-6. Jobs without a card may be left out. */
  jobs: Partial<Record<'1' | '2' | '3' | '4' | '5' | '6', CardId[]>>;
  training: CardId[];
}

/** One seat's open goods and standing (BS-487). Money in thousands. */
export interface BossState {
  boss: BossId | null;
  cash: number;
  /** Payout tokens of Act I by kind. */
  payout: Record<Payout, number>;
  /** Unused JoAT tokens of this round. */
  joat: number;
  /** Cards in Training that have been revealed (BS-108); empty while a plan is secret or after they were taken back. */
  training: CardId[];
  ability: Crew | null;
  abilityUsed: boolean;
  /** Act II: in the vault, out with the loot, or caught. `null` in Act I. */
  place: 'inside' | 'fled' | 'busted' | null;
  /** Vault tokens won but not yet carried out. */
  loot: VaultKind[];
  /** Vault tokens carried out for good. */
  stash: VaultKind[];
  /** The token drawn in this round of Act II, before trade or keep. */
  held: VaultKind | null;
}

/** The job that is being resolved: everything on it is open (BS-483). */
export interface OpenJob {
  /** 1-6. */
  number: number;
  pile: { card: CardId; seat: Seat }[];
  /** With 2 players: the Inside Man's card, if he was called (BS-281). */
  insideMan: CardId | null;
  /** Icons still without a card, one entry an icon. */
  missing: Crew[];
}

/** How a job of this round went; kept until the next deal. */
export interface Outcome {
  job: JobId;
  /** `empty`: nobody laid a card there (BS-161). */
  result: 'success' | 'failure' | 'empty';
  participants: Seat[];
}

export interface Secret {
  /** Last card is the top. */
  crewDeck: CardId[];
  jobDeck: JobId[];
  /** All crew cards out of use: discarded, and Unassigned ones after cleanup. */
  crewDiscard: CardId[];
  /** A bag: order means nothing, draws are by chance. */
  vault: VaultKind[];
  /** Only with one player. */
  solo?: SoloSecret;
}

export type SeatCommit =
  | { kind: 'pick'; card: CardId }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'joat'; count: number }
  | { kind: 'vault'; choice: 'rob' | 'flee' };

export interface Private extends Committing<SeatCommit> {
  hand: CardId[];
  /** Cards picked in this round's hire phase. */
  picks: CardId[];
  /** After everyone has assigned, until cleanup: the own cards still lying on jobs and in Training. */
  plan: Plan | null;
  /** After everyone has assigned, until cleanup: the cards that the plan did not name. */
  unassigned: CardId[];
  /** Only with one player: face-down jobs that were looked at (BS-326). */
  scouted?: Scouted[];
}

/** The final reckoning of one seat, line by line (section 6). */
export interface Score {
  cash: number;
  vaultCash: number;
  diamonds: { count: number; value: number };
  artifacts: { count: number; value: number; most: boolean; bonus: number };
  drives: { drives: number; keys: number; pairs: number; value: number; hacker: number };
  bars: number;
  busted: boolean;
  total: number;
  /** Cash for the tie-break: supply and vault (BS-256). */
  tieCash: number;
}

export interface BigScoreResult extends Result {
  scores: Record<Seat, number>;
  sheets: Record<Seat, Score>;
  alone?: SoloResult;
}

export interface BigScore extends KitState<Secret, Private> {
  simple: boolean;
  /** First seat counts as the youngest (BS-071). */
  ages: Seat[];
  act: 1 | 2;
  round: Round;
  /** Jobs below the Job Number Tokens 1-6; null once resolved (or before the deal). */
  jobs: (JobId | null)[];
  /** The resolved jobs of this round, by place; null: not yet resolved. */
  outcomes: (Outcome | null)[];
  /** Jobs that were on the table in earlier rounds or earlier in this one. */
  jobDiscard: JobId[];
  seats: Record<Seat, BossState>;
  open: OpenJob | null;
  /** Act II. */
  floor: VaultKind[];
  /** Number of Cops on the track. */
  track: number;
  marker: Seat | null;
  /** Rounds of Act II so far, from 1. */
  vaultRound: number;
  /** Seats still to trade, in order; the first is deciding. */
  queue: Seat[];
  /**
   * Phase `getaway`: who has just fled and has still to use the ability; the first, a Grease Man, is grabbing, and
   * Drivers behind him draw after that (BS-226). Phase `muscle`: Muscles still to be asked.
   */
  waiting: Seat[];
  /** Only with one player: what the solo rules need beside all this. */
  solo?: Solo;
  result?: BigScoreResult;
}

/** Public sizes of hidden zones (section 10 of the rules). */
export interface Counts {
  crewDeck: number;
  jobDeck: number;
  /** In `hire` and `assign`; 0 from then on, so that no number of Unassigned cards shows (BS-485). */
  hands: Record<Seat, number>;
  picks: Record<Seat, number>;
  /** Tokens left in the vault by kind: all that has left it is open (BS-488). */
  vault: Partial<Record<VaultKind, number>>;
  /** Only with one player. */
  solo?: SoloCounts;
}

export type View = KitView<BigScore, Counts>;

export const defineMove = moveDefiner<BigScore, View>();
