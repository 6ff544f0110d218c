/** The alarm phase (RR-245 to RR-262): the middle is sorted at once, and the raid ends or goes on. */
import { anyCards } from './accomplices';
import { valueOf } from './alarms';
import { draw, emptyRow, emptyZone, put, total } from './cards';
import type { Turn } from './events';
import { brief } from './hint-phase';
import { missingKinds, missingNow } from './needs';
import { score } from './scoring';
import { accomplicesOf } from './seats';
import { TOOLS, type RobNRun } from './state';

/** Sorts the middle, gives cards for bags, and checks what comes of it. */
export function alarmPhase(turn: Turn): void {
  const { G } = turn;
  forgetRound(G);
  const bags = sortMiddle(turn);
  drawForBags(turn, bags);
  goOn(turn);
}

/** Notes that last the round vanish when the alarm phase begins (RR-195). */
function forgetRound({ raid, players }: RobNRun): void {
  raid!.notes = raid!.notes.filter(({ lasts }) => lasts === 'raid');
  for (const own of Object.values(players)) own.notes = own.notes.filter(({ lasts }) => lasts === 'raid');
}

/** Needed tools go to the rows, the others to the alarm pile, bags beside the board (RR-247 to RR-252). Returns the bags. */
function sortMiddle({ G, tell }: Turn): number {
  const { secret: { middle }, players, boss } = G;
  const raid = G.raid!;
  const missing = missingNow(G);
  const row = emptyRow();
  const before = total(players[boss]!.pile);
  for (const tool of TOOLS) {
    row[tool] = Math.min(middle[tool], missing[tool]);
    raid.rows[tool] += row[tool];
    players[boss]!.pile[tool] += middle[tool] - row[tool];
  }
  const bags = middle.bag;
  raid.bags += bags;
  const pile = total(players[boss]!.pile) - before;
  raid.sorted.push({ row, pile, bags });
  G.secret.middle = emptyZone();
  tell({ type: 'sorted', round: raid.round, row, count: total(row), pile, bags });
  return bags;
}

/** For each bag each accomplice draws a card, bag by bag from the Boss's left (RR-253, RR-254). */
function drawForBags({ G, random, tell }: Turn, bags: number): void {
  if (bags === 0) return;
  const drawn = accomplicesOf(G).map((seat) => ({ seat, count: 0 }));
  for (let bag = 0; bag < bags; bag++)
    for (const each of drawn) {
      const cards = draw(G, 1, random);
      put(G.players[each.seat]!.hand, cards);
      each.count += cards.length;
    }
  for (const each of drawn) tell({ type: 'drew', ...each });
}

/** RR-256 to RR-261: complete, alarm, out of cards, or the next round. */
function goOn(turn: Turn): void {
  const { G, tell } = turn;
  const complete = missingKinds(missingNow(G)).length === 0;
  const pile = total(G.players[G.boss]!.pile);
  const alarm = pile > valueOf(G, 'red');
  const stuck = !complete && !alarm && !anyCards(G);
  if (complete) tell({ type: 'raid-complete' });
  if (alarm) tell({ type: 'red-alarm', pile, allowed: valueOf(G, 'red') });
  if (stuck) tell({ type: 'out-of-cards' });
  if (complete || alarm || stuck) {
    score(turn, alarm);
    return;
  }
  G.raid!.round += 1;
  brief(turn);
}
