/** The vault with the Cops Track, as in all scenarios but one (BS-335 to BS-345). */
import { moveAll } from '../../kit/zones';
import type { Turn } from '../events';
import { bossOf, soloOf } from './ask';
import { mostBribes, pendingCops } from './bribes';
import { takeOut, winToken } from './tokens';
import type { Law, VaultRules } from './vault-rules';

/** Puts Cops of the draw on the track. */
export function placeOnTrack({ G, tell }: Turn, count: number, { bustOn }: Pick<Law, 'bustOn'>): void {
  if (count === 0) return;
  const from = G.track;
  takeOut(soloOf(G).drawn, Array<'cops'>(count).fill('cops'));
  G.track += count;
  tell({ type: 'cops', count, from, track: G.track, bust: G.track >= bustOn });
}

export const trackVault: VaultRules = {
  meetCops: (turn, law) => {
    const { G } = turn;
    if (pendingCops(G) > 0) {
      if (law.keySendsCopsBack && soloOf(G).drawn.includes('key')) return 'cops';
      placeOnTrack(turn, 1, law);
      if (mostBribes({ ...G, asked: {} }, law) > 0) return 'bribe';
      placeOnTrack(turn, pendingCops(G), law);
    }
    return G.track >= law.bustOn ? 'busted' : 'settled';
  },
  spaces: () => null,
  canRob: () => true,
  take: (turn, token) => winToken(turn, token, 'loot'),
  atRisk: (G) => [...bossOf(G).loot],
  lose: ({ G }) => bossOf(G).loot.splice(0),
  escape: ({ G }) => {
    const boss = bossOf(G);
    const loot = [...boss.loot];
    moveAll(boss.loot, boss.stash);
    return loot;
  },
};
