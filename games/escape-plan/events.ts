/** The public events of Escape Plan, as moves tell them into the log: never a hidden value (EP-391). Money in thousands. */
import type { Play } from '../kit/move';
import type { Seat } from '../kit/types';
import type {
  AssetId, Day, EquipmentId, EscapePlan, ExitNumber, FixerId, GangAbility, GroupId, InspectorCard, LocationId, LockerColour,
  OfficerType, PatrolId, PlaceId, Player, Slot, SpaceId, Stack, TileId,
} from './state';

/** What a Location is called: a place with loot, an Exit by its number, else its kind. */
export type SpotName = string;
/** What a Contact card is called: its kind, without the number of the copy. */
export type ContactName = string;
/** What an Item tile is called: Equipment, Fixer, or the back of a hidden tile (`tile-green`, `tile-A`). */
export type ItemName = string;

type Event<Type extends string, Facts = object> = { type: Type } & Facts;
/** An event that is a seat's own story. */
type Of<Type extends string, Facts = object> = Event<Type, { seat: Seat } & Facts>;
type Placing = { tile: TileId; q: number; r: number; rot: number };

type DayEvent =
  | Event<'day-begun', { day: Day }>
  | Of<'income', { amount: number }>
  /** `posted`: its officer joined the Exit's tile. */
  | Event<'patrol-laid', { card: PatrolId; exit: ExitNumber; officer: OfficerType; closed: boolean; posted: boolean }>
  | Event<'tiles-opened', { tiles: TileId[]; count: number }>
  | Of<'tile-placed', Placing>
  /** The example city builds itself. */
  | Event<'tile-laid', Placing>
  | Event<'spot-opened', { place: PlaceId; tile: TileId }>
  | Event<'order-set', { order: Player[] }>
  | Event<'slot-begun', { day: Day; slot: Slot }>
  | Of<'settled', { change: number; position: number }>
  | Event<'inspector-settled', { change: number; position: number }>
  | Of<'hunted', { officer: OfficerType; tile: TileId; to: TileId }>
  | Of<'hunt-passed'>
  | Event<'hunted-alone', { officer: OfficerType; tile: TileId; to: TileId }>;

type TurnEvent =
  | Of<'disc-used'>
  | Of<'disc-declined'>
  | Of<'rested'>
  | Of<'passed'>
  | Of<'asset-unlocked', { asset: AssetId; price: number }>
  | Of<'asset-boxed', { asset: AssetId }>
  /** `spaces`: the way, start and end included. */
  | Of<'travelled', { from: LocationId; to: LocationId; spot: SpotName; tile: TileId; spaces: SpaceId[]; spent: number; budget: number }>
  | Of<'gas-returned', { count: number }>
  | Of<'key-used', { key: LockerColour | 'master' | 'locksmith' }>
  | Of<'helicopter-used'>
  | Of<'faced', { count: number }>
  | Of<'avoided', { tile: TileId; count: number }>
  | Of<'wounded', { tile: TileId; officer: OfficerType | 'inspector' }>
  | Of<'handcuffed', { count: number }>
  | Of<'arrested'>
  | Of<'bonus-taken', { group: GroupId; choice: 'disc' | 'other' | 'none' }>;

type ExecutiveEvent =
  | Of<'contact-used', { contact: ContactName; price: number }>
  | Of<'equipment-used', { equipment: EquipmentId }>
  | Of<'first-aid-used'>
  | Of<'fixer-used', { fixer: FixerId }>
  | Of<'gang-used', { ability: GangAbility }>
  | Of<'asset-used', { asset: AssetId; price: number }>
  | Of<'officer-removed', { officer: OfficerType; tile: TileId }>
  | Of<'officer-moved', { officer: OfficerType; tile: TileId; to: TileId }>
  /** `kept` false: both disc spaces were full (EP-331). */
  | Of<'disc-gained', { kept: boolean }>
  | Of<'notoriety-gained', { count: number }>
  | Of<'notoriety-lost', { count: number }>
  | Of<'healed', { count: number }>
  | Of<'movement-gained', { count: number }>
  | Of<'item-sold', { item: ItemName; amount: number }>
  | Of<'readied'>;

type VisitEvent =
  | Of<'visited', { spot: SpotName; tile: TileId }>
  | Of<'crowd', { count: number }>
  | Of<'cube-placed', { place: PlaceId; area: 'plain' | 'income' }>
  | Of<'contact-discarded', { contact: ContactName }>
  | Of<'contact-placed', { contact: ContactName; space: number }>
  | Of<'contact-replaced', { contact: ContactName; replaced: ContactName; space: number }>
  | Event<'contact-turned', { contact: ContactName }>
  | Event<'business-closed', { place: PlaceId }>
  | Of<'key-taken', { colour: LockerColour }>
  | Of<'fixer-bought', { fixer: FixerId; price: number }>
  | Of<'equipment-bought', { equipment: EquipmentId; price: number }>
  | Of<'item-replaced', { item: ItemName }>
  | Of<'gas-taken'>
  | Of<'locker-opened', { colour: LockerColour; count: number }>
  | Of<'exit-searched', { exit: ExitNumber; stack: Stack; count: number }>
  | Of<'tile-kept', { item: ItemName }>
  | Of<'church-paid', { price: number }>
  | Of<'treated', { count: number; price: number }>
  | Of<'reported'>
  | Of<'gang-hired', { tile: TileId; price: number; count: number }>
  /** `place`: 1 for the first to leave. */
  | Of<'escaped', { exit: ExitNumber; price: number; place: number }>;

type InspectorEvent =
  | Event<'inspector-skipped', { card: InspectorCard }>
  | Event<'inspector-went', { spot: SpotName; tile: TileId; humans: Seat[] }>
  | Event<'inspector-stayed'>
  | Event<'inspector-cube', { place: PlaceId }>
  | Event<'inspector-key', { colour: LockerColour }>
  | Event<'inspector-exit-tile', { exit: ExitNumber }>
  | Event<'inspector-contact', { contact: ContactName }>
  | Event<'inspector-disc'>;

type EndEvent =
  | Event<'game-over', { escaped: number }>
  | Of<'scored', { total: number }>
  | Of<'won', { total: number }>
  | Event<'nobody-won'>;

/** A discriminated union by `type`; `seat` is whose story it is. */
export type EscapePlanEvent = DayEvent | TurnEvent | ExecutiveEvent | VisitEvent | InspectorEvent | EndEvent;

/** What rules use to change the game: `Play` with this game's events. */
export type Turn = Omit<Play<EscapePlan>, 'seat' | 'tell'> & { tell(event: EscapePlanEvent): void };
