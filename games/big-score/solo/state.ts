/** What the solo rules keep beside the state of the common game: scenario, places of the jobs, vault round, row of the crew. */
import type { SoloOutcome } from '../../kit/types';
import type { CardId, Crew, JobId, VaultKind } from '../ids';

export const SCENARIO_IDS = [
  'biggest-score', 'diamond-thief', 'magic-paintings', 'joat-show', 'crypto-currency', 'heat-is-on',
  'simultaneous-plunder', 'betray-the-traitor', 'does-what-it-takes',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export type SoloPhase = 'soloSetup' | 'soloHire' | 'soloAssign' | 'soloResolve' | 'soloShop' | 'soloVault' | 'soloMarket';

/** One of the six places for jobs. Face up, its job is in `G.jobs`; face down, in the secret part. */
export interface Place {
  faceDown: boolean;
  crew: CardId[];
  /** Types that JoAT tokens stand for here, one entry a token. */
  joat: Crew[];
  /** Vault tokens on the job (The Heat Is On). */
  tokens: VaultKind[];
}

/** A crew card of the row with the tokens on it (Betray the Traitor). */
export interface RowCard {
  card: CardId;
  tokens: VaultKind[];
}

export interface Solo {
  scenario: ScenarioId;
  /** The Biggest Score for two million (BS-273). */
  extreme: boolean;
  /** The type on strike, once it is chosen (BS-366). */
  strike: Crew | null;
  /** By job number, the first is job 1. */
  places: Place[];
  /** Job numbers completed in this turn that are still to be paid out, in order. */
  completed: number[];
  /** Face-down jobs that may still be turned up in this turn (BS-329). */
  reveals: number;
  /** Jobs completed so far. */
  jobsDone: number;
  /** Vault tokens drawn in this vault round and not settled yet, Cops that wait for a bribe among them. */
  drawn: VaultKind[];
  /** Vault tokens out of the game. */
  gone: VaultKind[];
  /** Crew of completed jobs (BS-401). */
  aside: CardId[];
  row: RowCard[];
  /** The game is lost, whatever has been won: too many Cops. */
  lost: 'busted' | 'arrested' | null;
}

export interface SoloSecret {
  /** Crew decks of the rounds to come, the next first. */
  decks: CardId[][];
  /** Face-down jobs by place; null elsewhere. */
  faceDown: (JobId | null)[];
  /** Jobs that this game does without. */
  unused: JobId[];
  /** Crew cards drawn from on the flight (BS-402), shuffled. */
  traitors: CardId[];
}

export interface Scouted {
  /** 1-6. */
  slot: number;
  job: JobId;
}

export interface SoloCounts {
  /** Cards in the crew decks of the rounds to come. */
  decks: number[];
  traitors: number;
}

export type Measure = 'total' | 'cash' | 'cashAndBars' | 'diamonds' | 'artifacts' | 'unlockedDrives' | 'jobs';

/** One thing that a scenario asks for, and how much of it there is. */
export interface Goal {
  what: Measure;
  need: number;
  have: number;
}

export interface SoloResult extends SoloOutcome {
  goals: Goal[];
  /** `missed`: played to its end, but not enough. */
  ending: 'reached' | 'missed' | 'busted' | 'arrested';
}
