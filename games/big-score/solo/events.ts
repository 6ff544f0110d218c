/** The public events of solo games. Money in thousands; `number` is a job's, 1-6; `cost` what was paid. */
import type { Seat } from '../../kit/types';
import type { BossId, CardId, Crew, JobId, Round, VaultKind } from '../ids';
import type { ScenarioId, SoloResult } from './state';

export type SoloEvent =
  // Setup
  | { type: 'solo-begun'; seat: Seat; boss: BossId; scenario: ScenarioId }
  | { type: 'on-strike'; seat: Seat; crew: Crew }
  // Act I
  | { type: 'solo-round'; round: Round; jobs: JobId[]; cards: number }
  /** By place. */
  | { type: 'tokens-on-jobs'; tokens: VaultKind[][] }
  /** A turn begins; `count` cards were drawn. */
  | { type: 'solo-turn'; seat: Seat; count: number }
  | { type: 'redrawn'; seat: Seat; crew: Crew; count: number; drawn: number; cost: number }
  | { type: 'drawn-one'; seat: Seat; cost: number }
  | { type: 'scouted'; seat: Seat; number: number; cost: number }
  /** `numbers`: of the jobs where cards were laid; `away`: cards that found no room. */
  | { type: 'type-laid'; seat: Seat; crew: Crew; count: number; numbers: string; away: number }
  | { type: 'card-laid'; seat: Seat; crew: Crew; number: number; job: JobId; cost: number }
  | { type: 'joat-laid'; seat: Seat; crew: Crew; number: number; job: JobId }
  | { type: 'card-returned'; seat: Seat; cost: number }
  /** `count` cards were kept, `away` discarded. */
  | { type: 'turn-ended'; seat: Seat; count: number; away: number; cost: number }
  | { type: 'job-done'; seat: Seat; number: number; job: JobId; crew: CardId[]; joat: Crew[] }
  /** Done, but `count` Cops lay there: no payout. */
  | { type: 'watched'; seat: Seat; number: number; job: JobId; count: number }
  | { type: 'token-settled'; seat: Seat; number: number; token: VaultKind; to: 'gone' | 'vault' }
  | { type: 'job-revealed'; seat: Seat; number: number; job: JobId }
  | { type: 'left-face-down'; seat: Seat }
  /** `count` jobs were not done. */
  | { type: 'solo-round-over'; round: Round; count: number; jobs: JobId[] }
  // Between the acts
  | { type: 'drive-bought'; seat: Seat; cost: number }
  // The vault
  | { type: 'vault-entered'; seat: Seat }
  | { type: 'row-laid'; count: number; crews: Crew[] }
  | { type: 'solo-drew'; seat: Seat; round: number; tokens: VaultKind[] }
  | { type: 'cops-returned'; seat: Seat; count: number }
  | { type: 'bribed'; seat: Seat; count: number; cost: number }
  | { type: 'cops-on-crew'; seat: Seat; crew: Crew }
  | { type: 'token-on-crew'; seat: Seat; token: VaultKind; crew: Crew }
  | { type: 'token-won'; seat: Seat; token: VaultKind }
  | { type: 'token-removed'; seat: Seat; token: VaultKind }
  | { type: 'token-back'; seat: Seat; token: VaultKind }
  /** On the flight: `lost` went back into the vault. */
  | { type: 'traitor'; seat: Seat; crew: Crew; lost: VaultKind[]; count: number }
  // The end
  | { type: 'diamond-bought'; seat: Seat; cost: number }
  | { type: 'artifacts-swapped'; seat: Seat; count: number }
  | { type: 'solo-over'; seat: Seat; ending: SoloResult['ending']; scenario: ScenarioId; total: number };
