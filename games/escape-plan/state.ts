/** The state of Escape Plan: `G`, what a seat sees of it, and the ids of all that lies on the table. Money in thousands. */
import { moveDefiner } from '../kit/move';
import type { KitState, Result, Seat, View as KitView } from '../kit/types';

export const OFFICERS = ['federal', 'county', 'swat'] as const;
export type OfficerType = (typeof OFFICERS)[number];
export const LOCATION_KINDS = [
  'business', 'safehouse', 'gang', 'store', 'clinic', 'church', 'hospital', 'exit', 'subway', 'heliport',
] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];
/** `S1`, `S2` (start tiles), `T01` … `T12`. */
export type TileId = string;
/** A Location, `T05.store`: tile and kind, since no tile has two of a kind (EP-017). */
export type LocationId = string;
/** Any space a pawn can be on: a Location, or a Land region like `T05#1` (EP-017). */
export type SpaceId = string;
export type ExitNumber = 1 | 2 | 3;

export type BusinessId = 'bar' | 'gym' | 'cinema' | 'gallery' | 'casino' | 'restaurant';
export type SafeHouseId = 'safehouse1' | 'safehouse2' | 'safehouse3';
export type PlaceId = BusinessId | SafeHouseId;
export type GroupId = 'businessA' | 'businessB' | 'safehouses';
/** `P1` … `P9`. */
export type PlanId = string;
/** A place with loot, an Exit (`exit1` …), `clinic`, `church` or `hospital`. */
export type InspectorCard = PlaceId | 'exit1' | 'exit2' | 'exit3' | 'clinic' | 'church' | 'hospital';
/** `PC1` … `PC6`. */
export type PatrolId = string;

/** One card among its copies: `informer-2`. */
export type ContactId = string;
export const EQUIPMENT = ['vest', 'hat', 'helmet', 'gasmask'] as const;
export type EquipmentId = (typeof EQUIPMENT)[number];
export const FIXERS = ['helicopter', 'safe', 'disguise', 'idcard', 'firstaidkit', 'motorcycle', 'energydrink', 'telephone'] as const;
export type FixerId = (typeof FIXERS)[number];
export const ASSETS = ['extra_action', 'move_federal', 'move_county', 'move_swat', 'avoid_tile', 'heal', 'master_key'] as const;
export type AssetId = (typeof ASSETS)[number];
export const ABILITIES = ['diversion', 'shortcut', 'recruit'] as const;
export type GangAbility = (typeof ABILITIES)[number];

export const COLOURS = ['green', 'black', 'brown'] as const;
export type LockerColour = (typeof COLOURS)[number];
export type ExitStack = 'A' | 'B';
/** A stack of hidden tiles: a Locker's colour or an Exit stack. */
export type Stack = LockerColour | ExitStack;
export const STACKS: readonly Stack[] = [...COLOURS, 'A', 'B'];

export const SLOTS = ['morning', 'afternoon', 'evening', 'night', 'dawn'] as const;
export type Slot = (typeof SLOTS)[number];
export type Day = 1 | 2 | 3;
export type Phase = 'city' | 'slot' | 'manhunt';
/** Stages of `slot`, then the only stages of `city` and `manhunt`. */
export type Stage = 'disc' | 'open' | 'avoid' | 'arrived' | 'visit' | 'after' | 'bonus' | 'place' | 'hunt';
/** Inspector Sandra has a pawn and a marker, but no seat. */
export type Player = Seat | 'inspector';

/** A City tile on its cell, turned by `rot` sixths (EP-016). */
export interface PlacedTile {
  id: TileId;
  q: number;
  r: number;
  rot: number;
}

/** What lies on a Contact space; a Handcuff may cover it. `ready`: face up. */
export type ContactSpace = { kind: 'contact'; card: ContactId; ready: boolean } | { kind: 'asset'; asset: AssetId } | null;

/** What lies on an Item space. An Asset there is locked. The value of a kept tile is in its owner's private part. */
export type ItemTile =
  | { kind: 'asset'; asset: AssetId }
  | { kind: 'equipment'; id: EquipmentId; ready: boolean }
  | { kind: 'fixer'; id: FixerId }
  | { kind: 'kept'; stack: Stack };

/** Notoriety: the marker on the track and the four cubes of the box. */
export interface Notoriety {
  position: number;
  cubes: { bottom: number; red: number; blue: number };
}

/** One human's player board and pawn: all of it is open (EP-389). */
export interface Board extends Notoriety {
  /** Null once out of the city. */
  pawn: LocationId | null;
  status: 'city' | 'escaped' | 'arrested';
  /** Five spaces, index 0 at the left. */
  contacts: ContactSpace[];
  /** Handcuffs, from the right: space i is covered if i >= 5 - handcuffs. */
  handcuffs: number;
  /** Five spaces, index 0 at the left. */
  items: (ItemTile | null)[];
  /** Asset spaces by price 5, 4, 3, 2, 1: unlocked Assets. */
  assets: ({ asset: AssetId; used: boolean } | null)[];
  assetBox: AssetId[];
  /** Key spaces by the number of the Safe House. */
  keys: ('up' | 'down' | null)[];
  gas: number;
  discs: number;
  /** Gang members. */
  gang: number;
  /** Gang Control markers not yet placed. */
  controls: number;
  wounds: { green: number; red: number };
  /** Cubes left on the Income track. */
  income: number;
  /** The Rest token shows the moon. */
  rested: boolean;
  /** First Aid lies face up. */
  firstAid: boolean;
}

export interface Inspector extends Notoriety {
  pawn: LocationId;
  income: number;
  discs: number;
  discard: InspectorCard[];
}

/** The display of a Business or Safe House: whose cubes lie in the plain and in the Income area. */
export interface Display {
  plain: Player[];
  income: Seat[];
  /** A Business's tile is turned over (EP-157). */
  closed: boolean;
}

export interface Gang {
  members: number;
  control: Seat | null;
}

/** An officer that must be avoided; the Inspector counts as one of any type (EP-287). */
export interface Faced {
  tile: TileId;
  type: OfficerType | 'inspector';
}

/** Steps of a Visit at which the visitor has a choice (section 5.6 of the rules and on). */
export type ChoiceStep = 'contact' | 'fixer' | 'gas' | 'equipment' | 'locker' | 'keep' | 'unlock' | 'heal' | 'calm' | 'treat' | 'exit';
/** Steps that run by themselves. */
export type AutoStep = 'crowd' | 'cube' | 'quiet' | 'key' | 'pay' | 'hire' | 'control' | 'report';
export type VisitStep = ChoiceStep | AutoStep;

export interface Visit {
  location: LocationId;
  /** Steps still to do; the first is the present one. */
  steps: VisitStep[];
  /** Equipment bought in this Visit. */
  bought: EquipmentId[];
  /** Tiles drawn in secret, one of which is to be kept. */
  drawn: { stack: Stack; count: number } | null;
}

/** What this turn has cost and brought so far; every price is public. */
export interface Tally {
  /** Movement points spent and, in the end, available. */
  spent: number;
  budget: number;
  gas: number;
  paid: number;
  received: number;
  avoided: number;
  wounds: number;
  healed: number;
}

/** The turn of the seat that is asked in phase `slot`. */
export interface TurnState {
  /** Movement points gained by effects in this turn. */
  mp: number;
  action: 'rest' | 'move' | null;
  /** Officers still to be avoided, by tile in city order. */
  faced: Faced[];
  visit: Visit | null;
  /** A group whose third cube was placed in this turn (EP-165). */
  completed: GroupId | null;
  tally: Tally;
}

/** A Manhunt: who may still move an officer, the first is asked, and where officers moved in it stand now. */
export interface Hunt {
  queue: Seat[];
  moved: { tile: TileId; type: OfficerType }[];
}

/** A hidden tile kept on an Item space. */
export interface KeptValue {
  space: number;
  value: number;
}

export interface Private {
  /** Null once arrested: the card went to the box. */
  plan: PlanId | null;
  cash: number;
  kept: KeptValue[];
  /** Values of the tiles drawn and waiting for `keepTile`, as drawn. */
  drawn: number[];
}

/** The last card or tile of a deck, pile or stack is its top. */
export interface Secret {
  contactDeck: ContactId[];
  cityDeck: TileId[];
  patrolDeck: PatrolId[];
  /** The Patrol card that was returned unseen (EP-034). */
  removedPatrol: PatrolId;
  businessPile: BusinessId[];
  safeHousePile: SafeHouseId[];
  inspectorDeck: InspectorCard[];
  stacks: Record<Stack, number[]>;
  /** Escape Plans that were not dealt. */
  plans: PlanId[];
  /** Locker and Exit tiles in the box. */
  tileBox: { stack: Stack; value: number }[];
  /** Escape Plans and cash that arrested players put into the box unseen (EP-342). */
  arrested: Record<Seat, Pick<Private, 'plan' | 'cash'>>;
}

/** The final reckoning of one human (EP-252 to EP-260). Places, Locker and Exit tiles with their single values. */
export interface Score {
  escaped: boolean;
  cash: number;
  places: { place: PlaceId; amount: number }[];
  lockers: number[];
  exits: number[];
  contacts: { count: number; value: number };
  assets: number;
  wounds: { count: number; value: number };
  handcuffs: { count: number; value: number };
  notoriety: { position: number; value: number };
  total: number;
  /** 1 is best; null for those who have not escaped. */
  rank: number | null;
}

export type SoloRank = 'pettyThief' | 'professional' | 'mastermind' | 'legend';

export interface EscapePlanResult extends Result {
  scores: Record<Seat, number>;
  sheets: Record<Seat, Score>;
  /** One human only: the title earned, null for a loss. */
  solo?: SoloRank | null;
  /** All that was hidden, shown at the end (EP-262, EP-390). */
  shown: { players: Record<Seat, Private>; secret: Omit<Secret, 'arrested'> };
}

export interface EscapePlan extends KitState<Secret, Private> {
  /** Options of the match. */
  example: boolean;
  manhunt: boolean;
  day: Day;
  slot: Slot;
  /** Turn order; the Inspector has a place in it. */
  order: Player[];
  /** Who has still to be called in this slot, in turn order; without the one who is asked. */
  queue: Player[];
  /** Somebody has acted in this slot (EP-079). */
  acted: boolean;
  boards: Record<Seat, Board>;
  inspector: Inspector | null;
  /** Tiles in order of placing; the first two are the start tiles. */
  city: PlacedTile[];
  /** Business or Safe House on each of their spots. */
  spots: Record<LocationId, PlaceId>;
  /** Officers by tile, in the order federal, county, SWAT. */
  officers: Record<TileId, OfficerType[]>;
  officerSupply: Record<OfficerType, number>;
  officerBox: Record<OfficerType, number>;
  gangs: Record<LocationId, Gang>;
  gangBox: number;
  /** Tiles turned up today and not yet placed. */
  openTiles: TileId[];
  /** Patrol cards in order of laying. */
  patrol: PatrolId[];
  displays: Record<PlaceId, Display>;
  /** Contact cards on display, index 0 at the left. */
  contacts: ContactId[];
  contactBox: ContactId[];
  /** Keys above the Safe House displays by number, and in the box. */
  keys: number[];
  keyBox: number[];
  /** Gas cans in the supply. */
  gas: number;
  equipment: Record<EquipmentId, number>;
  equipmentBox: Record<EquipmentId, number>;
  fixers: FixerId[];
  fixerBox: FixerId[];
  /** Who has left through the open Exit, in order. */
  escapes: Seat[];
  /** The running turn of `slot`. */
  turn: TurnState | null;
  hunt: Hunt | null;
  result?: EscapePlanResult;
}

/** What everybody sees: rules that need nothing hidden take this, be it `G` or a view. */
export type Open = Omit<EscapePlan, 'secret' | 'players'>;

/** Public sizes of hidden zones (section 10 of the rules). */
export interface Counts {
  contactDeck: number;
  cityDeck: number;
  patrolDeck: number;
  inspectorDeck: number;
  businessPile: number;
  safeHousePile: number;
  stacks: Record<Stack, number>;
}

/**
 * What a seat sees. Whatever a board wants to know beyond it, these answer from the view alone:
 *
 * | question | answer |
 * | --- | --- |
 * | every end of a Travel with its cheapest ways, officers, cans, keys, or why not | `travelEnds` (travel-query.ts) |
 * | a way traced step by step: cost, officers so far, next steps, may it end here | `traceTravel` (travel-query.ts) |
 * | where an open tile may go, and turned how | `placings`, `freeCells`, `refusePlacing` (placing.ts) |
 * | what a ready piece costs | `priceOfUse` (executive.ts); its targets are the listed choices |
 * | the step of a Visit that waits for the visitor, and those after it | `presentStep` (visit.ts), `turn.visit.steps` |
 * | Lockers: what they need, what they give, whether a key is at hand | `lockerSum`, `lockerDraw`, `lockersAtHand` (lockers.ts), `LOCKERS` |
 * | Exits: open or closed, the stack, what leaving costs | `isExitClosed`, `exitStack`, `lastExit` (patrol.ts), `exitCost` (escape.ts) |
 * | what Income brings | `incomeOf` (money.ts) |
 * | what a number of Wounds would come to | `foresee` (wounds.ts) |
 * | Contacts that count, spaces under Handcuffs | `uncovered`, `isCovered` (contact-cards.ts) |
 * | the officers a seat may send in a Manhunt | `huntMoves` (manhunt.ts) |
 * | one's score if one were out now | `scoreOf`, `totalOf` (scoring.ts) |
 * | where and how all is drawn | `PICTURES` and its neighbours (content/picture.ts) |
 *
 * The running total of a turn is `turn.tally`.
 */
export type View = KitView<EscapePlan, Counts>;

export const defineMove = moveDefiner<EscapePlan, View>();
