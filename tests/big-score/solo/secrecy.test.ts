/** Who sees what of a solo game: the player, and those who watch. */
import { getFilterPlayerView } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../games/kit/chance';
import { byChance, playOut } from '../../../games/kit/play';
import { jobOf } from '../../../games/big-score/content/jobs';
import { ruleset } from '../../../games/big-score/game';
import { SCENARIO_IDS } from '../../../games/big-score/solo/state';
import { act, atLay, atVault, begun, hand, openSolo, rig, type BigScoreTable } from './play';

const shownTo = (table: BigScoreTable, viewer: '0' | null, G = table.G): string =>
  JSON.stringify(getFilterPlayerView(ruleset.game)(viewer, { type: 'update', args: ['match', { ...table.state, G, deltalog: table.log }] }));
const shows = (text: string, ids: string[]): string[] => ids.filter((id) => text.includes(`"${id}"`));

describe('secrecy alone', () => {
  for (const scenario of SCENARIO_IDS)
    test(`BS-480 BS-481 BS-489 BS-490 another world shows the same: ${scenario}`, () => {
      const table = openSolo(scenario, `worlds-${scenario}`);
      const dice = seededChance('worlds');
      playOut(table, () => byChance, seededChance(`worlds-${scenario}`), () => {
        for (const viewer of ['0', null] as const) {
          const other = ruleset.resample(table.G, viewer, dice);
          expect(ruleset.invariants(other)).toEqual([]);
          expect(shownTo(table, viewer, other)).toBe(shownTo(table, viewer));
        }
      });
    });

  test('BS-480 decks, face-down jobs and unused jobs are counts; a scouted job is the player\'s own knowledge', () => {
    const table = rig(begun(), { hand: ['con-1'], deck: ['gun-2'], jobs: { 1: 'atm' }, hidden: { 4: 'hotel', 5: 'yacht' } });
    act(table, 'scout', { slot: 5 });
    const { jobDeck, solo, crewDeck } = table.G.secret;
    const seen = (viewer: '0' | null) => JSON.stringify(table.view(viewer));
    for (const viewer of ['0', null] as const) {
      expect(shows(seen(viewer), [...jobDeck, ...solo!.unused, ...crewDeck, ...solo!.decks.flat(), 'hotel'])).toEqual([]);
      expect(table.view(viewer).counts).toMatchObject({ crewDeck: 1, jobDeck: jobDeck.length, solo: { decks: [6, 6], traitors: 0 } });
    }
    expect(shows(seen('0'), ['yacht'])).toEqual(['yacht']);
    expect(shows(seen(null), ['yacht'])).toEqual([]);
  });

  test('BS-480 the cards drawn on the flight are a count', () => {
    const table = atVault({ solo: { aside: ['con-1', 'con-2', 'gun-1', 'gun-2'] } }, 'betray-the-traitor');
    expect(shows(shownTo(table, '0'), ['con-2', 'gun-2'])).toEqual([]);
    expect(table.view('0').counts.solo).toEqual({ decks: [], traitors: 2 });
  });

  test('BS-481 BS-490 the hand is the player\'s: which cards go back, are kept or let go shows to nobody else', () => {
    const table = atLay({ cash: 100, hand: ['con-1', 'gun-1', 'hacker-1', 'muscle-1'], deck: ['gun-2'], decks: [['gun-3'], ['gun-4']], jobs: { 1: 'hotel' } });
    act(table, 'layType', { type: 'gun', slots: [1] });
    act(table, 'returnCard', { card: 'con-1' });
    act(table, 'endTurn', { keep: ['hacker-1'] });
    expect(shows(shownTo(table, null), ['con-1', 'hacker-1', 'muscle-1'])).toEqual([]);
    expect(shows(shownTo(table, '0'), hand(table))).toEqual(hand(table));
    expect(table.view(null).counts.hands).toEqual({ '0': 2 });
  });

  test('BS-487 BS-488 what lies open is open to those who watch: jobs with crew and tokens, goods, track, and the vault by kinds', () => {
    const table = rig(begun('heat-is-on'), { cash: 70, hand: ['con-1'], deck: ['gun-2'], jobs: { 1: 'atm' }, laid: { 1: ['driver-1'] }, tokens: { 1: ['cops', 'gold'] }, track: 2 });
    const view = table.view(null);
    expect([view.jobs[0], view.solo!.places[0], view.track, view.seats['0']!.cash]).toEqual(['atm', { faceDown: false, crew: ['driver-1'], joat: [], tokens: ['cops', 'gold'] }, 2, 70]);
    expect(view.counts.vault.cops).toBe(7);
    expect(view.counts.vault.gold).toBeUndefined();
  });

  test('BS-371 BS-480 no world of Crypto Currency leaves a Hard Drive job out', () => {
    const table = begun('crypto-currency');
    for (let i = 0; i < 20; i++) {
      const { unused } = ruleset.resample(table.G, '0', seededChance(`crypto-${i}`)).secret.solo!;
      expect(unused.filter((job) => jobOf(job).tokens.includes('hardDrive'))).toEqual([]);
    }
  });
});
