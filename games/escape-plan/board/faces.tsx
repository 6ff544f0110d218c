/** How the things of Escape Plan look: one icon a thing, the colours of police and Land. Colour is never the only mark. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Bank from '~icons/game-icons/banknote';
import Barrel from '~icons/game-icons/jerrycan';
import Beer from '~icons/game-icons/beer-stein';
import Boxer from '~icons/game-icons/boxing-glove';
import Card from '~icons/game-icons/id-card';
import Cash from '~icons/game-icons/cash';
import Chain from '~icons/game-icons/handcuffs';
import Church from '~icons/game-icons/church';
import Detective from '~icons/game-icons/magnifying-glass';
import Dice from '~icons/game-icons/rolling-dices';
import Disc from '~icons/game-icons/plain-circle';
import Drink from '~icons/game-icons/soda-can';
import Escape from '~icons/game-icons/exit-door';
import Fence from '~icons/game-icons/swap-bag';
import Ferry from '~icons/game-icons/ship-bow';
import Film from '~icons/game-icons/film-projector';
import FirstAid from '~icons/game-icons/first-aid-kit';
import Fist from '~icons/game-icons/fist';
import Gang from '~icons/game-icons/backup';
import GasMask from '~icons/game-icons/gas-mask';
import Hat from '~icons/game-icons/captain-hat-profile';
import Heal from '~icons/game-icons/bandage-roll';
import Heist from '~icons/game-icons/suitcase';
import Helicopter from '~icons/game-icons/helicopter';
import Helmet from '~icons/game-icons/visored-helm';
import Hospital from '~icons/game-icons/hospital-cross';
import House from '~icons/game-icons/family-house';
import Key from '~icons/game-icons/key';
import Laptop from '~icons/game-icons/laptop';
import Lifting from '~icons/game-icons/weight-lifting-up';
import Locker from '~icons/game-icons/lockers';
import Lockpicks from '~icons/game-icons/lockpicks';
import Meal from '~icons/game-icons/knife-fork';
import Medic from '~icons/game-icons/medical-pack';
import Moon from '~icons/game-icons/moon';
import Moustache from '~icons/game-icons/domino-mask';
import Ninja from '~icons/game-icons/ninja-head';
import Painting from '~icons/game-icons/paint-brush';
import Phone from '~icons/game-icons/rotary-phone';
import Radio from '~icons/game-icons/pocket-radio';
import Safe from '~icons/game-icons/strongbox';
import Scooter from '~icons/game-icons/scooter';
import Shop from '~icons/game-icons/shop';
import Smoke from '~icons/game-icons/smoke-bomb';
import Snitch from '~icons/game-icons/spy';
import Stamp from '~icons/game-icons/quill-ink';
import Stars from '~icons/game-icons/night-sky';
import Steering from '~icons/game-icons/steering-wheel';
import Subway from '~icons/game-icons/subway';
import Sun from '~icons/game-icons/sun';
import Sunrise from '~icons/game-icons/sunrise';
import Talk from '~icons/game-icons/talk';
import Vest from '~icons/game-icons/kevlar-vest';
import Wanted from '~icons/game-icons/wanted-reward';
import Wound from '~icons/game-icons/bleeding-wound';
import Eye from '~icons/game-icons/sunglasses';
import Arrow from '~icons/game-icons/police-target';
import Tile from '~icons/lucide/square-dashed';
import Briefcase from '~icons/game-icons/briefcase';
import Pills from '~icons/game-icons/medicines';
import Wheel from '~icons/game-icons/car-wheel';
import Sunset from '~icons/game-icons/sunset';
import Cloudy from '~icons/game-icons/sun-cloud';
import { manifest } from '../manifest';
import type { Land } from '../content/tiles';
import type { Effect } from '../content/effects';
import type { AssetId, EquipmentId, Faced, FixerId, GangAbility, LockerColour, OfficerType, Slot, Stack } from '../state';

/** The game's texts; keys of the board's own are below `board.`. */
export const useText = () => useTranslation(manifest.id).t;
export type Text = ReturnType<typeof useText>;

export const money = (thousands: number): string => `$${thousands}K`;
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** By what a Location is called in the log: a place with loot, an Exit, else its kind. */
const SPOT_ICONS: Record<string, ReactNode> = {
  bar: <Beer />, gym: <Lifting />, cinema: <Film />, gallery: <Painting />, casino: <Dice />, restaurant: <Meal />,
  safehouse: <House />, safehouse1: <House />, safehouse2: <House />, safehouse3: <House />,
  business: <Briefcase />, gang: <Gang />, store: <Shop />, clinic: <Pills />, church: <Church />, hospital: <Hospital />,
  exit: <Escape />, exit1: <Escape />, exit2: <Escape />, exit3: <Escape />, subway: <Subway />, heliport: <Helicopter />,
};
export const spotIcon = (spot: string): ReactNode => SPOT_ICONS[spot];

/** Each kind of officer has its colour, its letter and its shape (`OfficerShape`). */
export const OFFICER_LOOK: Record<OfficerType, { fill: string; ink: string }> = {
  federal: { fill: '#2457a0', ink: '#fff' },
  county: { fill: '#8a5a18', ink: '#fff' },
  swat: { fill: '#23262e', ink: '#fff' },
};

export const LAND_LOOK: Record<Land, string> = { I: '#565c68', C: '#c79d3f', R: '#6f9f63', W: '#3f7fb4' };

const CONTACT_ICONS: Record<string, ReactNode> = {
  snitch_federal: <Snitch />, snitch_county: <Snitch />, snitch_swat: <Snitch />, fixer: <Disc />, fighter: <Fist />, boxer: <Boxer />, ninja: <Ninja />,
  informer: <Talk />, driver: <Steering />, medic: <Medic />, banker: <Bank />, forger: <Stamp />, locksmith: <Lockpicks />, dispatcher: <Radio />,
  hacker: <Laptop />, fence: <Fence />,
};
export const contactIcon = (kind: string): ReactNode => CONTACT_ICONS[kind];

const EQUIPMENT_ICONS: Record<EquipmentId, ReactNode> = { vest: <Vest />, hat: <Hat />, helmet: <Helmet />, gasmask: <GasMask /> };
export const equipmentIcon = (id: EquipmentId): ReactNode => EQUIPMENT_ICONS[id];

const FIXER_ICONS: Record<FixerId, ReactNode> = {
  helicopter: <Helicopter />, safe: <Safe />, disguise: <Moustache />, idcard: <Card />, firstaidkit: <FirstAid />, motorcycle: <Scooter />,
  energydrink: <Drink />, telephone: <Phone />,
};
export const fixerIcon = (id: FixerId): ReactNode => FIXER_ICONS[id];

const ASSET_ICONS: Record<AssetId, ReactNode> = {
  extra_action: <Disc />, move_federal: <Arrow />, move_county: <Arrow />, move_swat: <Arrow />, avoid_tile: <Smoke />, heal: <Heal />, master_key: <Key />,
};
export const assetIcon = (id: AssetId): ReactNode => ASSET_ICONS[id];

const ABILITY_ICONS: Record<GangAbility, ReactNode> = { diversion: <Smoke />, shortcut: <Wheel />, recruit: <Talk /> };
export const abilityIcon = (id: GangAbility): ReactNode => ABILITY_ICONS[id];

export const ICON = {
  cash: <Cash />, notoriety: <Wanted />, wound: <Wound />, handcuffs: <Chain />, gas: <Barrel />, disc: <Disc />, gang: <Gang />, key: <Key />,
  firstAid: <FirstAid />, income: <Bank />, plan: <Heist />, locker: <Locker />, exit: <Escape />, inspector: <Detective />, ferry: <Ferry />,
  sun: <Sun />, moon: <Moon />, patrol: <Eye />, tile: <Tile />, contacts: <Talk />, movement: <Wheel />,
} as const;

const SLOT_ICONS: Record<Slot, ReactNode> = { morning: <Sunrise />, afternoon: <Cloudy />, evening: <Sunset />, night: <Stars />, dawn: <Moon /> };
export const slotIcon = (slot: Slot): ReactNode => SLOT_ICONS[slot];

/** A key's or Locker's colour; its first letter stands beside it. */
export const COLOUR_LOOK: Record<LockerColour, { fill: string; ink: string }> = {
  green: { fill: '#2a7557', ink: '#fff' }, black: { fill: '#23262e', ink: '#fff' }, brown: { fill: '#7a4a1e', ink: '#fff' },
};
export const stackTone = (stack: Stack): string => (stack === 'A' || stack === 'B' ? '#c9b98f' : COLOUR_LOOK[stack].fill);

/** Patterns on Contact cards tell at a glance what they are good for. */
export function effectTone({ do: what }: Effect): { tone: string; pattern: 'stripes' | 'dots' | 'grid' | 'checks' | 'chevrons' | 'lines' | 'plain' } {
  switch (what) {
    case 'avoidTile': case 'avoidOne': return { tone: '#d98f7e', pattern: 'stripes' };
    case 'removeOfficer': case 'moveOfficer': return { tone: '#8fb1de', pattern: 'chevrons' };
    case 'income': case 'sellItem': return { tone: '#a9c58b', pattern: 'grid' };
    case 'loseNotoriety': case 'heal': return { tone: '#e6d7a8', pattern: 'dots' };
    case 'movementPoint': case 'gainDisc': return { tone: '#e5b95c', pattern: 'lines' };
    default: return { tone: '#bdb4cf', pattern: 'checks' };
  }
}

/** A faced officer, also the Inspector, in words: what it is and where. */
export const facedKey = ({ tile, type }: Faced): string => `${tile}:${type}`;
