/** Setup of a solo game: what is dealt, what is left out, and which questions come first. */
import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../../games/kit/manifest';
import { isExpert, typeOf } from '../../../games/big-score/content/crew';
import { jobOf } from '../../../games/big-score/content/jobs';
import { manifest } from '../../../games/big-score/manifest';
import { SOLO_SCENARIOS } from '../../../games/big-score/solo/manifest';
import { SCENARIO_IDS } from '../../../games/big-score/solo/state';
import { act, begun, boss, only, openSolo, possible, refused, solo, stage } from './play';

describe('options', () => {
  const check = (players: number, raw: object) => checkOptions(manifest, players, raw);

  test('BS-272 the nine scenarios and the lot are offered to one player only; without a choice it is The Biggest Score', () => {
    const option = manifest.options.find(({ id }) => id === 'scenario')!;
    expect(option.type === 'enum' && option.values.map(({ id }) => id)).toEqual([...SCENARIO_IDS, 'random']);
    expect(SCENARIO_IDS).toHaveLength(9);
    expect(check(1, {})).toEqual({ ok: true, options: { scenario: 'biggest-score', extreme: false } });
    for (const scenario of [...SCENARIO_IDS, 'random']) expect(check(1, { scenario }).ok).toBe(true);
    expect(check(2, { scenario: 'diamond-thief' }).ok).toBe(false);
    expect(check(1, { scenario: 'another' }).ok).toBe(false);
    expect(check(1, { simple: true }).ok).toBe(false);
  });

  test('BS-273 two million can be asked for in The Biggest Score only', () => {
    expect(check(1, { extreme: true }).ok).toBe(true);
    expect(check(1, { scenario: 'heat-is-on', extreme: true }).ok).toBe(false);
    expect(check(3, { extreme: true }).ok).toBe(false);
    expect(solo(openSolo('biggest-score', 'x', { extreme: true })).extreme).toBe(true);
  });

  test('BS-290 one player: a scenario is chosen or drawn by lot, and the first for beginners is The Biggest Score', () => {
    for (const scenario of SCENARIO_IDS) expect(solo(openSolo(scenario)).scenario).toBe(scenario);
    const drawn = new Set(Array.from({ length: 60 }, (_, i) => solo(openSolo('random', `lot-${i}`)).scenario));
    expect([...drawn].toSorted()).toEqual([...SCENARIO_IDS].toSorted());
    expect(SOLO_SCENARIOS[0]!.id).toBe('biggest-score');
    expect(SOLO_SCENARIOS.map(({ id }) => id)).toEqual([...SCENARIO_IDS, 'biggest-score-extreme']);
  });
});

describe('the table of one', () => {
  test('BS-291 BS-300 the player takes any boss, and no starting item; then comes hiring', () => {
    const table = openSolo();
    expect(stage(table)).toBe('soloSetup boss');
    expect(possible(table)).toEqual(['chooseSoloBoss']);
    expect(refused(table, 'chooseSoloBoss', { boss: 'nobody' })?.reason).toBe('no-such-boss');
    expect(refused(table, 'chooseSoloBoss', { boss: 'bull', item: 0 })?.reason).toBe('kit:arguments');
    act(table, 'chooseSoloBoss', { boss: 'mamba' });
    expect(boss(table)).toMatchObject({ boss: 'mamba', cash: 200, payout: { artifact: 0, diamond: 0, hardDrive: 0 } });
    expect(stage(table)).toBe('soloHire hire');
  });

  test('BS-292 there are JoAT tokens in two scenarios only, and no marker', () => {
    const tokens = Object.fromEntries(SCENARIO_IDS.map((scenario) => [scenario, boss(begun(scenario)).joat]));
    expect(Object.keys(tokens).filter((scenario) => tokens[scenario]! > 0)).toEqual(['joat-show', 'simultaneous-plunder']);
    expect(begun().G.marker).toBeNull();
  });

  test('BS-293 the player starts with 200 in cash', () => {
    for (const scenario of SCENARIO_IDS) expect(boss(openSolo(scenario)).cash).toBe(200);
  });

  test('BS-294 18 of the 24 jobs are the job deck, in an order of their own', () => {
    const [one, two] = ['a', 'b'].map((seed) => openSolo('biggest-score', seed).G.secret);
    expect(one!.jobDeck).toHaveLength(18);
    expect(one!.solo!.unused).toHaveLength(6);
    expect(new Set([...one!.jobDeck, ...one!.solo!.unused]).size).toBe(24);
    expect(two!.jobDeck).not.toEqual(one!.jobDeck);
    expect(two!.solo!.unused.toSorted()).not.toEqual(one!.solo!.unused.toSorted());
  });

  test('BS-296 the crew deck is shuffled and divided into three decks of 30', () => {
    const { decks } = openSolo().G.secret.solo!;
    expect(decks.map((deck) => deck.length)).toEqual([30, 30, 30]);
    expect(new Set(decks.flat()).size).toBe(90);
    expect(openSolo('biggest-score', 'other').G.secret.solo!.decks).not.toEqual(decks);
  });

  test('BS-298 Experts are cards like any other: nothing trains, and nobody else is ever asked', () => {
    const table = begun();
    const experts = [...table.G.secret.crewDeck, ...table.G.players['0']!.hand].filter(isExpert);
    expect(experts.length).toBeGreaterThan(5);
    expect(Object.keys(table.G.asked)).toEqual(['0']);
    expect(table.G.seats['0']).toMatchObject({ training: [], ability: null });
    expect(Object.keys(table.ruleset.phases).filter((phase) => phase.startsWith('solo'))
      .flatMap((phase) => Object.values(table.ruleset.phases[phase]!).flat().map(({ name }) => name))).not.toContain('assignCrew');
  });
});

describe('scenarios at setup', () => {
  test('BS-366 BS-368 BS-390 BS-300 where a type is on strike it is chosen before the decks are made: 25 cards a round, none of them of that type', () => {
    for (const scenario of ['joat-show', 'simultaneous-plunder'] as const) {
      const table = openSolo(scenario);
      act(table, 'chooseSoloBoss', { boss: 'bull' });
      expect(stage(table)).toBe('soloSetup strike');
      expect(table.G.secret.solo!.decks).toEqual([]);
      const events = act(table, 'chooseStrike', { type: 'hacker' });
      expect(only(events, 'on-strike')[0]?.crew).toBe('hacker');
      const { crewDeck, solo: secret, crewDiscard } = table.G.secret;
      const inGame = [...crewDeck, ...table.G.players['0']!.hand, ...secret!.decks.flat()];
      expect(crewDeck.length + 5).toBe(25);
      expect(secret!.decks.map((deck) => deck.length)).toEqual([25, 25]);
      expect(inGame.filter((card) => typeOf(card) === 'hacker')).toEqual([]);
      expect(crewDiscard.map(typeOf)).toEqual(Array(15).fill('hacker'));
      expect(boss(table).joat).toBe(6);
      expect(refused(table, 'chooseStrike', { type: 'gun' })?.reason).toBe('kit:not-now');
    }
  });

  test('BS-371 Crypto Currency: the four Hard Drive jobs are always in, with 14 others drawn unseen', () => {
    const outs = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { jobDeck, solo: secret } = openSolo('crypto-currency', `crypto-${i}`).G.secret;
      expect(jobDeck).toHaveLength(18);
      expect(jobDeck.filter((job) => jobOf(job).tokens.includes('hardDrive'))).toHaveLength(4);
      for (const job of secret!.unused) outs.add(job);
    }
    expect(outs.size).toBe(20);
    const plain = Array.from({ length: 30 }, (_, i) => openSolo('biggest-score', `plain-${i}`).G.secret.jobDeck
      .filter((job) => jobOf(job).tokens.includes('hardDrive')).length);
    expect(Math.min(...plain)).toBeLessThan(4);
  });
});
