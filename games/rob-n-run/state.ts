/** The state of Rob 'n Run: `G`, what a seat sees of it, and the ids of all that lies on the table (RR-035 to RR-039). */
import { moveDefiner } from '../kit/move';
import type { KitState, Result, Seat, View as KitView } from '../kit/types';

/** The tool order: every listing and every tie follows it (RR-023). */
export const TOOLS = ['dynamite', 'ram', 'jackhammer', 'torch', 'idcard', 'stethoscope', 'acid'] as const;
export type Tool = (typeof TOOLS)[number];
/** All cards: the tools, then the sports bag. */
export const CARDS = [...TOOLS, 'bag'] as const;
export type Card = (typeof CARDS)[number];
/** A zone of cards: a number of each kind, none left out, in tool order. Cards have no identity of their own (RR-036). */
export type Zone = Record<Card, number>;
/** Tools laid out or needed, a number of each kind. */
export type Row = Record<Tool, number>;
/** A picture of cards, or some of them by number: kinds that are not there are left out, the rest in tool order. */
export type Cards = Partial<Zone>;

export const ALARMS = ['yellow', 'green', 'white', 'red'] as const;
export type Alarm = (typeof ALARMS)[number];
export const HINTS = [
  'H01', 'H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H08', 'H09', 'H10', 'H11', 'H12', 'H13', 'H14', 'H15', 'H16',
] as const;
export type HintId = (typeof HINTS)[number];
/** `closed`: face down, not used since the deal; `used`: face down after use. */
export type HintState = 'open' | 'closed' | 'used';
export const BUILDING_IDS = [
  'savings-bank', 'card-room', 'harbour-bank', 'fairground-museum', 'roulette-palace', 'coin-museum', 'private-bank', 'grand-gallery',
] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];
export type BuildingKind = 'bank' | 'museum' | 'casino';
export type DistrictId = 'old-town' | 'harbour' | 'pleasure-quarter' | 'hillside';
export type SafeClass = 1 | 2 | 3;
/** `s<class>-<number>`: its face is looked up in content/safes.ts. */
export type SafeId = string;
export type ScenarioId = '1' | '2' | '3' | '4' | '5' | '6';
export const TERMINALS = ['A', 'B', 'C'] as const;
export type Terminal = (typeof TERMINALS)[number];
export type RatingId = 'economy' | 'weekend' | 'beach' | 'villa' | 'jet' | 'legend';

/** The district tile on each of the layout's four tile places, in their order (RR-061). */
export type Arrangement = readonly { district: DistrictId; rotation: 0 | 90 | 180 | 270 }[];

/** What a note says (RR-194). Each was true when it was written, and is not kept up to date. */
export type Fact =
  /** H01: how many kinds are missing. */
  | { what: 'kinds'; n: number }
  /** H02: the highest number missing of any kind. */
  | { what: 'highest'; n: number }
  /** H03, H04, H09, H11: the kind is missing (`yes`) or not. */
  | { what: 'missing'; tool: Tool; yes: boolean }
  /** H05: no other kind is missing more often. */
  | { what: 'most'; tool: Tool }
  /** H06, H08: how many of the kind are missing, 0 included. */
  | { what: 'count'; tool: Tool; n: number }
  /** H07: exactly one of the two is missing; in tool order. */
  | { what: 'one-of'; tools: [Tool, Tool] }
  /** H09: the seat's hand, as it was. Lasts the round. */
  | { what: 'hand'; seat: Seat; cards: Cards }
  /** H09: no kind in the seat's hand, as it was shown, is missing. */
  | { what: 'none-shown'; seat: Seat }
  /** H10, for the Boss and the seat: play the kind (`yes`) or drop it; `tool` null (and no `yes`): the hand held no tool. */
  | { what: 'mark'; seat: Seat; tool: Tool | null; yes?: boolean }
  /** H11: what the seat holds most often; null: no tool at all. Lasts the round. */
  | { what: 'most-held'; seat: Seat; tool: Tool | null }
  /** H12, for all: so many cards of the seat's hand were exchanged. */
  | { what: 'cleared'; seat: Seat; n: number }
  /** H12, for the Boss and the seat: these kinds, thrown away, are not missing. */
  | { what: 'cleared-kinds'; seat: Seat; tools: Tool[] }
  /** H13, for all: the seat got a card. */
  | { what: 'given'; seat: Seat }
  /** H13, for the Boss and the seat: which one. */
  | { what: 'given-card'; seat: Seat; card: Card }
  /** H14, for all: the seat has seen this safe of the raid (numbered from 0). */
  | { what: 'shown-safe'; seat: Seat; safe: number }
  /** H14, for the seat: its face. */
  | { what: 'face'; safe: number; id: SafeId }
  /** H16: the alarm pile, as it was. Lasts the round. */
  | { what: 'pile'; cards: Cards };

/** A fact that a hint has told (RR-194, RR-195). Notes for all lie in `raid.notes`, others in the private parts. */
export interface Note {
  round: number;
  hint: HintId;
  /** Who may read it. */
  seats: 'all' | Seat[];
  lasts: 'round' | 'raid';
  fact: Fact;
}

/** What one alarm phase told all (RR-262): cards added to each row, to the alarm pile, and bags. */
export interface Sorted {
  row: Row;
  pile: number;
  bags: number;
}

/** The hint whose second step is awaited (RR-103, RR-104), and the accomplice it is about. */
export interface OpenHint {
  hint: HintId;
  /** H08, H09, H10, H12. */
  seat: Seat | null;
}

/** The open part of a raid. It begins with the choice of a building and ends when it is scored. */
export interface Raid {
  building: BuildingId;
  /** Classes of the safes behind the screen, by number from 0. */
  safes: SafeClass[];
  /** 0 in the preparation, then 1, 2, … */
  round: number;
  /** Informants paid in this preparation (RR-173). */
  paid: Alarm[];
  /** The six hints of the game, in the scenario's order; empty before `startRaid`. */
  hints: Partial<Record<HintId, HintState>>;
  rows: Row;
  /** Used bags beside the board (RR-255). */
  bags: number;
  /** The alarm phases of this raid so far, round by round. */
  sorted: Sorted[];
  /** Notes for all. */
  notes: Note[];
  doing: OpenHint | null;
  /** Passes in a row in this accomplice phase (RR-151). */
  passes: number;
  /** Who has swapped the hand in this accomplice phase (RR-240). */
  swapped: Seat[];
}

/** The last raid that was scored, with all that is open then (RR-274). */
export interface LastRaid {
  boss: Seat;
  building: BuildingId;
  safes: { id: SafeId; cracked: boolean }[];
  rows: Row;
  /** Cards in the alarm pile. */
  pile: number;
  /** The red alarm was triggered. */
  alarm: boolean;
  rounds: number;
  gold: number;
}

export interface Secret {
  /** The last card is the top. */
  deck: Card[];
  trash: Zone;
  /** Cards played in this round. No order, no owners (RR-246). */
  middle: Zone;
  /** Faces of the safes in each building, as many as `counts.buildings` says. */
  faces: Record<BuildingId, SafeId[]>;
  /** The last one is the top. */
  reserve: SafeId[];
  /** Faces behind the screen before the Boss looks at them (RR-502). */
  screen: SafeId[];
  /** Safes removed unseen (RR-506). All that is nowhere is in the box. */
  removed: SafeId[];
}

/** What one seat holds and has been shown. All empty in `prepare` and `scoring` (RR-526). */
export interface Private {
  /** An accomplice's hand. */
  hand: Zone;
  /** Own cards played in this raid, one zone a round (RR-238). */
  played: Zone[];
  /** Notes for this seat and not for all. */
  notes: Note[];
  /** The Boss: faces of the raid's safes, by number. */
  safes: SafeId[];
  /** The Boss: the alarm pile. */
  pile: Zone;
  /** The Boss: a hand that H10 or H12 shows, while its second step is awaited. */
  seen: Cards | null;
  /** The Boss: cards drawn by H13, until one is given away. */
  drawn: Cards | null;
}

/** The end of a match (RR-303), the same for all. */
export interface RobResult extends Result {
  won: boolean;
  terminal: Terminal | null;
  /** Gold and the terminal's bonus (RR-301); null when lost. */
  score: number | null;
  rating: RatingId | null;
  reason: 'caught' | 'stranded' | null;
  /** Raids played. */
  raids: number;
}

export interface RobNRun extends KitState<Secret, Private> {
  /** How many sit at the table; it picks the side of the police station (RR-072). */
  numPlayers: number;
  scenario: ScenarioId;
  safesPerRaid: 'all' | 'choose';
  arrangement: Arrangement;
  boss: Seat;
  /** Talk is closed: from `startRaid` until scoring begins (RR-124). */
  silent: boolean;
  /** Spaces of the route. */
  officer: number;
  car: number;
  /** Cubes that still lie on the route, by space. */
  cubes: Record<string, Alarm[]>;
  /** Levels of the alarms; their values are `valueOf` in alarms.ts. */
  levels: Record<Alarm, number>;
  /** Gold bars in the treasury; the others are the supply. */
  treasury: number;
  /** Informants laid out, by their alarm (RR-169, RR-170). */
  informants: Alarm[];
  raid: Raid | null;
  lastRaid: LastRaid | null;
  /** All safes scored so far, cracked or not (RR-505). */
  scored: SafeId[];
  /** Raids begun. */
  raids: number;
  /** Safes that still have to be placed or removed, in phase `scoring`. */
  placing: number;
  result?: RobResult;
}

/** Public sizes of hidden zones, and the classes of safes, which are on their backs. */
export interface Counts {
  /** Classes of the safes in each building. */
  buildings: Record<BuildingId, SafeClass[]>;
  /** `top` shows its class; of the whole reserve the classes are known, but not the order (RR-344). */
  reserve: { top: SafeClass | null; classes: SafeClass[] };
  /** Classes of safes removed unseen. */
  removed: SafeClass[];
  deck: number;
  trash: number;
  middle: number;
  /** The alarm pile. */
  pile: number;
  /** Cards drawn by H13 that the Boss holds. */
  drawn: number;
  /** Cards in each seat's hand; 0 for the Boss. */
  hands: Record<Seat, number>;
  /** Cards that each seat has played, round by round of this raid. */
  played: Record<Seat, number[]>;
}

export type View = KitView<RobNRun, Counts>;

/** The open part of the table, alike in `G` and in every view. */
export type Open = Omit<RobNRun, 'secret' | 'players'>;

export const defineMove = moveDefiner<RobNRun, View>();
