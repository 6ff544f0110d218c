/** Phase `trade`: swap the drawn token with one on the Vault Floor, or keep it (BS-210 to BS-218, BS-228, BS-236). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { canUse, refuseAbility } from '../abilities';
import type { Turn } from '../events';
import { startVaultRound } from '../heist';
import { passMarker } from '../marker';
import { defineMove, VAULT_KINDS, type VaultKind, type View } from '../state';
import { askNextTrader, keepDrawn } from '../trading';
import { floorIndex } from './schemas';

interface Deal {
  floor: number;
  /** Con Man: the kind of loot token given in place of the drawn one. */
  give?: VaultKind;
  /** Gun Man: place on the floor after the swap. */
  steal?: number;
}

function refuseTrade(view: View, { floor, give, steal }: Deal, seat: string): Refusal | undefined {
  const size = view.floor.length;
  if (floor >= size) return refusal('not-on-floor', 'BS-212', { size });
  if (give !== undefined) {
    const why = refuseAbility(view, seat, 'con', 'BS-228');
    if (why) return why;
    if (!view.seats[seat]!.loot.includes(give)) return refusal('not-in-loot', 'BS-229', { token: give });
  }
  if (steal === undefined) return undefined;
  return refuseAbility(view, seat, 'gun', 'BS-236') ?? (steal < size ? undefined : refusal('not-on-floor', 'BS-237', { size }));
}

/** Every deal the seat can make now. */
function deals(view: View, seat: string): Deal[] {
  const gives = canUse(view, seat, 'con') ? [...new Set(view.seats[seat]!.loot)] : [];
  const steals = canUse(view, seat, 'gun') ? view.floor.map((_, steal) => steal) : [];
  return view.floor.flatMap((_, floor) => [
    { floor },
    ...gives.map((give) => ({ floor, give })),
    ...steals.map((steal) => ({ floor, steal })),
  ]);
}

/** Swaps on the floor; the Con Man's drawn token becomes loot instead of the given one. */
function swap({ G, tell }: Turn, seat: string, { floor, give }: Deal): void {
  const boss = G.seats[seat]!;
  const drawn = boss.held!;
  const taken = G.floor[floor]!;
  if (give !== undefined) {
    boss.loot.splice(boss.loot.indexOf(give), 1);
    boss.loot.push(drawn);
    boss.abilityUsed = true;
    tell({ type: 'con-man-used', seat, given: give, drawn });
  }
  const given = give ?? drawn;
  G.floor[floor] = given;
  boss.loot.push(taken);
  boss.held = null;
  tell({ type: 'traded', seat, index: floor, given, taken, drawn });
}

/** The Gun Man takes one more floor token, which is not replaced. */
function grabToo({ G, tell }: Turn, seat: string, index: number): void {
  const [token] = G.floor.splice(index, 1);
  G.seats[seat]!.loot.push(token!);
  G.seats[seat]!.abilityUsed = true;
  tell({ type: 'gun-man-used', seat, token: token!, index });
}

export const trade = defineMove({
  name: 'trade',
  args: v.strictObject({ floor: floorIndex, give: v.optional(v.picklist(VAULT_KINDS)), steal: v.optional(floorIndex) }),
  refuse: refuseTrade,
  options: deals,
  apply: (turn, deal) => {
    const { G, seat } = turn;
    swap(turn, seat, deal);
    if (deal.steal !== undefined) grabToo(turn, seat, deal.steal);
    if (G.marker === seat) passMarker(turn);
    G.queue.shift();
    askNextTrader(turn, startVaultRound);
  },
});

export const keep = defineMove({
  name: 'keep',
  args: noArgs,
  options: () => [{}],
  apply: (turn) => {
    keepDrawn(turn, turn.seat, true);
    turn.G.queue.shift();
    askNextTrader(turn, startVaultRound);
  },
});
