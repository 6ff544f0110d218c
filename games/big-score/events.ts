/** The public events of The Big Score, as moves tell them into the log: for wording and for animation alike. */
import type { Play } from '../kit/move';
import type { Seat } from '../kit/types';
import type { Item } from './content/bosses';
import type { SoloEvent } from './solo/events';
import type { BigScore, BossId, CardId, Crew, JobId, OpenJob, Payout, Round, VaultKind } from './state';

/** Facts of one job as it is opened or resolved. `number` is 1-6. */
type OnJob = { number: number; job: JobId };

/** A discriminated union by `type`; `seat` is whose story it is. Money in thousands. */
export type BigScoreEvent =
  | SoloEvent
  // Setup
  | { type: 'boss-chosen'; seat: Seat; boss: BossId; item: Item; kind: Item['kind']; amount: number }
  // Act I
  | { type: 'round-dealt'; round: Round; jobs: JobId[]; cards: number; direction: 'left' | 'right' }
  /** All have picked; `left` cards a hand are passed on. With 1 left it joins the picks. */
  | { type: 'all-picked'; left: number; direction: 'left' | 'right' }
  /** Hiring is over: the cards that come back from Training into this seat's hand. */
  | { type: 'training-back'; seat: Seat; cards: CardId[]; crew: Crew; count: number }
  | { type: 'all-assigned'; round: Round }
  | ({ type: 'job-empty' } & OnJob)
  /** The pile is open; `missing` has one entry an icon. */
  | ({ type: 'job-opened'; pile: OpenJob['pile']; missing: Crew[] } & OnJob)
  | ({ type: 'inside-man'; card: CardId; crew: Crew; helps: boolean } & OnJob)
  /** A participant opened its fist in the decision about JoAT tokens. */
  | ({ type: 'joat-shown'; seat: Seat; count: number } & OnJob)
  /** `missing`: icons that no card covered; `joat`: tokens revealed; `decided`: whether anyone was asked about them. */
  | ({
      type: 'job-resolved'; success: boolean; participants: Seat[]; missing: Crew[]; joat: number; decided: boolean;
      pile: OpenJob['pile']; insideMan: CardId | null;
    } & OnJob)
  /** `what`: the tokens joined by `+`, or `cash`. */
  | ({ type: 'paid-out'; seat: Seat; cash: number; tokens: Payout[]; what: string } & OnJob)
  /** `count`: the cash paid, 0 if too poor (BS-179). */
  | ({ type: 'fined'; seat: Seat; count: number } & OnJob)
  | { type: 'training-revealed'; seat: Seat; cards: CardId[]; crew: Crew; count: number }
  | { type: 'round-over'; round: Round; unassigned: Record<Seat, number> }
  // Act II
  | { type: 'ability-gained'; seat: Seat; ability: Crew; card: CardId }
  /** `tokens`: payout tokens by seat; `tied`: seats with the fewest. */
  | { type: 'vault-opened'; floor: VaultKind[]; seat: Seat; tokens: Record<Seat, number>; tied: Seat[] }
  | { type: 'vault-round'; round: number; inside: Seat[] }
  /** All fists open. `drawn` has an entry per robber in order of drawing; null: the vault was empty. */
  | { type: 'revealed'; choices: Record<Seat, 'rob' | 'flee'>; drawn: { seat: Seat; token: VaultKind | null }[] }
  | { type: 'drew'; seat: Seat; token: VaultKind }
  /** `track`: Cops on it now, `from` before. */
  | { type: 'cops'; count: number; from: number; track: number; bust: boolean }
  | { type: 'fled'; seat: Seat; loot: VaultKind[]; count: number }
  /** `seat` has the marker now, `from` had it. */
  | { type: 'marker-passed'; seat: Seat; from: Seat }
  | { type: 'marker-stolen'; seat: Seat; from: Seat }
  | { type: 'driver-drew'; seat: Seat; drawn: VaultKind[]; kept: VaultKind[]; cops: number; count: number }
  | { type: 'driver-kept'; seat: Seat; token: VaultKind }
  | { type: 'grabbed'; seat: Seat; token: VaultKind; index: number }
  | { type: 'busted'; seat: Seat; lost: VaultKind[]; count: number }
  | { type: 'held-back'; seat: Seat }
  /** `index`: place on the floor; `given` lies there now; `drawn`: the token of this round. */
  | { type: 'traded'; seat: Seat; index: number; given: VaultKind; taken: VaultKind; drawn: VaultKind }
  | { type: 'con-man-used'; seat: Seat; given: VaultKind; drawn: VaultKind }
  | { type: 'gun-man-used'; seat: Seat; token: VaultKind; index: number }
  /** `asked` false: the floor was empty (BS-424). */
  | { type: 'kept'; seat: Seat; token: VaultKind; asked: boolean }
  | { type: 'game-over'; winners: Seat[]; totals: Record<Seat, number> }
  | { type: 'won'; seat: Seat; total: number; shared: boolean };

/** What rules use to change the game: `Play` with this game's events. */
export type Turn = Omit<Play<BigScore>, 'seat' | 'tell'> & { tell(event: BigScoreEvent): void };
