/** Helpers for The Big Score's tests: tables at a given point of the game, and moves made as a seat. */
import { pick, seededChance } from '../../games/kit/chance';
import { Table } from '../../games/kit/table';
import type { Seat } from '../../games/kit/types';
import { CREW_CARDS } from '../../games/big-score/content/crew';
import { JOBS } from '../../games/big-score/content/jobs';
import type { BigScoreEvent } from '../../games/big-score/events';
import { ruleset } from '../../games/big-score/game';
import type { BigScore, BossState, CardId, Counts, JobId, Phase, Plan, VaultKind } from '../../games/big-score/state';
import { acting } from '../kit/acting';

export type BigScoreTable = Table<BigScore, Counts>;

/** A fresh table. Seat 0 is the youngest unless `options` say otherwise. */
export const open = (players: number, seed = 'big-score', options: Record<string, string | boolean> = {}): BigScoreTable =>
  new Table(ruleset, { players, seed, options: { ages: 'seats', ...options } });

export const { act, refused, only, story } = acting<BigScoreEvent>();

/** Changes the state between two moves. */
export function edit(table: BigScoreTable, change: (G: BigScore) => void): BigScoreTable {
  const G = structuredClone(table.G);
  change(G);
  table.state = { ...table.state, G };
  return table;
}

/** The default choice for every asked seat that has to act. */
export function standInAll(table: BigScoreTable): void {
  for (const seat of table.asked) {
    const choice = ruleset.standIn!(table.view(seat), table.ctx.phase, seat);
    if (choice) act(table, seat, choice.move, choice.args);
  }
}

/** Plays default choices until the phase (and round of Act I) is reached. */
export function goTo(table: BigScoreTable, phase: Phase, round: number = table.G.round): BigScoreTable {
  while (table.ctx.phase !== phase || table.G.round < round) {
    if (table.over) throw new Error(`the game ended before ${phase} of round ${round}`);
    standInAll(table);
  }
  return table;
}

/** Plays legal choices by chance until `until` holds or the game is over; `check` sees the table after every move. */
export function playOn(
  table: BigScoreTable,
  seed: string,
  until: (table: BigScoreTable) => boolean = () => false,
  check: (table: BigScoreTable) => void = () => undefined,
): number {
  const dice = seededChance(seed);
  let moves = 0;
  while (!table.over && !until(table)) {
    const seat = pick(table.asked, dice);
    const { move, args } = pick(table.choices(seat, dice), dice);
    act(table, seat, move, args);
    moves += 1;
    check(table);
  }
  return moves;
}

/** Lays these jobs on the table; places left out get others. */
export function layJobs(G: BigScore, jobs: JobId[]): void {
  const rest = JOBS.map(({ id }) => id).filter((id) => !jobs.includes(id) && !G.jobDiscard.includes(id));
  G.jobs = [...jobs, ...rest.splice(0, 6 - jobs.length)];
  G.secret.jobDeck = rest;
}

/** Gives each seat exactly these cards as its hand; all other cards that are not in Training are the crew deck. */
export function giveHands(G: BigScore, hands: Record<Seat, CardId[]>, top: CardId[] = []): void {
  const lying = Object.values(G.seats).flatMap(({ training }) => training);
  const used = new Set([...Object.values(hands).flat(), ...lying, ...top]);
  for (const [seat, own] of Object.entries(G.players)) Object.assign(own, { hand: hands[seat] ?? [], picks: [] });
  G.secret.crewDiscard = [];
  G.secret.crewDeck = [...CREW_CARDS.filter((card) => !used.has(card)), ...top.toReversed()];
}

/** A table in `assign` of round `round` with these jobs and hands; `top`: the next cards of the crew deck. */
export function atAssign(
  players: number,
  { jobs = [], hands = {}, top = [], round = 1, options = {} }:
    { jobs?: JobId[]; hands?: Record<Seat, CardId[]>; top?: CardId[]; round?: number; options?: Record<string, boolean> },
): BigScoreTable {
  return edit(goTo(open(players, undefined, options), 'assign', round), (G) => {
    layJobs(G, jobs);
    giveHands(G, hands, top);
  });
}

/** Every seat assigns; who is left out lays nothing. Gives back what was told. */
export function assignAll(table: BigScoreTable, plans: Record<Seat, Partial<Plan>>): BigScoreEvent[] {
  return table.asked.flatMap((seat) => act(table, seat, 'assignCrew', { plan: { jobs: {}, training: [], ...plans[seat] } }));
}

/** What differs from an empty-handed boss in the vault. */
export type Rig = Partial<BossState>;

const vaults = new Map<number, BigScoreTable['state']>();

/** A table at the first choice of Act II; the way there is played once for each number of players. */
function freshVault(players: number): BigScoreTable {
  if (!vaults.has(players)) vaults.set(players, goTo(open(players), 'vault').state);
  return new Table(ruleset, vaults.get(players)!);
}

/** A table at the first choice of Act II with these bosses, floor, marker and Cops on the track. */
export function atVault(
  players: number,
  { seats = {}, floor, marker = '0', track = 0 }:
    { seats?: Record<Seat, Rig>; floor?: VaultKind[]; marker?: Seat; track?: number } = {},
): BigScoreTable {
  return edit(freshVault(players), (G) => {
    for (const [seat, rig] of Object.entries(seats)) {
      takeOut(G.secret.vault, [...(rig.loot ?? []), ...(rig.stash ?? [])]);
      Object.assign(G.seats[seat]!, rig);
    }
    if (floor) {
      G.secret.vault.push(...G.floor);
      takeOut(G.secret.vault, floor);
      G.floor = floor;
    }
    takeOut(G.secret.vault, Array<VaultKind>(track).fill('cops'));
    Object.assign(G, { marker, track });
  });
}

function takeOut(vault: VaultKind[], tokens: VaultKind[]): void {
  for (const token of tokens) {
    const at = vault.indexOf(token);
    if (at < 0) throw new Error(`no ${token} left in the vault`);
    vault.splice(at, 1);
  }
}

/**
 * All inside seats choose, and robbers draw what is named: the vault holds just that for the moment, and chance is
 * tried until it fits. `driver`: the tokens that leaving Drivers draw. Gives back what the last choice told.
 */
export function reveal(table: BigScoreTable, wanted: Record<Seat, VaultKind | 'flee'>, driver: VaultKind[] = []): BigScoreEvent[] {
  const tokens = Object.values(wanted).flatMap((want) => (want === 'flee' ? [] : [want]));
  const rest = structuredClone(table.G.secret.vault);
  takeOut(rest, [...tokens, ...driver]);
  edit(table, (G) => void (G.secret.vault = [...tokens, ...driver]));
  const choices = Object.entries(wanted).map(([seat, want]) => [seat, { choice: want === 'flee' ? 'flee' : 'rob' }] as const);
  for (const [seat, choice] of choices.slice(0, -1)) act(table, seat, 'robOrFlee', choice);
  const [seat, choice] = choices.at(-1)!;
  for (let seed = 0; seed < 3000; seed++) {
    const { plugins } = table.state;
    const random = { ...plugins.random, data: { seed: `reveal-${seed}` } };
    const trial: BigScoreTable = new Table(ruleset, { ...table.state, plugins: { ...plugins, random } });
    const events = act(trial, seat, 'robOrFlee', choice);
    const drawn = only(events, 'revealed')[0]!.drawn;
    const left = only(events, 'driver-drew').flatMap((event) => event.drawn);
    if (drawn.some(({ seat: who, token }) => token !== wanted[who]) || left.join() !== driver.join()) continue;
    table.state = trial.state;
    table.log.push(...trial.log);
    edit(table, (G) => void G.secret.vault.push(...rest));
    return events;
  }
  throw new Error('chance would not have it so');
}
