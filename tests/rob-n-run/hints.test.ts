import { describe, expect, test } from 'vitest';
import { toolsIn, total } from '../../games/rob-n-run/cards';
import { TOOLS, type HintId } from '../../games/rob-n-run/state';
import { act, notesOf, only, playAll, raid, refused, sameFor, shown, T, withHint, type RobTable } from './scene';

/** Tools that a hint of facts takes. */
const takes = (hint: HintId, table: RobTable): string[] => TOOLS.filter((tool) => refusedOrNot(table, { hint, tool }) === undefined);
const refusedOrNot = (table: RobTable, args: Record<string, unknown>) =>
  table.ruleset.refuse(table.view('0'), table.ctx, '0', { move: 'useHint', args })?.reason;

describe('hints that tell facts, in raid T', () => {
  test('RR-420 RR-200 H01 says how many kinds are missing', () => {
    const table = withHint('H01');
    const told = act(table, 'useHint', { hint: 'H01' });
    expect(only(told, 'told-kinds')).toEqual([{ type: 'told-kinds', count: 4 }]);
    for (const seat of ['0', '2', null]) expect(notesOf(table, seat)).toEqual([{ what: 'kinds', n: 4 }]);
  });

  test('RR-421 RR-201 H02 says the highest number missing', () => {
    const table = withHint('H02');
    expect(only(act(table, 'useHint', { hint: 'H02' }), 'told-highest')).toEqual([{ type: 'told-highest', count: 2 }]);
    expect(notesOf(table, null)).toEqual([{ what: 'highest', n: 2 }]);
  });

  test('RR-422 RR-202 RR-187 RR-193 H03 takes kinds that are missing', () => {
    const table = withHint('H03');
    expect(takes('H03', table)).toEqual(['ram', 'jackhammer', 'torch', 'acid']);
    expect(refused(table, 'useHint', { hint: 'H03', tool: 'idcard' })).toMatchObject({ reason: 'not-true', rule: 'RR-202' });
    expect(only(act(table, 'useHint', { hint: 'H03', tool: 'ram' }), 'told-missing')).toHaveLength(1);
    expect(notesOf(table, null)).toEqual([{ what: 'missing', tool: 'ram', yes: true }]);
  });

  test('RR-423 RR-203 RR-333 H04 takes kinds that are not missing, complete ones too', () => {
    const table = withHint('H04');
    expect(takes('H04', table)).toEqual(['dynamite', 'idcard', 'stethoscope']);
    expect(only(act(table, 'useHint', { hint: 'H04', tool: 'idcard' }), 'told-not-missing')).toHaveLength(1);
    expect(notesOf(table, null)).toEqual([{ what: 'missing', tool: 'idcard', yes: false }]);
  });

  test('RR-424 RR-204 H05 takes the kind that is missing most, or any of several', () => {
    const table = withHint('H05');
    expect(takes('H05', table)).toEqual(['acid']);
    act(table, 'useHint', { hint: 'H05', tool: 'acid' });
    expect(notesOf(table, null)).toEqual([{ what: 'most', tool: 'acid' }]);
    expect(takes('H05', raid({ safes: ['s1-15'], rows: { dynamite: 1 }, open: ['H05'], hands: T.hands! }))).toEqual(['ram', 'torch']);
  });

  test('RR-425 RR-205 H06 says how many of a missing kind are missing', () => {
    const table = withHint('H06');
    expect(takes('H06', table)).toEqual(['ram', 'jackhammer', 'torch', 'acid']);
    expect(only(act(table, 'useHint', { hint: 'H06', tool: 'acid' }), 'told-count')).toEqual([{ type: 'told-count', tool: 'acid', n: 2 }]);
    expect(notesOf(table, null)).toEqual([{ what: 'count', tool: 'acid', n: 2 }]);
  });

  test('RR-426 RR-206 H07 takes two kinds of which exactly one is missing, and shows them in tool order', () => {
    const tables = [['acid', 'dynamite'], ['dynamite', 'acid']].map((tools) => {
      const table = withHint('H07');
      expect(refusedOrNot(table, { hint: 'H07', tools: ['acid', 'ram'] })).toBe('not-true');
      expect(refusedOrNot(table, { hint: 'H07', tools: ['dynamite', 'idcard'] })).toBe('not-true');
      expect(refusedOrNot(table, { hint: 'H07', tools: ['acid', 'acid'] })).toBe('not-true');
      expect(only(act(table, 'useHint', { hint: 'H07', tools }), 'told-one-of')).toEqual([{ type: 'told-one-of', first: 'dynamite', second: 'acid' }]);
      expect(notesOf(table, null)).toEqual([{ what: 'one-of', tools: ['dynamite', 'acid'] }]);
      return table;
    });
    for (const seat of ['1', '2', null]) sameFor(tables[0]!, tables[1]!, seat);
  });
});

describe('hints between the Boss and accomplices, in raid T', () => {
  test('RR-427 RR-207 RR-220 RR-103 RR-104 RR-112 H08: the chosen accomplice alone acts, and asks about any kind', () => {
    const table = withHint('H08');
    act(table, 'useHint', { hint: 'H08', seat: '2' });
    expect(table.G.asked).toEqual({ 2: 'ask' });
    expect(table.ctx.activePlayers).toEqual({ 2: 'ask' });
    expect(refused(table, 'endHints', {}, '0')?.reason).toBe('kit:not-asked');
    const told = act(table, 'askTool', { tool: 'jackhammer' });
    expect(told).toEqual([{ type: 'asked', seat: '2', tool: 'jackhammer' }, { type: 'told-count', tool: 'jackhammer', n: 1 }]);
    expect(table.G.asked).toEqual({ 0: 'brief' });
    expect(notesOf(table, '3')).toEqual([{ what: 'count', tool: 'jackhammer', n: 1 }]);
    const zero = withHint('H08');
    act(zero, 'useHint', { hint: 'H08', seat: '1' });
    expect(act(zero, 'askTool', { tool: 'stethoscope' })).toContainEqual({ type: 'told-count', tool: 'stethoscope', n: 0 });
    expect(refused(withHint('H08'), 'useHint', { hint: 'H08', seat: '0' })?.reason).toBe('no-accomplice');
  });

  test('RR-428 RR-208 RR-221 RR-195 RR-197 H09: the hand is shown to all for the round, what the Boss points at for the raid', () => {
    const table = withHint('H09', { hands: { ...T.hands, 1: { dynamite: 2, ram: 1, stethoscope: 1 } } });
    const told = act(table, 'useHint', { hint: 'H09', seat: '2' });
    expect(only(told, 'hand-shown')).toEqual([{ type: 'hand-shown', seat: '2', count: 5 }]);
    const [hand] = notesOf(table, '3');
    expect(hand!.what === 'hand' && Object.entries(hand!.cards)).toEqual([['idcard', 3], ['acid', 1], ['bag', 1]]);
    expect(table.choices('0', { Number: () => 0, Shuffle: (list) => list })).toEqual([{ move: 'pointTool', args: { tool: 'acid' } }]);
    expect(refused(table, 'pointTool', { tool: 'idcard' })).toMatchObject({ reason: 'not-missing', rule: 'RR-221' });
    expect(refused(table, 'pointTool', { tool: 'ram' })).toMatchObject({ reason: 'not-in-seen-hand', rule: 'RR-221' });
    act(table, 'pointTool', { tool: 'acid' });
    act(table, 'endHints');
    expect(notesOf(table, '1')).toHaveLength(2);
    playAll(table, ['dynamite', 'idcard']);
    // The picture does not follow the hand.
    expect(notesOf(table, null)[0]).toEqual({ what: 'hand', seat: '2', cards: { idcard: 3, acid: 1, bag: 1 } });
    playAll(table, ['torch']);
    for (const seat of ['0', '1', '3', null]) {
      expect(notesOf(table, seat)).toEqual([{ what: 'missing', tool: 'acid', yes: true }]);
      expect(JSON.stringify(table.view(seat).raid)).not.toContain('"hand"');
    }
  });

  test('RR-429 RR-222 H09 on a hand without a missing kind: no pointing, and all learn just that', () => {
    const table = withHint('H09', { hands: { 1: { dynamite: 2, stethoscope: 1 }, 2: { acid: 1 }, 3: { torch: 1 } } });
    const told = act(table, 'useHint', { hint: 'H09', seat: '1' });
    expect(told.at(-1)).toEqual({ type: 'told-none-shown', seat: '1' });
    expect(table.G.asked).toEqual({ 0: 'brief' });
    expect(notesOf(table, null)).toContainEqual({ what: 'none-shown', seat: '1' });
  });

  test('RR-430 RR-209 RR-223 RR-224 RR-518 RR-519 H10: the Boss sees a hand, and only both learn the mark', () => {
    const marked = (hand: Record<string, number>, tool: string | null) => {
      const table = withHint('H10', { hands: { ...T.hands, 3: hand } });
      act(table, 'useHint', { hint: 'H10', seat: '3' });
      expect(table.view('0').players['0']!.seen).toEqual(hand);
      expect(act(table, 'markTool', { tool })).toEqual([{ type: 'marked', seat: '0', to: '3' }]);
      expect(table.view('0').players['0']!.seen).toBeNull();
      return table;
    };
    const drop = marked({ dynamite: 1, torch: 2 }, 'dynamite');
    const play = marked({ dynamite: 1, torch: 2 }, 'torch');
    const none = marked({ bag: 3 }, null);
    expect(notesOf(drop, '3')).toEqual([{ what: 'mark', seat: '3', tool: 'dynamite', yes: false }]);
    expect(notesOf(play, '3')).toEqual([{ what: 'mark', seat: '3', tool: 'torch', yes: true }]);
    expect(notesOf(none, '0')).toEqual([{ what: 'mark', seat: '3', tool: null }]);
    for (const seat of ['1', '2', null]) {
      expect(notesOf(drop, seat)).toEqual([]);
      sameFor(drop, play, seat);
      sameFor(drop, none, seat);
    }
    const table = withHint('H10');
    act(table, 'useHint', { hint: 'H10', seat: '3' });
    for (const tool of [null, 'acid']) expect(refused(table, 'markTool', { tool })?.reason).toBe('not-in-seen-hand');
  });

  test('RR-431 RR-210 RR-225 H11: what each holds most often, and an answer for one of these kinds', () => {
    const call = () => {
      const table = withHint('H11');
      act(table, 'useHint', { hint: 'H11' });
      expect(notesOf(table, null)).toEqual([
        { what: 'most-held', seat: '1', tool: 'dynamite' }, { what: 'most-held', seat: '2', tool: 'idcard' }, { what: 'most-held', seat: '3', tool: 'torch' },
      ]);
      return table;
    };
    const torch = call();
    expect(refused(torch, 'answerTool', { tool: 'acid' })).toMatchObject({ reason: 'not-announced', rule: 'RR-225' });
    expect(act(torch, 'answerTool', { tool: 'torch' })).toEqual([{ type: 'told-missing', tool: 'torch' }]);
    expect(act(call(), 'answerTool', { tool: 'dynamite' })).toEqual([{ type: 'told-not-missing', tool: 'dynamite' }]);
    // A tie goes to the first in tool order; bags are no tools.
    const tie = withHint('H11', { hands: { 1: { ram: 2, acid: 2 }, 2: { bag: 2 }, 3: {} } });
    act(tie, 'useHint', { hint: 'H11' });
    expect(notesOf(tie, '2')).toEqual([{ what: 'most-held', seat: '1', tool: 'ram' }, { what: 'most-held', seat: '2', tool: null }, { what: 'most-held', seat: '3', tool: null }]);
    const nobody = withHint('H11', { hands: { 1: { bag: 1 }, 2: { bag: 2 }, 3: {} } });
    act(nobody, 'useHint', { hint: 'H11' });
    expect(nobody.G.asked).toEqual({ 0: 'brief' });
  });

  test('RR-434 RR-213 RR-504 H14: an accomplice sees a safe until the raid is scored; all learn who and which', () => {
    const table = withHint('H14');
    expect(refused(table, 'useHint', { hint: 'H14', safe: 2, seat: '3' })?.reason).toBe('no-such-safe');
    const told = act(table, 'useHint', { hint: 'H14', safe: 1, seat: '3' });
    expect(only(told, 'safe-shown')).toEqual([{ type: 'safe-shown', seat: '0', to: '3', number: 2, class: 1 }]);
    expect(notesOf(table, '3')).toEqual([{ what: 'shown-safe', seat: '3', safe: 1 }, { what: 'face', safe: 1, id: 's1-03' }]);
    for (const seat of ['1', '2', null]) {
      expect(notesOf(table, seat)).toEqual([{ what: 'shown-safe', seat: '3', safe: 1 }]);
      expect(shown(table, seat)).not.toContain('s1-03');
    }
    // Through the next alarm phase it stays.
    act(table, 'endHints');
    playAll(table, ['dynamite', 'idcard', 'torch']);
    expect(notesOf(table, '3')).toContainEqual({ what: 'face', safe: 1, id: 's1-03' });
  });
});

describe('hints that move cards or show the alarm pile, in raid T', () => {
  test('RR-432 RR-211 RR-227 RR-228 RR-341 H12: what is not missing goes, and as many cards come that the Boss does not see', () => {
    const table = withHint('H12', { next: ['torch', 'torch', 'ram'] });
    act(table, 'useHint', { hint: 'H12', seat: '2' });
    expect(table.view('0').players['0']!.seen).toEqual({ idcard: 3, acid: 1, bag: 1 });
    expect(refused(table, 'clearTools', { tools: { acid: 1 } })).toMatchObject({ reason: 'needed', rule: 'RR-227' });
    expect(refused(table, 'clearTools', { tools: { bag: 1 } })?.reason).toBe('kit:arguments');
    expect(refused(table, 'clearTools', { tools: { dynamite: 1 } })?.reason).toBe('not-in-seen-hand');
    const told = act(table, 'clearTools', { tools: { idcard: 3 } });
    expect(told).toEqual([{ type: 'cleared', seat: '2', count: 3 }]);
    expect(table.G.secret.trash.idcard).toBe(3);
    expect(table.G.players['2']!.hand).toMatchObject({ acid: 1, bag: 1, torch: 2, ram: 1 });
    expect(table.view('0').players['0']!.seen).toBeNull();
    for (const seat of ['0', '2']) expect(notesOf(table, seat)).toEqual([{ what: 'cleared', seat: '2', n: 3 }, { what: 'cleared-kinds', seat: '2', tools: ['idcard'] }]);
    for (const seat of ['1', '3', null]) expect(notesOf(table, seat)).toEqual([{ what: 'cleared', seat: '2', n: 3 }]);
    // The new cards can be played in this round.
    act(table, 'endHints');
    act(table, 'pass', {}, '1');
    act(table, 'playCard', { card: 'ram' }, '2');

    const nothing = withHint('H12');
    act(nothing, 'useHint', { hint: 'H12', seat: '2' });
    const { hand, trash } = { hand: { ...nothing.G.players['2']!.hand }, trash: total(nothing.G.secret.trash) };
    expect(act(nothing, 'clearTools', { tools: {} })).toEqual([{ type: 'cleared', seat: '2', count: 0 }]);
    expect([nothing.G.players['2']!.hand, total(nothing.G.secret.trash)]).toEqual([hand, trash]);
    // Which kinds went, the others do not learn.
    const cleared = (tools: Record<string, number>) => {
      const two = withHint('H12', { hands: { ...T.hands, 2: { dynamite: 1, idcard: 1, acid: 1 } } });
      act(two, 'useHint', { hint: 'H12', seat: '2' });
      act(two, 'clearTools', { tools });
      return two;
    };
    for (const seat of ['1', '3', null]) sameFor(cleared({ idcard: 1 }), cleared({ dynamite: 1 }), seat);
    // What is thrown away lies in the trash already when a new deck is made of it.
    const again = withHint('H12', { deck: 1 });
    const before = again.view(null).counts;
    act(again, 'useHint', { hint: 'H12', seat: '2' });
    act(again, 'clearTools', { tools: { idcard: 3 } });
    expect(again.view(null).counts).toMatchObject({ deck: before.trash + 1, trash: 0, hands: before.hands });
    const four = withHint('H12', { hands: { 1: { dynamite: 4 }, 2: {}, 3: {} } });
    act(four, 'useHint', { hint: 'H12', seat: '1' });
    expect(refused(four, 'clearTools', { tools: { dynamite: 3, ram: 1 } })?.reason).toBe('too-many');
  });

  test('RR-433 RR-212 RR-229 RR-341 H13: three cards are drawn, one is given, the others go to the trash', () => {
    const give = (card: string, seat = '1') => {
      const table = withHint('H13', { next: ['dynamite', 'jackhammer', 'bag'] });
      expect(only(act(table, 'useHint', { hint: 'H13' }), 'supply-drawn')).toEqual([{ type: 'supply-drawn', seat: '0', count: 3 }]);
      expect(table.view('0').players['0']!.drawn).toEqual({ dynamite: 1, jackhammer: 1, bag: 1 });
      expect(table.view('1').counts.drawn).toBe(3);
      expect(refused(table, 'giveTool', { card: 'acid', seat: '1' })?.reason).toBe('not-drawn');
      expect(refused(table, 'giveTool', { card, seat: '0' })?.reason).toBe('no-accomplice');
      expect(act(table, 'giveTool', { card, seat })).toEqual([{ type: 'card-given', seat: '0', to: seat }]);
      return table;
    };
    const table = give('jackhammer');
    expect(total(table.G.players['1']!.hand)).toBe(5);
    expect(table.G.secret.trash).toMatchObject({ dynamite: 1, bag: 1 });
    expect(table.view('0').counts.drawn).toBe(0);
    for (const seat of ['0', '1']) expect(notesOf(table, seat)).toContainEqual({ what: 'given-card', seat: '1', card: 'jackhammer' });
    for (const seat of ['2', '3', null]) {
      expect(notesOf(table, seat)).toEqual([{ what: 'given', seat: '1' }]);
      sameFor(table, give('bag'), seat);
    }
    act(table, 'endHints');
    act(table, 'playCard', { card: 'jackhammer' }, '1');
    // Fewer if there are fewer, and useless if there are none.
    const left = (bag: number) => withHint('H13', { deck: 0, next: [], hands: { 1: { torch: 8, ram: 8, acid: 8, stethoscope: 8 }, 2: { dynamite: 7, idcard: 6, jackhammer: 7 }, 3: { bag } } });
    expect(refusedOrNot(left(5), { hint: 'H13' })).toBe('hint-useless');
    const few = left(4);
    expect(few.view(null).counts.trash).toBe(1);
    expect(only(act(few, 'useHint', { hint: 'H13' }), 'supply-drawn')[0]!.count).toBe(1);
  });

  test('RR-435 RR-214 RR-342 H15: one card of the pile goes to the trash; the others see two numbers', () => {
    const table = withHint('H15');
    const pile = { ...table.G.players['0']!.pile };
    expect(only(act(table, 'useHint', { hint: 'H15' }), 'laundered')).toEqual([{ type: 'laundered', pile: 1 }]);
    expect(table.view('2').counts).toMatchObject({ pile: 1, trash: 1 });
    const left = table.view('0').players['0']!.pile;
    expect(total(left)).toBe(1);
    expect(left.dynamite + table.G.secret.trash.dynamite).toBe(pile.dynamite);
    expect(left.idcard + table.G.secret.trash.idcard).toBe(pile.idcard);
    // There is room again: with red 4, three wrong cards raise no alarm now.
    act(table, 'endHints');
    const told = playAll(table, ['dynamite', 'idcard', 'dynamite']);
    expect(only(told, 'red-alarm')).toEqual([]);
    expect(table.view(null).counts.pile).toBe(4);
    expect(refusedOrNot(withHint('H15', { rows: {}, pile: {} }), { hint: 'H15' })).toBe('hint-useless');
  });

  test('RR-214 RR-163 H15 takes any card of the pile, by lot', () => {
    const taken = Array.from({ length: 12 }, (_, i) => {
      const { G } = laundered(String(i));
      return toolsIn(G.secret.trash).join();
    });
    expect(new Set(taken)).toEqual(new Set(['dynamite', 'idcard', 'stethoscope']));
  });

  test('RR-436 RR-251 RR-215 RR-512 RR-513 H16: all see the pile until the next alarm phase, afterwards only the Boss', () => {
    const table = withHint('H16');
    act(table, 'useHint', { hint: 'H16' });
    for (const seat of ['1', null]) expect(notesOf(table, seat)).toEqual([{ what: 'pile', cards: { dynamite: 1, idcard: 1 } }]);
    expect(refusedOrNot(withHint('H16', { rows: {}, pile: {} }), { hint: 'H16' })).toBe('hint-useless');
    act(table, 'endHints');
    expect(notesOf(table, '1')).toHaveLength(1);
    playAll(table, ['ram', 'acid', 'torch']);
    for (const seat of ['1', '2', '3', null]) expect(notesOf(table, seat)).toEqual([]);
    expect(table.view('0').players['0']!.pile).toMatchObject({ dynamite: 1, idcard: 1 });
    expect(table.view('1').players['0']).toBeUndefined();
  });
});

/** Raid T with another card in the pile, after H15. */
function laundered(seed: string): RobTable {
  const table = withHint('H15', { seed, pile: { ...T.pile, stethoscope: 1 } });
  act(table, 'useHint', { hint: 'H15' });
  return table;
}
