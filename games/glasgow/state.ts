/** The state of The Glasgow Train Robbery: `G`, what a seat sees of it, and the ids of all that lies on the table. */
import { moveDefiner } from '../kit/move';
import type { KitState, Result, Seat, View as KitView } from '../kit/types';

export const ROLES = ['coordinator', 'operator'] as const;
export type Role = (typeof ROLES)[number];
export const COLOURS = ['grey', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const TOOLS = ['gloves', 'balaclava', 'battery', 'walkie', 'gun', 'rope'] as const;
export type Tool = (typeof TOOLS)[number];
/** What the bag can hold. */
export const TOKENS = [...TOOLS, 'fingerprint'] as const;
export type Token = (typeof TOKENS)[number];
export const SKILLS = ['swap', 'reach', 'fast', 'drawFour', 'extraToken'] as const;
export type Skill = (typeof SKILLS)[number];
export const EFFECTS = [
  'scatterMonopoly', 'flipCoordinator', 'moveMonopoly', 'showPlan', 'removeBagFingerprints', 'exitHouse', 'drawCards',
  'takeTools', 'removeHouseFingerprints', 'addToolsToBag', 'transferTools', 'recoverCards', 'cancelContingency',
  'peekHideouts', 'showContingencies', 'flipOperator', 'removeOutsideFingerprints', 'swapTools', 'moveAll',
  'delayContingencies', 'relocate',
] as const;
export type EffectId = (typeof EFFECTS)[number];
export const PLAN_NUMBERS = [1, 2, 3, 4, 5] as const;
export type PlanNumber = (typeof PLAN_NUMBERS)[number];
export const TOKEN_NUMBERS = [1, 2, 3, 4] as const;
/** A contingency token. The lowest one off the tracks is the next to be laid. */
export type TokenNumber = (typeof TOKEN_NUMBERS)[number];

export type CharacterId = string;
/** Operators have one card, named like them; coordinators one of three, whose skill nobody knows before it is turned. */
export type CharacterCardId = string;
export type ActionCardId = string;
export type PlanId = string;
export type ContingencyId = string;
export type MonopolyCardId = string;
export type TileId = string;
export type AreaId = string;
export type RoomId = string;
export type IntersectionId = string;
/** Where a character is: a room, the area outside the house, or an intersection. */
export type Place = RoomId | typeof OUTSIDE | IntersectionId;
export const OUTSIDE = 'outside';

/** How many of each tool. Tools that are not needed are left out. */
export type Needs = Readonly<Partial<Record<Tool, number>>>;

/** A tool on a character's card that is spent (GT-167). */
export interface Spend {
  character: CharacterId;
  tool: Tool;
}

/** A character's open card: what lies on its backpack icons, and its back once that is turned up. */
export interface CharacterState {
  tools: Tool[];
  fingerprint: boolean;
  /** The card that shows its skill now; null: the front is up, the skill not active. */
  turned: CharacterCardId | null;
}

/** A message of the talk action, kept for the whole game (GT-194). */
export interface Message {
  role: Role;
  card: ActionCardId;
  /** Ids, in the order in which they were said. */
  keywords: string[];
  /** Where the train was. */
  head: number;
}

/** What one step of an event names; which of these depends on its effect (section 5 of the rules). */
export interface EventStep {
  character?: CharacterId;
  to?: Place | CharacterId;
  from?: CharacterId;
  room?: RoomId;
  plan?: PlanNumber;
  space?: number;
  card?: ActionCardId | ContingencyId;
  tool?: Tool;
  token?: TokenNumber;
}

/** The event that is being carried out step by step. */
export interface RunningEvent {
  card: ActionCardId;
  effect: EffectId;
  /** The n of the effect; for `scatterMonopoly` and `moveAll` the steps of each character. */
  amount: number;
  /** Steps made so far. */
  steps: EventStep[];
}

/** What the asked seat is in the middle of, where the stage alone does not say it. */
export type Doing =
  | { kind: 'moving'; card: ActionCardId; points: number; characters: number; moved: CharacterId[] }
  /** A tile is revealed and its tool not yet taken. */
  | { kind: 'hideout'; card: ActionCardId; operator: CharacterId; tile: TileId }
  | ({ kind: 'event' } & RunningEvent)
  /** Full backpacks that a fingerprint waits for. */
  | { kind: 'makeRoom'; why: FingerprintSource; characters: CharacterId[] };

export type FingerprintSource = 'monopoly' | 'contingencies' | 'plan' | 'hideout' | 'group';

export interface Secret {
  /** Last card is the top. */
  decks: Record<Role, ActionCardId[]>;
  /** Action cards back in the box, unseen (GT-084). */
  box: Record<Role, ActionCardId[]>;
  /** Plans 3 and 4 while they lie face down on the board. */
  planBoard: PlanId[];
  planBox: PlanId[];
  contingencyDeck: ContingencyId[];
  monopolyDeck: MonopolyCardId[];
  /** Faces by hideout space; null once the tile is discarded. Space n is at n - 1. */
  tiles: (TileId | null)[];
  /** The card in play of each coordinator, known to nobody before it is turned (GT-523). */
  coordinatorCards: Record<CharacterId, CharacterCardId>;
}

/** What one seat holds and has been shown. */
export interface Private {
  hand: ActionCardId[];
  /** Own plans: unresolved ones of 1 to 4 in the Coordinator's hand, Plan 5 of the Operator. */
  plans: PlanId[];
  /** The Operator's contingency cards, the oldest first. */
  contingencies: ContingencyId[];
  /** Those of the own contingency cards that the Coordinator has been shown (GT-232). */
  shown: ContingencyId[];
  /** What the partner has shown, as long as it is in play (GT-231, GT-232). */
  seen: { plans: PlanId[]; contingencies: ContingencyId[] };
  /** Faces of hideout tiles that were peeked at, by space (GT-233). */
  peeked: Record<string, TileId>;
}

export type Defeat = 'missedPlan' | 'noFingerprints' | 'arrest' | 'fifthContingency' | 'trainGone';

/** Why the match is lost, with the numbers behind it (GT-301 to GT-306). */
export type Loss =
  /** The train has passed `last`, the last sleeper of the plan's area. */
  | { cause: 'missedPlan'; plan: PlanNumber; area: AreaId; last: number }
  | { cause: 'noFingerprints'; source: FingerprintSource; needed: number; supply: number }
  /** `characters` would get a second fingerprint; empty for a group of tokens with more of them than free characters. */
  | { cause: 'arrest'; source: FingerprintSource; characters: CharacterId[]; needed: number; free: number; role: Role }
  /** Where the four tokens lie, the lowest first. */
  | { cause: 'fifthContingency'; areas: AreaId[] }
  | { cause: 'trainGone'; last: number };

/** How close a win was. */
export interface Margin {
  /** Sleepers left between the train's head and the end of the Bridge. */
  sleepers: number;
  fingerprints: number;
  /** Contingency tokens still on the tracks. */
  contingencies: number;
}

/** The end of a match (GT-308): winners are both seats or none. */
export interface GlasgowResult extends Result {
  won: boolean;
  cause: Defeat | null;
  plansResolved: number;
  head: number;
  turns: number;
  loss: Loss | null;
  margin: Margin | null;
}

/** All that becomes visible when the match is over (GT-527). */
export interface Revealed {
  hands: Record<Role, ActionCardId[]>;
  plans: PlanId[];
  contingencies: ContingencyId[];
  tiles: (TileId | null)[];
  coordinatorCards: Record<CharacterId, CharacterCardId>;
}

export interface Glasgow extends KitState<Secret, Private> {
  roles: Record<Role, Seat>;
  /** Whose turn it is; it stays with who rests until the rest is over (GT-120). */
  turn: Role;
  /** Number of the turn; 0 is the opening. */
  turns: number;
  /** The sleeper under the train's head; 0: before the first one. */
  head: number;
  /** Plans 1 to k, in order. */
  resolved: PlanId[];
  places: Record<CharacterId, Place>;
  cards: Record<CharacterId, CharacterState>;
  /** The room of each tool, and how many lie there. */
  home: Record<Tool, RoomId>;
  stock: Record<Tool, number>;
  /** Fingerprints in the supply. */
  supply: number;
  /** What the bag holds follows from open information (GT-526). What is drawn next is up to chance at that moment. */
  bag: Record<Token, number>;
  /** The extras area: tokens taken from the bag for the next rest. */
  extras: Token[];
  /** The Monopoly token's room. */
  monopoly: RoomId;
  monopolyGone: MonopolyCardId[];
  /** Where each contingency token lies; null: on the pile. */
  tokens: Record<TokenNumber, AreaId | null>;
  contingenciesGone: ContingencyId[];
  /** No contingency token gives a penalty in the next rest (GT-245). */
  delayed: boolean;
  /** Colour of the tile on each hideout space; null once it is discarded. Space n is at n - 1. */
  hideouts: (Colour | null)[];
  tilesGone: TileId[];
  discard: Record<Role, ActionCardId[]>;
  /** Action cards out of the game after their event. */
  gone: Record<Role, ActionCardId[]>;
  talk: Message[];
  /** Numbers of the plans that the Coordinator has shown. */
  shownPlans: PlanNumber[];
  doing: Doing | null;
  /** Tokens to be divided, in stage `split`. */
  split: Token[];
  /** The two groups, in stage `choose`. */
  groups: [Token[], Token[]] | null;
  /** Tokens still to be placed, in stage `place`. */
  placing: Record<Role, Token[]>;
  revealed: Revealed | null;
  result?: GlasgowResult;
}

/** Public sizes of hidden zones (section 10 of the rules). */
export interface Counts {
  decks: Record<Role, number>;
  hands: Record<Role, number>;
  /** Plans that a role holds. */
  plans: Record<Role, number>;
  contingencies: number;
  contingencyDeck: number;
  monopolyDeck: number;
}

export type View = KitView<Glasgow, Counts>;

/** The open part of the table, alike in `G` and in every view. */
export type Board = Omit<Glasgow, 'secret' | 'players'>;

export const defineMove = moveDefiner<Glasgow, View>();
