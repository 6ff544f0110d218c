/** Faults of the library that a ruleset and a server must not step into, tried on whole matches over the wire. */
import { readFileSync } from 'node:fs';
import { CreateGameReducer } from 'boardgame.io/internal';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../games';
import { seededChance } from '../../games/kit/chance';
import type { Bot } from '../../games/kit/bot';
import { byChance } from '../../games/kit/play';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Choice, Seat } from '../../games/kit/types';
import { isJson } from '../../server/json';
import { openHouse, until, type House, type Line } from './house';
import { lab, secretOf } from './rulesets';

type Seen = { asked: Record<Seat, string>; step: number };
const seen = (line: Line): Seen => line.state!.G as Seen;

let house: House;
let rulesets: Ruleset[];
const faults: string[] = [];
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void faults.push(said.join(' ')));
  rulesets = await Promise.all(catalogue.map(({ ruleset }) => ruleset()));
  house = await openHouse({ rulesets: [lab(), ...rulesets] });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await house.close();
});

/** Plays a match by what each seat hears: seat 0 by the game's bot, the others by chance. Returns the lines at its end. */
async function playOnline(ruleset: Ruleset, bot: Bot<never>, players: number): Promise<{ lines: Line[]; states: number; matchID: string }> {
  const game = ruleset.manifest.id;
  const match = await house.open({ game, players });
  const lines = await house.seats(match, game);
  const dice = seededChance(`${game} online`);
  const choose = (line: Line): Choice | undefined => {
    const { G: view, ctx } = line.state!;
    const choices = ruleset.choices(view, ctx, line.seat!, dice);
    if (choices.length === 0) return undefined;
    return line.seat === '0' ? (bot as Bot<unknown>)({ view, ctx, seat: '0', choices, dice }) : byChance(null, line.seat!, choices, dice);
  };
  let states = 0;
  for (; lines[0]!.state!.ctx.gameover === undefined; states++) {
    // What G says of who must act and what boardgame.io believes are one (hazard 31).
    for (const line of lines) expect(seen(line).asked).toEqual({ ...line.state!.ctx.activePlayers });
    const asked = lines.filter(({ seat }) => Object.hasOwn(seen(lines[0]!).asked, seat!)).toReversed();
    const [actor, choice] = asked.map((line) => [line, choose(line)] as const).find(([, chosen]) => chosen) ?? [];
    expect(actor && (await actor.move(choice!.move, choice!.args)), `${game}: ${JSON.stringify(choice)}`).toBeUndefined();
    await until(() => lines.every(({ state }) => state!._stateID === states + 1), 'all to hear the move');
  }
  return { lines, states, matchID: match.matchID };
}

describe.each(catalogue.map(({ manifest, bot }) => [manifest.id, bot] as const))('%s over the wire', (id, bot) => {
  const ruleset = (): Ruleset => rulesets.find(({ manifest }) => manifest.id === id)!;

  test('hazard 31, hazard 32, hazard 33, hazard 34, hazard 46, hazard 58: a bot on its own view and others by chance play to the end, and no hook, event or plugin complains', async () => {
    faults.length = 0;
    const { players } = ruleset().manifest;
    const { lines, states, matchID } = await playOnline(ruleset(), await bot(), Math.max(2, players.min));
    expect(faults).toEqual([]);
    // hazard 44: what a reload costs at the end of a match, in bytes of its sync.
    const late = await house.line(matchID, '0', lines[0]!.credentials, id);
    expect(late.heard.length).toBeLessThan(200_000);
    expect(late.log.filter(({ automatic }) => !automatic)).toHaveLength(states);
  });

  test('hazard 35: phases and stages have no hooks or limits of their own; only moves change the game', () => {
    const stages = Object.values(ruleset().game.phases!).flatMap(({ turn }) => Object.values(turn!.stages ?? {}));
    expect(stages.length).toBeGreaterThan(0);
    for (const stage of stages) expect(Object.keys(stage)).toEqual(['moves']);
    for (const { turn } of Object.values(ruleset().game.phases!)) expect([turn!.minMoves, turn!.maxMoves]).toEqual([undefined, undefined]);
  });

  test('hazard 44: nothing is kept for undo in a game without undoable moves', async () => {
    const undoable = Object.values(ruleset().moves).some((move) => move.undoable);
    expect(ruleset().game.disableUndo).toBe(!undoable);
  });
});

test('hazard 6: no move of the laboratory runs in a browser, on a state without its secrets', async () => {
  const match = await house.open({ game: 'lab' });
  const [a] = await house.seats(match, 'lab');
  const reduce = CreateGameReducer({ game: lab().game, isClient: true });
  for (const type of ['choose', 'tick', 'draw', 'boom', 'collect', 'end']) {
    const after = reduce(a!.state as never, { type: 'MAKE_MOVE', payload: { type, args: [{}], playerID: '0' } } as never);
    expect(after.G).toBe(a!.state!.G);
  }
});

test('hazard 30: after the last of a simultaneous choice nobody has a move too many', async () => {
  const match = await house.open({ game: 'lab', players: 3 });
  const lines = await house.seats(match, 'lab');
  const { step } = seen(lines[0]!);
  for (const line of lines) expect(await line.move('choose', { card: secretOf(line.seat!), step })).toBeUndefined();
  await until(() => lines.every(({ state }) => state!._stateID === 3), 'the reveal');
  for (const line of lines) expect((await line.move('choose', { card: secretOf(line.seat!), step }))?.reason).toBe('kit:late');
  expect(lines[0]!.state!.ctx.activePlayers).toEqual({ '0': 'both', '1': 'both', '2': 'both' });
});

test('hazard 36: a state that JSON cannot carry is refused and not stored', async () => {
  const match = await house.open({ game: 'lab' });
  const [a] = await house.seats(match, 'lab');
  expect((await a!.move('collect'))?.reason).toBe('kit:error');
  expect((await house.server.store.load(match.matchID))!.state._stateID).toBe(0);
  expect(await a!.move('tick')).toBeUndefined();
  expect([{ a: [1, 'x', null, { b: true }] }, { gone: undefined }].map(isJson)).toEqual([true, true]);
  for (const not of [new Set([1]), new Map(), new Date(), NaN, Infinity, () => 1, 1n, Symbol('x'), [undefined], { deep: [new Set()] }, /x/])
    expect(isJson(not)).toBe(false);
});

test('hazard 39: strict types throughout: the checks that every build passes forbid `any` and the ways around it', () => {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { compilerOptions: Record<string, unknown> };
  expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
  const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { rules: Record<string, unknown> };
  expect(rules).toMatchObject({ 'typescript/no-explicit-any': 'error', 'typescript/ban-ts-comment': 'error' });
});
