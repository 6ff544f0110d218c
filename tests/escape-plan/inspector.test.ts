import { describe, expect, test } from 'vitest';
import { INSPECTOR_CARDS } from '../../games/escape-plan/content/places';
import type { InspectorCard, LocationId } from '../../games/escape-plan/state';
import { act, boardOf, contact, edit, gear, go, only, quietly, scene, story, visiting, type EscapePlanTable, type Scene } from './play';

/** The seat rests and Sandra's turn follows: she draws these cards first. */
function sandraDraws(first: InspectorCard[], wanted: Scene = {}, change: Parameters<typeof edit>[1] = () => undefined) {
  const table = edit(scene({ players: 1, ...wanted, pawns: { 0: 'S2.store', inspector: 'S1.hospital', ...wanted.pawns } }), (G) => {
    const rest = INSPECTOR_CARDS.filter((card) => !first.includes(card));
    G.secret.inspectorDeck = [...rest, ...first.toReversed()];
    change(G);
  });
  const before = structuredClone(table.G);
  act(table, '0', 'rest', { asset: 'heal' });
  const events = act(table, '0', 'endTurn');
  return { table, before, events, sandra: table.G.inspector! };
}
const CLOSED = ['PC1', 'PC2', 'PC3', 'PC4', 'PC5'];

describe('Inspector Sandra', () => {
  test('EP-371 EP-276 EP-278 EP-279 EP-280 EP-283 EP-284 she skips an open Exit and goes to the Cinema', () => {
    const { table, before, events, sandra } = sandraDraws(['exit1', 'cinema'], { pawns: { 0: 'T04.business' } });
    expect(sandra.pawn).toBe('T04.business');
    expect(only(events, 'inspector-skipped').map(({ card }) => card)).toEqual(['exit1']);
    // Her cube for the human there has been settled by the end of the slot.
    expect(sandra.position).toBe(1);
    expect(table.G.displays.cinema.plain).toEqual(['inspector']);
    expect(table.G.contactBox).toEqual([before.contacts.at(-1)]);
    expect(table.G.contacts).toEqual([before.secret.contactDeck.at(-1), ...before.contacts.slice(0, -1)]);
    expect(sandra.discard).toEqual(['exit1', 'cinema']);
  });

  test('EP-275 she acts when she is due, among the others by Notoriety', () => {
    const table = scene({ players: 2 });
    act(table, '0', 'rest', { asset: 'heal' });
    expect(only(act(table, '0', 'endTurn'), 'inspector-went')).toEqual([]);
    act(table, '1', 'rest', { asset: 'heal' });
    expect(only(act(table, '1', 'endTurn'), 'inspector-went')).toHaveLength(1);
    const notorious = edit(scene({ players: 2, slot: 'dawn', seat: '1' }), (G) => {
      G.inspector!.position = 5;
      G.boards['1']!.position = 2;
      G.queue = [];
      G.day = 1;
      G.patrol = ['PC1', 'PC3'];
      Object.assign(G.secret, { patrolDeck: ['PC2', 'PC4', 'PC5'], removedPatrol: 'PC6' });
    });
    act(notorious, '1', 'rest', { asset: 'heal' });
    act(notorious, '1', 'endTurn');
    quietly(notorious, ({ G }) => G.day === 2 && G.turn !== null);
    expect(notorious.G.order[0]).toBe('inspector');
  });

  test('EP-277 the Location she stands on is skipped; a deck that runs out is reshuffled from the discards', () => {
    const { sandra } = sandraDraws(['hospital', 'clinic']);
    expect([sandra.pawn, sandra.discard]).toEqual(['T07.clinic', ['hospital', 'clinic']]);
    const short = sandraDraws([], {}, (G) => {
      G.secret.inspectorDeck = ['hospital'];
      G.inspector!.discard = INSPECTOR_CARDS.filter((card) => card !== 'hospital');
    });
    expect(short.sandra.pawn).not.toBe('S1.hospital');
    expect([...short.sandra.discard, ...short.table.G.secret.inspectorDeck].toSorted()).toEqual([...INSPECTOR_CARDS].toSorted());
  });

  test('EP-277 if 15 cards name nothing, she stays and visits nothing', () => {
    const { sandra, events, table, before } = sandraDraws([], {}, (G) => {
      G.city = G.city.filter(({ id }) => id === 'S1' || id === 'S2');
      G.spots = {};
    });
    expect([sandra.pawn, only(events, 'inspector-stayed').length, only(events, 'inspector-skipped').length]).toEqual(['S1.hospital', 1, 15]);
    expect(table.G.contacts).toEqual(before.contacts);
  });

  test('EP-278 EP-157 she enters closed Businesses, without Avoid', () => {
    const { sandra, table, events } = sandraDraws(['bar'], {}, (G) => void Object.assign(G.displays.bar, { plain: ['0', 'inspector'], closed: true }));
    expect(only(events, 'business-closed')).toEqual([]);
    expect([sandra.pawn, table.G.displays.bar.closed]).toEqual(['T05.business', true]);
    expect(table.G.displays.bar.plain).toEqual(['0', 'inspector', 'inspector']);
  });

  test('EP-279 EP-134 1 Notoriety for each human there, by the cube rules', () => {
    const { sandra } = sandraDraws(['gallery'], { pawns: { 0: 'T12.business' } }, (G) => void (G.inspector!.cubes = { bottom: 0, red: 4, blue: 0 }));
    expect(sandra.position).toBe(4);
    expect(sandraDraws(['gallery']).sandra.position).toBe(0);
  });

  test('EP-280 EP-410 her cube counts towards closing, however often she comes; without a cube left none is laid', () => {
    const closing = sandraDraws(['gym'], {}, (G) => void (G.displays.gym.plain = ['inspector']));
    expect(closing.table.G.displays.gym).toEqual({ plain: ['inspector', 'inspector'], income: [], closed: true });
    expect(only(closing.events, 'business-closed')).toHaveLength(1);
    const spent = sandraDraws(['gym'], {}, (G) => void (G.inspector!.income = 0));
    expect([spent.table.G.displays.gym.plain, spent.sandra.income]).toEqual([[], 0]);
  });

  test('EP-281 at a Safe House a key goes to the box, and she loses 1 Notoriety; no Contact goes', () => {
    const { table, sandra, before } = sandraDraws(['safehouse2'], {}, (G) => void (G.inspector!.position = 3));
    expect([sandra.pawn, table.G.keys, table.G.keyBox, sandra.position]).toEqual(['T01.safehouse', [1, 0, 1], [0, 1, 0], 2]);
    expect([table.G.displays.safehouse2.plain, table.G.contacts]).toEqual([['inspector'], before.contacts]);
    const none = sandraDraws(['safehouse2'], {}, (G) => void (G.keys = [1, 0, 1]));
    expect(none.table.G.keyBox).toEqual([0, 0, 0]);
  });

  test('EP-282 EP-283 Clinic and Church: lose 1, a Contact goes', () => {
    for (const [card, pawn] of [['clinic', 'T07.clinic'], ['church', 'T04.church']] as const) {
      const { sandra, table } = sandraDraws([card], {}, (G) => void (G.inspector!.position = 3));
      expect([sandra.pawn, sandra.position, table.G.contactBox.length]).toEqual([pawn, 2, 1]);
    }
  });

  test('EP-282 EP-283 EP-384 a closed Exit: the top tile of its stack goes to the box unseen, a Contact goes', () => {
    const { sandra, table, before, events } = sandraDraws(['exit2'], { patrol: CLOSED });
    expect(sandra.pawn).toBe('T08.exit');
    expect(table.G.secret.tileBox).toEqual([{ stack: 'B', value: before.secret.stacks.B.at(-1) }]);
    expect([table.G.secret.stacks.B.length, table.G.contactBox.length]).toEqual([4, 1]);
    expect(only(events, 'inspector-exit-tile')).toEqual([{ type: 'inspector-exit-tile', exit: 2 }]);
  });

  test('EP-282 at the Hospital nothing happens, not even Notoriety', () => {
    const { sandra, table, before } = sandraDraws(['hospital'], { pawns: { 0: 'S1.hospital', inspector: 'T07.clinic' } });
    expect([sandra.pawn, sandra.position, table.G.contacts]).toEqual(['S1.hospital', 0, before.contacts]);
  });

  test('EP-284 in games with her the row slides right and the new card comes in at the left', () => {
    const table = visiting('T07.clinic', { players: 1 });
    act(table, '0', 'visit');
    act(table, '0', 'skip');
    const before = [...table.G.contacts];
    const next = table.G.secret.contactDeck.at(-1)!;
    act(table, '0', 'takeContact', { card: before[3], mode: 'discard' });
    expect(table.G.contacts).toEqual([next, ...before.slice(0, 3), ...before.slice(4)]);
  });

  test('EP-285 EP-071 a group completed brings a disc, 2 at most; she acts with it in the next night', () => {
    const done = (G: EscapePlanTable['G']) => {
      G.displays.bar.plain = ['inspector'];
      G.displays.gym.plain = ['inspector'];
      G.inspector!.income = 7;
    };
    const { sandra, events } = sandraDraws(['cinema'], {}, done);
    expect([sandra.discs, only(events, 'inspector-disc').length]).toEqual([1, 1]);
    expect(sandraDraws(['cinema'], {}, (G) => { done(G); G.inspector!.discs = 2; }).sandra.discs).toBe(2);
    expect(sandraDraws(['cinema'], {}, (G) => { done(G); G.displays.cinema.plain = ['inspector']; }).sandra.discs).toBe(0);
    const night = sandraDraws(['clinic'], { slot: 'evening' }, (G) => void (G.inspector!.discs = 1));
    expect(only(night.events, 'inspector-went')).toHaveLength(2);
    expect(night.sandra.discs).toBe(0);
    expect(only(sandraDraws(['clinic'], { slot: 'evening' }).events, 'inspector-went')).toHaveLength(1);
  });

  test('EP-274 she receives no Income, places no tiles, and has no hidden zones', () => {
    const table = scene({ players: 2 });
    quietly(table);
    expect(only(story(table), 'income').some(({ seat }) => (seat as string) === 'inspector')).toBe(false);
    expect(Object.keys(table.G.players)).toEqual(['0', '1']);
    expect(Object.keys(table.G.result!.scores)).toEqual(['0', '1']);
  });

  test('EP-286 she is one more of a crowd, keeps no officer\'s company, and occupies a Location like a player', () => {
    const table = visiting('T12.business', { players: 1, pawns: { inspector: 'T12.business' } });
    expect(only(act(table, '0', 'visit'), 'crowd')).toEqual([{ type: 'crowd', seat: '0', count: 1 }]);
    const snitch = scene({ players: 1, pawns: { inspector: 'T07.clinic' }, boards: { 0: { contacts: [contact('snitch_swat-1'), null, null, null, null] } } });
    expect(snitch.act('0', 'useContact', { space: 0, target: { tile: 'T07', type: 'inspector' } })?.reason).toBe('no-officer-there');
  });

  test('EP-287 on a tile one left she is one more officer, of whatever type suits what avoids her', () => {
    const pass = (items: Parameters<typeof gear>[0][], cards: string[] = []): EscapePlanTable => {
      const table = scene({
        players: 1, pawns: { 0: 'S2.store' as LocationId, inspector: 'S2.gang' as LocationId }, officers: { S2: ['federal'] },
        boards: { 0: { items: [...items.map((id) => gear(id)), null, null, null, null].slice(0, 5), contacts: [...cards.map((card) => contact(card)), null, null, null, null, null].slice(0, 5) } },
      });
      act(table, '0', 'travel', { steps: go('S2#2', 'T02#0', 'T02.subway'), gas: 0 });
      expect(table.G.turn!.faced).toEqual([{ tile: 'S2', type: 'federal' }, { tile: 'S2', type: 'inspector' }]);
      return table;
    };
    for (const id of ['vest', 'hat', 'helmet', 'gasmask'] as const) {
      const table = pass([id]);
      act(table, '0', 'useEquipment', { space: 0, officer: { tile: 'S2', type: 'inspector' } });
      expect(table.G.turn!.faced).toHaveLength(1);
    }
    const forged = pass([], ['forger-1']);
    act(forged, '0', 'useContact', { space: 0, target: { tile: 'S2', type: 'inspector' } });
    expect(forged.G.turn!.faced).toHaveLength(1);
    const all = pass([], ['ninja-1']);
    act(all, '0', 'useContact', { space: 0, target: { tile: 'S2' } });
    expect(all.G.turn!.faced).toEqual([]);
    const hurt = pass([]);
    act(hurt, '0', 'takeWound', { officer: { tile: 'S2', type: 'inspector' } });
    expect(boardOf(hurt).wounds.red).toBe(1);
  });
});
