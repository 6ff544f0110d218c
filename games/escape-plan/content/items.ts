/** Equipment, Fixers, Assets and gang abilities (EP-038, EP-041, EP-042, EP-217, EP-218, EP-231 to EP-244). Names are in the locales. */
import type { AssetId, EquipmentId, FixerId, GangAbility, OfficerType } from '../state';
import type { Effect } from './effects';

export interface EquipmentKind {
  price: number;
  copies: number;
  avoids: readonly OfficerType[];
}

export const EQUIPMENT_KINDS: Readonly<Record<EquipmentId, EquipmentKind>> = {
  vest: { price: 2, copies: 4, avoids: ['federal'] },
  hat: { price: 2, copies: 4, avoids: ['county'] },
  helmet: { price: 2, copies: 4, avoids: ['swat'] },
  gasmask: { price: 3, copies: 4, avoids: ['county', 'swat'] },
};

export interface FixerKind {
  price: number;
  effect: Effect;
}

export const FIXER_KINDS: Readonly<Record<FixerId, FixerKind>> = {
  helicopter: { price: 1, effect: { do: 'fly' } },
  safe: { price: 3, effect: { do: 'income' } },
  disguise: { price: 2, effect: { do: 'loseNotoriety' } },
  idcard: { price: 4, effect: { do: 'gainDisc' } },
  firstaidkit: { price: 1, effect: { do: 'heal' } },
  motorcycle: { price: 2, effect: { do: 'gangAbility' } },
  energydrink: { price: 2, effect: { do: 'readyAll' } },
  telephone: { price: 2, effect: { do: 'takeContact' } },
};

export interface AssetKind {
  effect: Effect;
  start: { zone: 'assetSpace' | 'item' | 'contact'; index: number };
}

export const ASSET_KINDS: Readonly<Record<AssetId, AssetKind>> = {
  extra_action: { effect: { do: 'gainDisc' }, start: { zone: 'assetSpace', index: 0 } },
  move_federal: { effect: { do: 'moveOfficer', types: ['federal'] }, start: { zone: 'item', index: 2 } },
  move_county: { effect: { do: 'moveOfficer', types: ['county'] }, start: { zone: 'item', index: 3 } },
  move_swat: { effect: { do: 'moveOfficer', types: ['swat'] }, start: { zone: 'item', index: 4 } },
  avoid_tile: { effect: { do: 'avoidTile' }, start: { zone: 'contact', index: 2 } },
  heal: { effect: { do: 'heal' }, start: { zone: 'contact', index: 3 } },
  master_key: { effect: { do: 'key' }, start: { zone: 'contact', index: 4 } },
};

export const ABILITY_EFFECTS: Readonly<Record<GangAbility, Effect>> = {
  diversion: { do: 'avoidTile' },
  shortcut: { do: 'movementPoint' },
  recruit: { do: 'takeContact' },
};
