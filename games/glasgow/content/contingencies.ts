/** Contingency cards and the four tokens (GT-015, GT-019, GT-033). */
import type { AreaId, ContingencyId, Needs, TokenNumber } from '../state';
import { finder } from '../../kit/find';

export interface Contingency {
  id: ContingencyId;
  area: AreaId;
  tools: Needs;
}

/** What a token costs in each rest while it lies on the tracks. */
export interface ContingencyToken {
  number: TokenNumber;
  time: number;
  fingerprints: number;
}

export const CONTINGENCIES: readonly Contingency[] = [
  { id: 'k01', area: 'tractor', tools: { gun: 2, gloves: 1 } },
  { id: 'k02', area: 'tractor', tools: { battery: 2, balaclava: 1 } },
  { id: 'k03', area: 'gas-station', tools: { battery: 2, gun: 1 } },
  { id: 'k04', area: 'gas-station', tools: { rope: 2, gloves: 1 } },
  { id: 'k05', area: 'lake', tools: { balaclava: 2, rope: 1 } },
  { id: 'k06', area: 'lake', tools: { walkie: 2, gloves: 1 } },
  { id: 'k07', area: 'lake', tools: { gun: 2, battery: 1 } },
  { id: 'k08', area: 'windmill', tools: { gloves: 2, gun: 1 } },
  { id: 'k09', area: 'windmill', tools: { rope: 2, walkie: 1 } },
  { id: 'k10', area: 'church', tools: { balaclava: 2, walkie: 1 } },
  { id: 'k11', area: 'church', tools: { gun: 2, walkie: 1 } },
  { id: 'k12', area: 'church', tools: { battery: 2, gloves: 1 } },
  { id: 'k13', area: 'quarry', tools: { walkie: 2, balaclava: 1 } },
  { id: 'k14', area: 'quarry', tools: { gloves: 2, rope: 1 } },
  { id: 'k15', area: 'signal-box', tools: { rope: 2, battery: 1 } },
  { id: 'k16', area: 'signal-box', tools: { balaclava: 2, walkie: 1 } },
];

export const CONTINGENCY_TOKENS: readonly ContingencyToken[] = [
  { number: 1, time: 1, fingerprints: 0 },
  { number: 2, time: 2, fingerprints: 0 },
  { number: 3, time: 0, fingerprints: 2 },
  { number: 4, time: 0, fingerprints: 3 },
];

export const contingencyOf = finder(CONTINGENCIES, 'id');
export const tokenOf = finder(CONTINGENCY_TOKENS, 'number');
