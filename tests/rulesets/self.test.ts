/** The suite itself: it passes a sound game, and finds each fault that is put into it. */
import { describe, expect, test } from 'vitest';
import { defineRuleset } from '../../games/kit/ruleset';
import type { KitState } from '../../games/kit/types';
import { Table } from '../../games/kit/table';
import { toy } from '../kit/toy';
import { bot } from '../tools/template/bot';
import { ruleset as sound } from '../tools/template/game';
import type { NewGame } from '../tools/template/state';
import { commitsAreDeclared, stateHolds, undoIsFair } from './checks';
import { Changes, commitsAreHidden, showsNothingHidden } from './secrecy';
import { planned, playMatch, type AnyBot, type AnyRuleset, type AnyStep } from './suite';
import { wordsOf } from './words';

type Spec = typeof sound;
const [match] = planned({ manifest: sound.manifest }, 2, 1);
const [playCard] = sound.phases.play!.play!;

/** Plays a match of the game with these changes under every check. */
function examine(change: Partial<Spec> = {}): void {
  const ruleset = defineRuleset({ ...sound, ...change }) as unknown as AnyRuleset;
  const changes = new Changes();
  playMatch({ ruleset, bot: bot as unknown as AnyBot }, { ...match!, play: 'mixed' }, {
    start: (table, dice) => stateHolds(table, dice),
    step: (step, dice) => {
      stateHolds(step.table, dice);
      undoIsFair(step);
      commitsAreDeclared(step);
      showsNothingHidden(step.table, step.entries, dice, changes);
      commitsAreHidden(step, dice);
    },
  });
}

const withMove = (move: Partial<typeof playCard>): Partial<Spec> => ({ phases: { play: { play: [{ ...playCard!, ...move }] } } });
const afterApply = (also: (G: NewGame & Record<string, unknown>, seat: string, card: number) => void): Partial<Spec> =>
  withMove({ apply: (play, args) => {
    playCard!.apply(play, args);
    also(play.G as never, play.seat, (args as { card: number }).card);
  } });

describe('the suite', () => {
  test('finds nothing in a sound game', () => {
    expect(() => examine()).not.toThrow();
  });

  test.each<[string, Partial<Spec>, RegExp]>([
    ['a hand in the open part', afterApply((G) => { G.hands = Object.values(G.players).map(({ hand }) => hand[0]!); }), /can tell/],
    ['a deck that is counted by its cards', { counts: (G) => ({ deck: G.secret.deck[0]!, hands: {} }) }, /shown more.*counts\.deck/],
    ['a commit that shows in the open part', afterApply((G, _seat, card) => { G.last = card; }), /shown more|can tell/],
    ['a commit that is told in the log', withMove({ apply: (play, args) => {
      playCard!.apply(play, args);
      play.tell({ type: 'point', seat: play.seat, card: (args as { card: number }).card });
    } }), /can tell/],
    ['an open move where a commit should be', withMove({ commit: false }), /not declared a commit/],
    ['a choice that is refused', withMove({ options: () => [{ card: 99 }] }), /refused: not-in-hand/],
    ['nobody who can act', withMove({ options: () => [] }), /no asked seat has a choice/],
    ['a card that is lost', afterApply((G) => { G.secret.deck.pop(); }), /invariants: NG-002/],
    ['a state that is not JSON', afterApply((G) => { G.gone = undefined; }), /does not survive JSON/],
    ['a match that does not end', { longest: () => 2 }, /longer than any match/],
    ['a resampling that deals impossible hands', { resample: (G) => ({ ...G, secret: { deck: G.secret.deck.map(() => 1) } }) }, /a resampled state is impossible/],
  ])('finds %s', (_fault, change, words) => {
    expect(() => examine(change)).toThrow(words);
  });

  test('an easy bot plays in the few matches of every day', () => {
    let asked = 0;
    const easyBot: AnyBot = (turn) => {
      asked++;
      return (bot as unknown as AnyBot)(turn);
    };
    const subject = { manifest: sound.manifest, ruleset: sound as unknown as AnyRuleset, bot: bot as unknown as AnyBot, easyBot };
    for (const day of planned(subject, 2, 2)) playMatch(subject, day, {});
    expect(asked).toBeGreaterThan(0);
  });

  test('finds a move that can be undone after it changed a secret', () => {
    const { flip } = toy.moves;
    const flipped = (peek: boolean) => {
      const cheat = { ...flip!, apply: (play: Parameters<NonNullable<typeof flip>['apply']>[0], args: object) => {
        flip!.apply(play, args);
        if (peek) play.G.secret.deck.pop();
      } };
      const table = new Table(defineRuleset({ ...toy, phases: { ...toy.phases, plan: { plan: [cheat] } } }), { players: 2, seed: 'toy' });
      table.act('0', 'bid', { chips: 1 });
      table.act('1', 'bid', { chips: 0 });
      const before = table.state;
      table.act('0', 'flip');
      return { table, before, seat: '0', choice: { move: 'flip', args: {} }, entries: [] } as unknown as AnyStep;
    };
    expect(() => undoIsFair(flipped(false))).not.toThrow();
    expect(() => undoIsFair(flipped(true))).toThrow(/flip can be undone after a secret changed/);
  });

  test('notices a resampling that changes nothing', () => {
    const changes = new Changes();
    const { G } = { G: { secret: { deck: [1] }, players: { '0': { hand: [2] } } } as unknown as KitState };
    changes.note(G, G, null);
    expect(changes.changed).toBe(0);
    expect([...changes.seen]).toEqual(['hand']);
    expect([...changes.varied]).toEqual([]);
  });

  test('notices texts and facts that are missing', () => {
    const texts = { refuse: { poor: 'You have {{have}}.' }, log: { won: '{{name}} wins $t(prize.{{prize}}).' }, prize: { cup: 'a cup' } };
    const words = wordsOf('game', { en: texts, de: { ...texts, refuse: {} } });
    expect(words.refusalFaults({ reason: 'poor', params: { have: 3 } })).toEqual(['de: game has no text "refuse.poor"']);
    expect(words.refusalFaults({ reason: 'poor' })[0]).toMatch(/asks for/);
    expect(words.eventFaults({ type: 'won', prize: 'cup' })).toEqual([]);
    expect(words.eventFaults({ type: 'won', prize: 'car' }).join()).toMatch(/prize\.car/);
    expect(words.refusalFaults({ reason: 'kit:nothing' })).toHaveLength(2);
  });
});

