/** Helpers for the solo tests: tables at a given point of a scenario, with jobs, hands and draws as a test wants them. */
import { Table } from '../../../games/kit/table';
import { CREW_CARDS } from '../../../games/big-score/content/crew';
import { JOBS } from '../../../games/big-score/content/jobs';
import type { BigScoreEvent } from '../../../games/big-score/events';
import { ruleset } from '../../../games/big-score/game';
import type { BigScore, BossState, CardId, Crew, JobId, VaultKind } from '../../../games/big-score/state';
import type { ScenarioId, Solo } from '../../../games/big-score/solo/state';
import { soloStandIn } from '../../../games/big-score/solo/absent';
import { act as actAs, edit, refused as refusedAs, type BigScoreTable } from '../play';

export { edit, only, story } from '../play';
export type { BigScoreTable } from '../play';

/** A fresh table of one. */
export const openSolo = (scenario: ScenarioId | 'random' = 'biggest-score', seed = 'solo', options: Record<string, boolean> = {}): BigScoreTable =>
  new Table(ruleset, { players: 1, seed, options: { scenario, ...options } });

/** The only player makes a move that must be legal. */
export const act = (table: BigScoreTable, move: string, args: Record<string, unknown> = {}): BigScoreEvent[] => actAs(table, '0', move, args);
/** Why the only player may not. */
export const refused = (table: BigScoreTable, move: string, args: Record<string, unknown> = {}) => refusedAs(table, '0', move, args);

/** The moves that are possible now, by name. */
export const possible = (table: BigScoreTable): string[] =>
  [...new Set(table.choices('0', { Number: () => 0, Shuffle: (cards) => [...cards] }).map(({ move }) => move))].toSorted();

export const boss = (table: BigScoreTable): BossState => table.G.seats['0']!;
export const solo = (table: BigScoreTable): Solo => table.G.solo!;
export const hand = (table: BigScoreTable): CardId[] => table.G.players['0']!.hand;
export const stage = (table: BigScoreTable): string => `${table.ctx.phase} ${table.G.asked['0'] ?? '-'}`;

/** A table at the first hire of round 1. */
export function begun(scenario: ScenarioId = 'biggest-score', strike: Crew = 'gun', options: Record<string, boolean> = {}, seed?: string): BigScoreTable {
  const table = openSolo(scenario, seed, options);
  act(table, 'chooseSoloBoss', { boss: 'bull' });
  if (table.G.asked['0'] === 'strike') act(table, 'chooseStrike', { type: strike });
  return table;
}

/** What a test wants to lie on the table; what it does not name is as it comes. */
export interface Rig {
  round?: 1 | 2 | 3;
  cash?: number;
  hand?: CardId[];
  /** The active deck, the first is drawn first. */
  deck?: CardId[];
  /** Decks of the rounds to come. */
  decks?: CardId[][];
  /** Face-up jobs by job number; the others of 1-6 are empty. */
  jobs?: Partial<Record<number, JobId>>;
  /** Face-down jobs by job number. */
  hidden?: Partial<Record<number, JobId>>;
  /** Crew on the jobs. */
  laid?: Partial<Record<number, CardId[]>>;
  /** Vault tokens on the jobs. */
  tokens?: Partial<Record<number, VaultKind[]>>;
  boss?: Partial<BossState>;
  track?: number;
  solo?: Partial<Solo>;
}

function takeOut(G: BigScore, tokens: VaultKind[]): void {
  for (const token of tokens) {
    const at = G.secret.vault.indexOf(token);
    if (at < 0) throw new Error(`no ${token} left in the vault`);
    G.secret.vault.splice(at, 1);
  }
}

function layCrew(G: BigScore, { hand: own = [], deck = [], decks, laid = {} }: Rig): void {
  const gone = new Set([...own, ...deck, ...(decks ?? []).flat(), ...Object.values(laid).flatMap((cards) => cards ?? []), ...G.solo!.aside, ...G.solo!.row.map(({ card }) => card)]);
  const rest = CREW_CARDS.filter((card) => !gone.has(card) && !G.secret.solo!.traitors.includes(card));
  G.players['0']!.hand = own;
  G.secret.crewDeck = deck.toReversed();
  G.secret.solo!.decks = decks?.map((cards) => cards.toReversed()) ?? Array.from({ length: 3 - G.round }, () => rest.splice(0, 6));
  G.secret.crewDiscard = rest;
}

function layJobs(G: BigScore, { jobs = {}, hidden = {} }: Rig): void {
  const named = new Set([...Object.values(jobs), ...Object.values(hidden), ...G.jobDiscard]);
  const rest = JOBS.map(({ id }) => id).filter((id) => !named.has(id));
  G.jobs = [1, 2, 3, 4, 5, 6].map((number) => jobs[number] ?? null);
  G.secret.solo!.faceDown = [1, 2, 3, 4, 5, 6].map((number) => hidden[number] ?? null);
  G.secret.solo!.unused = rest.splice(0, 6);
  G.secret.jobDeck = rest;
}

/** Lays the table as a test wants it, with nothing lost or doubled. */
export function rig(table: BigScoreTable, wanted: Rig): BigScoreTable {
  return edit(table, (G) => {
    G.round = wanted.round ?? G.round;
    Object.assign(G.solo!, wanted.solo);
    for (const place of G.solo!.places) G.secret.vault.push(...place.tokens);
    layJobs(G, wanted);
    layCrew(G, wanted);
    G.solo!.places = [1, 2, 3, 4, 5, 6].map((number) => ({
      faceDown: wanted.hidden?.[number] !== undefined, crew: wanted.laid?.[number] ?? [], joat: [], tokens: wanted.tokens?.[number] ?? [],
    }));
    takeOut(G, Object.values(wanted.tokens ?? {}).flatMap((tokens) => tokens ?? []));
    takeOut(G, [...(wanted.boss?.loot ?? []), ...(wanted.boss?.stash ?? []), ...Array<VaultKind>(wanted.track ?? 0).fill('cops')]);
    takeOut(G, (wanted.solo?.row ?? []).flatMap(({ tokens }) => tokens));
    Object.assign(G.seats['0']!, { cash: wanted.cash ?? G.seats['0']!.cash }, wanted.boss);
    G.track = wanted.track ?? G.track;
  });
}

/** A table in the hand of the assigning player, before a type is laid. */
export function atLay(wanted: Rig, scenario: ScenarioId = 'biggest-score', strike?: Crew): BigScoreTable {
  const table = rig(begun(scenario, strike), wanted);
  act(table, 'endHire');
  return table;
}

/** A table at the first choice of Act II. */
export function atVault(wanted: Rig = {}, scenario: ScenarioId = 'biggest-score', options: Record<string, boolean> = {}): BigScoreTable {
  const table = rig(begun(scenario, undefined, options), { round: 3, deck: [], cash: 0, jobs: {}, ...wanted });
  for (const move of ['endHire', 'endTurn'] as const) act(table, move, move === 'endTurn' ? { keep: [] } : {});
  if (stage(table) === 'soloShop shop') act(table, 'startVault');
  if (wanted.track) edit(table, (G) => void (G.track = wanted.track!));
  return table;
}

/** Makes a move while the vault holds just these tokens; what it drew is then known. */
export function drawing(table: BigScoreTable, tokens: VaultKind[], move: string, args: Record<string, unknown> = {}): BigScoreEvent[] {
  let rest: VaultKind[] = [];
  edit(table, (G) => {
    takeOut(G, tokens);
    rest = G.secret.vault;
    G.secret.vault = [...tokens];
  });
  const events = act(table, move, args);
  edit(table, (G) => void G.secret.vault.push(...rest));
  return events;
}

export const rob = (table: BigScoreTable, tokens: VaultKind[]): BigScoreEvent[] => drawing(table, tokens, 'rob');

/** Plays default choices until `until` holds or it is over. */
export function passBy(table: BigScoreTable, until: (table: BigScoreTable) => boolean = () => false): BigScoreTable {
  while (!table.over && !until(table)) {
    const { move, args } = soloStandIn(table.view('0'))!;
    act(table, move, args);
  }
  return table;
}

/** Goods with which a boss walks out of the vault; what the game says then. */
export function leaving(scenario: ScenarioId, cash: number, loot: VaultKind[] = [], payout: Partial<BossState['payout']> = {}, options: Record<string, boolean> = {}): BigScoreTable {
  const table = atVault({ cash: 0, boss: { payout: { artifact: 0, diamond: 0, hardDrive: 0, ...payout }, loot } }, scenario, options);
  edit(table, (G) => void (G.seats['0']!.cash = cash));
  if (scenario === 'betray-the-traitor') edit(table, (G) => void G.seats['0']!.stash.push(...G.seats['0']!.loot.splice(0)));
  act(table, 'flee');
  return table;
}

/** A turn in which job 1, the ATM, gets its last card. */
export function doAtm(scenario: ScenarioId, wanted: Rig = {}): BigScoreTable {
  const table = atLay({ cash: 100, hand: ['driver-1'], deck: ['muscle-2'], jobs: { 1: 'atm' }, ...wanted, laid: { 1: ['con-1', 'grease-1'], ...wanted.laid } }, scenario);
  act(table, 'layType', { type: 'driver', slots: [1] });
  return table;
}
