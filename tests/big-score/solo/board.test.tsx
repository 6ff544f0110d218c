// @vitest-environment happy-dom
/** The board of The Big Score for one: every question of every scenario is drawn in words, and answered by what a player presses. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Board } from '../../../games/big-score/board';
import { bot } from '../../../games/big-score/bot';
import { typeOf } from '../../../games/big-score/content/crew';
import texts from '../../../games/big-score/locales/en.json';
import { SCENARIO_IDS } from '../../../games/big-score/solo/state';
import { seededChance } from '../../../games/kit/chance';
import { byBot, byChance, playOut } from '../../../games/kit/play';
import { draw, missingTexts, sit, speak } from '../../ui-kit/sit';
import { act, begun, boss, hand, openSolo, possible, solo, stage, type BigScoreTable } from './play';

beforeAll(() => speak('big-score', texts));
beforeEach(() => missingTexts.clear());

const at = (table: BigScoreTable) => sit(table, { seat: '0', children: <Board /> });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const isOff = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true }).getAttribute('aria-disabled') === 'true';
const cards = () => [...document.querySelectorAll<HTMLElement>(`[aria-label="${texts.board.yourHand}"] .k-card`)];

test('every question of every scenario is drawn for the player and a spectator, in words, and the end tells how far it went', () => {
  const complain = vi.spyOn(console, 'error');
  const seen = new Set<string>();
  for (const [i, scenario] of SCENARIO_IDS.entries()) {
    const table = openSolo(scenario, 'board');
    const drawNew = () => {
      const here = stage(table);
      if (seen.has(`${scenario} ${here}`)) return;
      seen.add(`${scenario} ${here}`).add(here);
      for (const seat of ['0', null]) draw(table, { seat, children: <Board /> });
    };
    drawNew();
    playOut(table, () => (i % 2 === 0 ? byBot(bot) : byChance), seededChance('board'), drawNew);
    const { ending, goals } = table.G.result!.alone!;
    const end = draw(table, { seat: '0', children: <Board /> });
    expect([/data-ending="(\w+)"/.exec(end)?.[1], end.split('class="bs-end-goals"')[1]?.split('</ul>')[0]!.match(/<li/g)?.length], scenario).toEqual([ending, goals.length]);
  }
  for (const question of ['soloSetup boss', 'soloSetup strike', 'soloHire hire', 'soloAssign lay', 'soloAssign more', 'soloResolve reveal', 'soloVault choose'])
    expect([...seen], question).toContain(question);
  expect([...missingTexts]).toEqual([]);
  expect(complain.mock.calls.map(([message]) => String(message))).toEqual([]);
});

describe('Act I by hand', () => {
  test('before the first night of The JoAT Show: a dossier, then the type on strike, each with its reason while nothing is chosen', () => {
    const table = openSolo('joat-show');
    at(table);
    expect(isOff(texts.move.chooseSoloBoss)).toBe(true);
    const [dossier] = screen.getAllByRole('radio');
    const name = dossier!.getAttribute('aria-label') ?? dossier!.textContent!;
    fireEvent.click(dossier!);
    press(new RegExp(name));
    expect(table.G.asked['0']).toBe('strike');
    expect(isOff(texts.move.chooseStrike)).toBe(true);
    fireEvent.click(screen.getAllByRole('radio')[0]!);
    press(/^On strike/);
    expect(stage(table)).toBe('soloHire hire');
  });

  test('BS-315 BS-316 hiring: a type is picked and swapped for its fee, or one more card is drawn', () => {
    const table = begun();
    at(table);
    const { cash } = boss(table);
    const type = typeOf(hand(table)[0]!);
    const swapped = hand(table).filter((card) => typeOf(card) === type);
    fireEvent.click(cards()[0]!);
    press(/^Swap/);
    expect(hand(table).some((card) => swapped.includes(card))).toBe(false);
    expect(boss(table).cash).toBeLessThan(cash);
    const size = hand(table).length;
    press(/^One more card/);
    expect(hand(table)).toHaveLength(size + 1);
    press(texts.move.endHire);
    expect(stage(table)).toBe('soloAssign lay');
  });

  test('BS-320 BS-324 laying: a type goes on the jobs that want it, kept cards cost their fee, and the turn ends', () => {
    const table = begun();
    act(table, 'endHire');
    at(table);
    const laid = () => solo(table).places.flatMap(({ crew }) => crew).length;
    const before = laid();
    const goes = hand(table).find((card) => possible(table).includes('layType') && table.choices('0', seededChance('lay')).some(({ move, args }) => move === 'layType' && args.type === typeOf(card)))!;
    fireEvent.click(cards().find((card) => card.getAttribute('aria-label')!.startsWith(texts.crew[typeOf(goes)]))!);
    for (const key of ['1', '2', '3', '4', '5', '6']) fireEvent.keyDown(document.body, { key });
    press(/^Lay/);
    expect(laid()).toBeGreaterThan(before);
    expect(stage(table)).toBe('soloAssign more');
    const { cash } = boss(table);
    fireEvent.click(cards()[0]!);
    const [keep] = hand(table);
    press(/^Keep/);
    press(/^End/);
    expect(boss(table).cash).toBeLessThan(cash);
    expect(hand(table)).toContain(keep);
  });
});
