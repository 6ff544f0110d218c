/** What must hold of every state that a match can reach, whoever plays it. */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../games/kit/chance';
import { Table } from '../../games/kit/table';
import type { Chance, Choice } from '../../games/kit/types';
import { must, type AnyStep, type AnyTable } from './suite';

/** Hazard 36: what does not survive JSON is lost in the store and on the wire. */
export function mustBeJson(thing: unknown, what: string): void {
  must(isDeepStrictEqual(JSON.parse(JSON.stringify(thing)), thing), () => `${what} does not survive JSON`);
}

/** A choice that is listed must be accepted: by the ruleset's own check, and, `tried` of them, by boardgame.io. */
function choicesHold(table: AnyTable, seat: string, choices: Choice[], tried: number, dice: Chance): void {
  const view = table.view(seat);
  for (const choice of choices) {
    const refused = table.ruleset.refuse(view, table.ctx, seat, choice);
    must(!refused, () => `${seat} is offered ${JSON.stringify(choice)}, which is refused: ${refused?.reason}`);
    mustBeJson(choice, `the choice ${JSON.stringify(choice)}`);
  }
  for (let i = 0; i < Math.min(tried, choices.length); i++) {
    const { move, args } = choices.length <= tried ? choices[i]! : pick(choices, dice);
    const copy = new Table(table.ruleset, table.state);
    copy.act(seat, move, args);
    must(copy.state._stateID !== table.state._stateID, () => `${seat} ${move} changed nothing`);
  }
}

/** Checks one state: somebody can act or it is over, choices are good, `G` is JSON and keeps the spec's invariants. */
export function stateHolds(table: AnyTable, dice: Chance, tried = 2): void {
  mustBeJson(table.G, 'G');
  const broken = table.ruleset.invariants(table.G);
  must(broken.length === 0, () => `invariants: ${broken.join('; ')}`);
  if (table.over) return endHolds(table);
  nothingToHide(table);
  must(isDeepStrictEqual(table.ctx.activePlayers, table.G.asked), () =>
    `boardgame.io lets ${JSON.stringify(table.ctx.activePlayers)} act, the rules ask ${JSON.stringify(table.G.asked)}`);
  const open = table.asked.map((seat) => [seat, table.choices(seat, dice)] as const);
  must(open.some(([, choices]) => choices.length > 0), () => 'no asked seat has a choice');
  for (const [seat, choices] of open) choicesHold(table, seat, choices, tried, dice);
  for (const seat of table.seats.filter((s) => !table.asked.includes(s)))
    must(table.choices(seat, dice).length === 0, () => `${seat} is not asked but has choices`);
}

/** In a phase that the manifest calls uncovered what seats have of their own is alike for all of them. */
function nothingToHide({ G, ctx, seats, ruleset: { manifest } }: AnyTable): void {
  if (!manifest.uncovered?.includes(ctx.phase)) return;
  must(seats.every((seat) => isDeepStrictEqual(G.players[seat], G.players[seats[0]!])), () => `${ctx.phase} is uncovered, but seats have something of their own`);
}

/** A result names seats of the table (or of its automata), and nobody is asked any more. */
function endHolds({ G, ctx, seats, ruleset: { manifest } }: AnyTable): void {
  must(G.result !== undefined && isDeepStrictEqual(ctx.gameover, G.result), () => 'the result is not that of boardgame.io');
  must(Object.keys(G.asked).length === 0, () => `over, but ${JSON.stringify(G.asked)} is asked`);
  const { winners, scores, alone } = G.result;
  const all = [...seats, ...(G.automata ?? [])];
  must(winners.every((seat) => all.includes(seat)), () => `winners ${winners.join()} are no seats`);
  must(manifest.cooperative || manifest.allMayLose === true || seats.length === 1 || winners.length > 0, () => 'nobody has won');
  must(!scores || isDeepStrictEqual(Object.keys(scores).toSorted(), all.toSorted()), () => 'scores are not one a seat');
  if (manifest.solo && seats.length === 1)
    must(alone !== undefined && manifest.solo.some(({ id }) => id === alone.scenario) && (alone.progress >= 100) === (winners.length > 0), () =>
      `the outcome alone does not fit: ${JSON.stringify(alone)}`);
}

const chanceOf = ({ plugins }: AnyTable['state']): unknown => plugins.random?.data;

/** Hazard 3: what can be taken back has drawn nothing, revealed nothing and asked nobody else, and leaves no trace. */
export function undoIsFair({ table, before, seat, choice }: AnyStep): void {
  if (table.over || table.ruleset.game.disableUndo || table.state._undo.length < 2) return;
  const copy = new Table(table.ruleset, table.state);
  if (!copy.undo(seat)) return;
  const others = ({ players }: AnyTable['G']) => Object.entries(players).filter(([who]) => who !== seat);
  must(isDeepStrictEqual(copy.G, before.G), () => `undoing ${choice.move} does not give the state before back`);
  must(isDeepStrictEqual(chanceOf(table.state), chanceOf(before)), () => `${choice.move} can be undone after chance`);
  must(isDeepStrictEqual(table.G.secret, before.G.secret), () => `${choice.move} can be undone after a secret changed`);
  must(isDeepStrictEqual(others(table.G), others(before.G)), () => `${choice.move} can be undone after it touched another seat`);
}

/** A choice that the kit keeps as a commit comes by a move that is declared one: its arguments are then redacted (hazard 2). */
export function commitsAreDeclared({ table, before, seat, choice }: AnyStep): void {
  const held = ({ players }: AnyTable['G']) => (players[seat] as { commit?: unknown }).commit;
  must(table.ruleset.moves[choice.move]!.commit || isDeepStrictEqual(held(table.G), held(before.G)), () =>
    `${choice.move} keeps a secret choice but is not declared a commit`);
}
