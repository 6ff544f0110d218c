/** The public events of The Glasgow Train Robbery, as moves tell them into the log: for wording and animation alike. */
import type { Play } from '../kit/move';
import type { Seat } from '../kit/types';
import type {
  ActionCardId, AreaId, CharacterCardId, CharacterId, Colour, ContingencyId, EffectId, FingerprintSource, Glasgow,
  MonopolyCardId, Place, PlanId, PlanNumber, RoomId, Skill, Spend, TileId, Token, TokenNumber, Tool,
} from './state';

/** A discriminated union by `type`; `seat` is whose story it is: of a character's, whoever controls it. What has none is the table's. */
export type GlasgowEvent =
  // Actions
  /** `context` tells how many words there are; `first` to `third` are the words again, for the wording. */
  | {
      type: 'said'; seat: Seat; card: ActionCardId; keywords: string[];
      context: 'single' | 'pair' | 'trio'; first: string; second?: string; third?: string;
    }
  | { type: 'move-card'; seat: Seat; card: ActionCardId; points: number; characters: number }
  | { type: 'tokens-card'; seat: Seat; card: ActionCardId; drawn: Token[]; count: number }
  | { type: 'hideout-card'; seat: Seat; card: ActionCardId; operator: CharacterId; space: number }
  | { type: 'event-card'; seat: Seat; card: ActionCardId; effect: EffectId; n: number; character: CharacterId; use: Spend[] }
  /** The head went from sleeper `from` to `head`. */
  | { type: 'advanced'; seat: Seat; count: number; from: number; head: number; area: AreaId }
  | { type: 'moved'; seat: Seat; character: CharacterId; from: Place; to: Place; steps: number }
  /** An operator has left the house: its card is the Operator's now. `seat` is the Operator's. */
  | { type: 'joined'; seat: Seat; character: CharacterId }
  | { type: 'stopped'; seat: Seat; count: number }
  // Cards of characters
  | { type: 'turned'; seat: Seat; character: CharacterId; card: CharacterCardId; skill: Skill }
  | { type: 'tool-taken'; seat: Seat; character: CharacterId; tool: Tool }
  | { type: 'sent-home'; seat: Seat; character: CharacterId; tool: Tool }
  | { type: 'fingerprint'; seat: Seat; character: CharacterId; source: FingerprintSource; supply: number }
  | { type: 'bag-fingerprints'; count: number; source: FingerprintSource; supply: number }
  // Hideouts
  | { type: 'tile-revealed'; seat: Seat; space: number; tile: TileId; colour: Colour; tool: Tool | 'any' }
  | { type: 'tool-declined'; seat: Seat; character: CharacterId }
  // Effects of events
  | { type: 'monopoly-put'; seat: Seat; room: RoomId; from: RoomId }
  | { type: 'plan-shown'; seat: Seat; plan: PlanNumber }
  | { type: 'contingencies-shown'; seat: Seat; count: number }
  | { type: 'peeked'; seat: Seat; space: number }
  | { type: 'card-recovered'; seat: Seat; card: ActionCardId }
  | { type: 'tool-to-bag'; seat: Seat; tool: Tool }
  | { type: 'tool-passed'; seat: Seat; from: CharacterId; tool: Tool; to: CharacterId }
  | { type: 'tool-exchanged'; seat: Seat; character: CharacterId; tool: Tool; got: Tool }
  | { type: 'fingerprint-removed'; seat: Seat; character: CharacterId; supply: number }
  | { type: 'bag-fingerprints-removed'; seat: Seat; count: number; supply: number }
  | { type: 'contingency-cancelled'; seat: Seat; card: ContingencyId; token: TokenNumber; area: AreaId }
  | { type: 'contingencies-delayed' }
  // Contingencies and plans
  | { type: 'contingency-resolved'; seat: Seat; card: ContingencyId; token: TokenNumber; area: AreaId; use: Spend[] }
  | { type: 'plan-resolved'; seat: Seat; plan: PlanNumber; card: PlanId; area: AreaId; use: Spend[]; count: number }
  | { type: 'plan-taken'; seat: Seat; plan: PlanNumber }
  // The rest
  | { type: 'rested'; seat: Seat }
  | { type: 'drew'; seat: Seat; count: number }
  | { type: 'reshuffled'; seat: Seat; count: number }
  | { type: 'discarded'; seat: Seat; card: ActionCardId }
  /** `moved` false: nobody of the colour is in the house. */
  | { type: 'monopoly-card'; card: MonopolyCardId; colour: Colour; room: RoomId; from: RoomId; moved: boolean }
  | { type: 'penalties'; tokens: TokenNumber[]; time: number; fingerprints: number }
  | { type: 'penalties-delayed' }
  | { type: 'bag-filled'; added: Tool[]; count: number }
  | { type: 'contingency-drawn'; seat: Seat; token: TokenNumber; area: AreaId }
  /** `extras` of the tokens come from the extras area. */
  | { type: 'tokens-drawn'; seat: Seat; tokens: Token[]; count: number; extras: number }
  | { type: 'tokens-split'; seat: Seat; groups: [Token[], Token[]]; first: number; other: number }
  | { type: 'group-chosen'; seat: Seat; index: 0 | 1; tokens: Token[]; count: number }
  | { type: 'placed'; seat: Seat; character: CharacterId; token: Token }
  | { type: 'left-over'; seat: Seat; tools: Tool[]; count: number }
  // The end
  | { type: 'missed-plan'; plan: PlanNumber; area: AreaId; last: number; head: number }
  | { type: 'no-fingerprints'; source: FingerprintSource; needed: number; supply: number }
  | { type: 'arrest'; source: FingerprintSource; characters: CharacterId[]; character: CharacterId }
  | { type: 'arrest-group'; seat: Seat; needed: number; free: number }
  | { type: 'fifth-contingency'; areas: AreaId[] }
  | { type: 'train-gone'; last: number; head: number }
  | { type: 'escaped'; sleepers: number; fingerprints: number; contingencies: number };

/** What rules use to change the game: `Play` with this game's events. */
export type Turn = Omit<Play<Glasgow>, 'seat' | 'tell'> & { tell(event: GlasgowEvent): void };
