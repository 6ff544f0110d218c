/** Act II: its setup, rob or flee, the reveal, the Cops Track, busts. */
import { describe, expect, test } from 'vitest';
import type { VaultKind } from '../../games/big-score/state';
import { bustOnCops, spaceOfCops } from '../../games/big-score/cops';
import { COPS_TRACK } from '../../games/big-score/content/numbers';
import { fewest } from '../../games/big-score/opening';
import { act, assignAll, atVault, edit, goTo, only, open, refused, reveal, story } from './play';

const places = (table: ReturnType<typeof open>) => Object.values(table.G.seats).map(({ place }) => place);

describe('setup of Act II', () => {
  test('BS-004 BS-118 all bosses start inside', () => {
    const table = goTo(open(4), 'vault');
    expect(places(table)).toEqual(['inside', 'inside', 'inside', 'inside']);
    expect(table.asked).toEqual(['0', '1', '2', '3']);
  });

  test('BS-119 jobs, crew and JoAT tokens are out of use', () => {
    const table = goTo(open(4), 'vault');
    expect(table.G.jobs).toEqual([null, null, null, null, null, null]);
    expect(Object.values(table.G.seats).map(({ joat }) => joat)).toEqual([0, 0, 0, 0]);
    for (const own of Object.values(table.G.players)) expect([own.hand, own.picks, own.plan, own.unassigned]).toEqual([[], [], null, []]);
  });

  test('BS-120 the marker goes to the fewest payout tokens by number; value and cash do not count', () => {
    const table = edit(goTo(open(3), 'assign', 3), (G) => {
      Object.assign(G.seats['0']!, { cash: 0, payout: { artifact: 1, diamond: 1, hardDrive: 1 } });
      Object.assign(G.seats['1']!, { cash: 900, payout: { artifact: 0, diamond: 2, hardDrive: 0 } });
      Object.assign(G.seats['2']!, { cash: 10, payout: { artifact: 3, diamond: 0, hardDrive: 0 } });
    });
    const events = assignAll(table, {});
    expect(only(events, 'vault-opened')).toMatchObject([{ seat: '1', tokens: { 0: 3, 1: 2, 2: 3 } }]);
    expect(table.view(null).marker).toBe('1');
  });

  test('BS-121 BS-452 of tied seats the youngest gets the marker', () => {
    expect(fewest({ 0: 3, 1: 2, 2: 2, 3: 4 }, ['3', '2', '1', '0'])).toEqual(['2', '1']);
    const table = edit(goTo(open(4), 'assign', 3), (G) => {
      G.ages = ['3', '2', '1', '0'];
      [3, 2, 2, 4].forEach((count, seat) => Object.assign(G.seats[String(seat)]!, { payout: { artifact: count, diamond: 0, hardDrive: 0 } }));
    });
    assignAll(table, {});
    expect(table.G.marker).toBe('2');
  });

  test('BS-122 BS-123 five tokens lie on the Vault Floor, never Cops', () => {
    const floors = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const { G } = goTo(open(2, `floor-${seed}`), 'vault');
      expect(G.floor).toHaveLength(5);
      expect(G.floor).not.toContain('cops');
      expect(G.secret.vault.filter((token) => token === 'cops')).toHaveLength(10);
      expect(G.secret.vault).toHaveLength(57);
      floors.add(G.floor.join());
    }
    expect(floors.size).toBeGreaterThan(15);
  });
});

describe('rob or flee', () => {
  test('BS-084 BS-185 every inside seat chooses in secret, in any order', () => {
    const table = atVault(3);
    const before = table.view('0');
    expect(act(table, '2', 'robOrFlee', { choice: 'rob' })).toEqual([]);
    expect(table.view('0')).toEqual({ ...before, asked: { 0: 'choose', 1: 'choose' } });
    expect(table.log.findLast((e) => e.action.type === 'MAKE_MOVE')!.redact).toBe(true);
    act(table, '0', 'robOrFlee', { choice: 'flee' });
    expect(table.G.seats['0']!.place).toBe('inside');
  });

  test('BS-186 a choice once made stands', () => {
    const table = atVault(3);
    const { step } = table.G;
    act(table, '0', 'robOrFlee', { choice: 'rob' });
    expect(refused(table, '0', 'robOrFlee', { choice: 'flee', step })?.reason).toBe('kit:late');
    expect(table.G.players['0']!.commit).toEqual({ kind: 'vault', choice: 'rob' });
  });

  test('BS-188 BS-189 tokens are drawn at the reveal only, one per robber, clockwise from the marker', () => {
    const table = atVault(4, { marker: '2' });
    for (const seat of ['0', '1', '3']) {
      act(table, seat, 'robOrFlee', { choice: seat === '1' ? 'flee' : 'rob' });
      expect(table.G.secret.vault).toHaveLength(57);
    }
    const vault = [...table.G.secret.vault];
    const [shown] = only(act(table, '2', 'robOrFlee', { choice: 'rob' }), 'revealed');
    expect(shown!.choices).toEqual({ 0: 'rob', 1: 'flee', 2: 'rob', 3: 'rob' });
    expect(shown!.drawn.map(({ seat }) => seat)).toEqual(['2', '3', '0']);
    const drawn = shown!.drawn.map(({ token }) => token!);
    expect([...table.G.secret.vault, ...drawn].toSorted()).toEqual(vault.toSorted());
  });

  test('BS-189 draws are by chance and not put back', () => {
    const table = atVault(2);
    edit(table, (G) => void (G.secret.vault = ['gold', 'key']));
    const drawn = (seed: string) => {
      const state = { ...table.state, plugins: { ...table.state.plugins, random: { ...table.state.plugins.random, data: { seed } } } };
      const copy = atVault(2);
      copy.state = state as typeof table.state;
      act(copy, '1', 'robOrFlee', { choice: 'rob' });
      return only(act(copy, '0', 'robOrFlee', { choice: 'rob' }), 'revealed')[0]!.drawn.map(({ token }) => token).join();
    };
    expect(new Set(Array.from({ length: 20 }, (_, i) => drawn(String(i))))).toEqual(new Set(['gold,key', 'key,gold']));
  });

  test('BS-422 with fewer tokens than robbers the last in line hold nothing, and the round ends in a bust', () => {
    const table = atVault(3, { marker: '1', track: 3 });
    edit(table, (G) => void (G.secret.vault = ['cops', 'cops']));
    act(table, '0', 'robOrFlee', { choice: 'rob' });
    act(table, '1', 'robOrFlee', { choice: 'rob' });
    const events = act(table, '2', 'robOrFlee', { choice: 'rob' });
    expect(only(events, 'revealed')[0]!.drawn).toEqual([{ seat: '1', token: 'cops' }, { seat: '2', token: 'cops' }, { seat: '0', token: null }]);
    expect(places(table)).toEqual(['busted', 'busted', 'busted']);
    expect(table.over).toBe(true);
  });
});

describe('the Cops Track', () => {
  test('BS-196 BS-197 BS-453 the first Cops token lies on the number of players; 2 to 6 of them are safe, one more busts', () => {
    expect(COPS_TRACK).toEqual(['6', '5', '4', '3', '2', 'blank', 'busted']);
    for (const [players, safe] of [[2, 2], [3, 3], [4, 4], [5, 5], [6, 6]] as const) {
      expect(COPS_TRACK[spaceOfCops(players, 1)]).toBe(String(players));
      expect(COPS_TRACK[spaceOfCops(players, safe)]).toBe('blank');
      expect(COPS_TRACK[spaceOfCops(players, safe + 1)]).toBe('busted');
      for (const [start, over] of [[safe - 1, false], [safe, true]] as const) {
        const table = atVault(players, { track: start });
        const others = Object.fromEntries(table.seats.slice(1).map((seat) => [seat, 'flee' as const]));
        reveal(table, { 0: 'cops', ...others });
        expect([table.G.track, table.over], `${players} players`).toEqual([start + 1, over]);
      }
    }
  });

  test('BS-190 BS-198 n Cops at once do not bust n players, so nobody is busted while the track is empty', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      expect(bustOnCops(players)).toBe(players + 1);
      const table = atVault(players);
      reveal(table, Object.fromEntries(table.seats.map((seat) => [seat, 'cops' as const])));
      expect(places(table)).toEqual(Array(players).fill('inside'));
    }
  });

  test('BS-195 all Cops of a reveal go on the track at once, even beyond the first that busts', () => {
    const table = atVault(3, { track: 2 });
    const [told] = only(reveal(table, { 0: 'cops', 1: 'cops', 2: 'cops' }), 'cops');
    expect(told).toMatchObject({ count: 3, from: 2, track: 5, bust: true });
  });

  test('BS-421 Cops beyond the Busted space are laid beside it and stay out, also after the bust', () => {
    const table = atVault(3, { track: 3 });
    reveal(table, { 0: 'cops', 1: 'cops', 2: 'flee' });
    expect(spaceOfCops(3, 5)).toBe(COPS_TRACK.length - 1);
    expect(table.G.track).toBe(5);
    expect(table.G.secret.vault.filter((token) => token === 'cops')).toHaveLength(5);
  });

  test('BS-205 BS-215 Cops are nobody’s token', () => {
    const table = atVault(3);
    reveal(table, { 0: 'cops', 1: 'key', 2: 'key' });
    expect(table.G.seats['0']!.held).toBeNull();
    expect(refused(table, '0', 'trade', { floor: 0 })?.reason).toBe('kit:not-asked');
  });
});

describe('fleeing and getting busted', () => {
  test('BS-199 BS-217 who flees is out and carries all loot to safety; until then it lies apart', () => {
    const table = atVault(3, { seats: { 0: { loot: ['key', 'cash50'] }, 1: { loot: ['gold'] } } });
    expect(table.view(null).seats['0']).toMatchObject({ loot: ['key', 'cash50'], stash: [] });
    reveal(table, { 0: 'flee', 1: 'silver', 2: 'silver' });
    expect(table.G.seats['0']).toMatchObject({ place: 'fled', loot: [], stash: ['key', 'cash50'] });
    expect(table.G.seats['1']).toMatchObject({ place: 'inside', loot: ['gold'], stash: [] });
    goTo(table, 'vault');
    expect(table.asked).toEqual(['1', '2']);
  });

  test('BS-200 BS-201 BS-455 a fleeing holder passes the marker to the next seat on the left that stays', () => {
    const table = atVault(4, { marker: '2' });
    const events = reveal(table, { 0: 'key', 1: 'key', 2: 'flee', 3: 'flee' });
    expect(only(events, 'marker-passed')).toEqual([{ type: 'marker-passed', seat: '0', from: '2' }]);
    expect(table.G.marker).toBe('0');
  });

  test('BS-200 one who flees without the marker does not move it', () => {
    const table = atVault(3, { marker: '1' });
    expect(only(reveal(table, { 0: 'flee', 1: 'key', 2: 'key' }), 'marker-passed')).toEqual([]);
    expect(table.G.marker).toBe('1');
  });

  test('BS-201 BS-250 when all flee the marker stays and the game ends', () => {
    const table = atVault(3, { marker: '2' });
    reveal(table, { 0: 'flee', 1: 'flee', 2: 'flee' });
    expect([table.G.marker, table.over]).toEqual(['2', true]);
  });

  test('BS-202 BS-204 BS-205 BS-427 a bust: who fled is safe, the others lose loot and draw, keep Act I, and may still win', () => {
    const table = atVault(3, {
      track: 3,
      seats: {
        0: { loot: ['gold'], cash: 100 },
        1: { loot: ['key', 'silver'], cash: 900, payout: { artifact: 1, diamond: 1, hardDrive: 1 } },
        2: { loot: ['artifact'], cash: 0 },
      },
    });
    const before = table.G.secret.vault.length;
    const events = reveal(table, { 0: 'flee', 1: 'cops', 2: 'diamond' });
    expect(places(table)).toEqual(['fled', 'busted', 'busted']);
    expect(table.G.seats['0']!.stash).toEqual(['gold']);
    expect(table.G.seats['1']).toMatchObject({ loot: [], held: null, cash: 900, payout: { artifact: 1, diamond: 1, hardDrive: 1 } });
    expect(only(events, 'busted').map(({ seat, lost }) => [seat, lost])).toEqual([['1', ['key', 'silver']], ['2', ['artifact', 'diamond']]]);
    expect(table.G.secret.vault.length).toBe(before - 2 + 4);
    expect(events.some(({ type }) => type === 'traded' || type === 'kept')).toBe(false);
    expect([table.over, table.asked]).toEqual([true, []]);
    expect(table.G.result!.sheets['1']!.drives.value).toBe(0);
    expect(table.G.result!.winners).toEqual(['1']);
  });

  test('BS-206 otherwise each robber holds the token, ready for the trade', () => {
    const table = atVault(3);
    reveal(table, { 0: 'gold', 1: 'cops', 2: 'key' });
    expect(Object.values(table.view(null).seats).map(({ held }) => held)).toEqual(['gold', null, 'key']);
    expect(table.ctx.phase).toBe('trade');
  });

  test('BS-004 BS-124 BS-220 rounds of rob-or-flee and trade go on until all have fled or the cops have come', () => {
    const table = atVault(2);
    for (let round = 1; round <= 3; round++) {
      expect([table.ctx.phase, table.G.vaultRound]).toEqual(['vault', round]);
      reveal(table, { 0: 'cash20', 1: 'cash30' });
      expect(table.ctx.phase).toBe('trade');
      act(table, table.asked[0]!, 'keep');
      act(table, table.asked[0]!, 'keep');
    }
    expect(table.G.seats['0']!.loot).toEqual(['cash20', 'cash20', 'cash20']);
    reveal(table, { 0: 'flee', 1: 'flee' });
    expect(table.over).toBe(true);
  });
});

describe('the example of the rulebook', () => {
  // 0 The Mamba, 1 The Dragon, 2 Le Femme, 3 The Brute.
  test('BS-446 BS-447 three Cops at once, a trade, a lucky flight and a bust', () => {
    const floor: VaultKind[] = ['artifact', 'key', 'silver', 'cash30', 'cash20'];
    const table = atVault(4, { floor, seats: { 1: { cash: 240, payout: { artifact: 0, diamond: 2, hardDrive: 0 } } } });
    const [cops] = only(reveal(table, { 0: 'cash50', 1: 'cops', 2: 'cops', 3: 'cops' }), 'cops');
    expect([1, 2, 3].map((nth) => COPS_TRACK[spaceOfCops(4, nth)])).toEqual(['4', '3', '2']);
    expect(cops).toMatchObject({ count: 3, track: 3, bust: false });
    expect(table.G.queue).toEqual(['0']);
    act(table, '0', 'trade', { floor: 0 });
    expect([table.G.marker, table.G.floor[0], table.G.seats['0']!.loot]).toEqual(['1', 'cash50', ['artifact']]);
    expect(table.ctx.phase).toBe('vault');

    reveal(table, { 0: 'flee', 1: 'cops', 2: 'cops', 3: 'cops' });
    expect(spaceOfCops(4, 5)).toBe(COPS_TRACK.indexOf('busted'));
    expect(places(table)).toEqual(['fled', 'busted', 'busted', 'busted']);
    expect(table.G.seats['0']!.stash).toEqual(['artifact']);
    expect(table.G.seats['1']).toMatchObject({ loot: [], cash: 240, payout: { diamond: 2 } });
    expect(table.over).toBe(true);
    expect(only(story(table), 'game-over')).toHaveLength(1);
  });
});
