/** Scenes for the tests of The Glasgow Train Robbery: a table at a given point of the game, and moves made as a role. */
import { expect } from 'vitest';
import { contingencyOf } from '../../games/glasgow/content/contingencies';
import { tileOf } from '../../games/glasgow/content/house';
import { planOf } from '../../games/glasgow/content/plans';
import type { GlasgowEvent } from '../../games/glasgow/events';
import { ruleset } from '../../games/glasgow/game';
import { TOKENS, TOKEN_NUMBERS, TOOLS, type Counts, type Glasgow, type Place, type PlanNumber, type Private, type Role, type Token, type TokenNumber, type Tool, type View } from '../../games/glasgow/state';
import { Table } from '../../games/kit/table';
import { acting } from '../kit/acting';

export type GlasgowTable = Table<Glasgow, Counts>;

export const SEAT: Record<Role, string> = { coordinator: '0', operator: '1' };

export const open = (seed = 'glasgow', options: Record<string, string> = {}): GlasgowTable => new Table(ruleset, { players: 2, seed, options });

const play = acting<GlasgowEvent>();
export const { only } = play;

const seatOf = (table: GlasgowTable, role?: Role): string => (role ? table.G.roles[role] : table.asked[0]!);

/** Makes a move that must be legal, and gives back what it told. Whoever is asked makes it, unless `role` says who. */
export function act(table: GlasgowTable, move: string, args: Record<string, unknown> = {}, role?: Role): GlasgowEvent[] {
  const told = play.act(table, seatOf(table, role), move, args);
  expect(ruleset.invariants(table.G)).toEqual([]);
  return told;
}

/** Why a move is refused; checks that the attempt has changed nothing. */
export const refused = (table: GlasgowTable, move: string, args: Record<string, unknown> = {}, role?: Role) =>
  play.refused(table, seatOf(table, role), move, args);

export const viewOf = (table: GlasgowTable, role: Role | null): View => table.view(role && table.G.roles[role]);
export const own = (table: GlasgowTable, role: Role): Private => table.G.players[table.G.roles[role]]!;
/** The stage of each role that is asked. */
export const stages = ({ G }: Pick<GlasgowTable, 'G'>): Partial<Record<Role, string>> =>
  Object.fromEntries((['coordinator', 'operator'] as const).flatMap((role) => (G.asked[G.roles[role]] ? [[role, G.asked[G.roles[role]]]] : [])));

/** Changes the state between two moves; boardgame.io lets act who is asked then. */
export function edit(table: GlasgowTable, change: (scene: Scene) => void): GlasgowTable {
  const G = structuredClone(table.G);
  change(new Scene(G));
  expect(ruleset.invariants(G)).toEqual([]);
  table.state = { ...table.state, G, ctx: { ...table.ctx, activePlayers: { ...G.asked } } };
  return table;
}

const swap = (from: string[], to: string[], wanted: string): void => {
  const at = from.indexOf(wanted);
  if (at < 0) throw new Error(`${wanted} is not there`);
  [from[at], to[0]] = [to[0]!, from[at]!];
};

/** A state under construction. Everything is moved, nothing made, so that the invariants hold. */
export class Scene {
  constructor(readonly G: Glasgow) {}

  own(role: Role): Private {
    return this.G.players[this.G.roles[role]]!;
  }

  turn(role: Role): this {
    this.G.turn = role;
    this.G.asked = { [this.G.roles[role]]: 'turn' };
    return this;
  }

  at(places: Record<string, Place>): this {
    Object.assign(this.G.places, places);
    return this;
  }

  /** Tools from the house onto cards. */
  give(tools: Record<string, Tool[]>): this {
    for (const [character, list] of Object.entries(tools))
      for (const tool of list) {
        this.G.stock[tool] -= 1;
        this.G.cards[character]!.tools.push(tool);
      }
    return this;
  }

  /** Fingerprints from the supply onto cards. */
  marks(...characters: string[]): this {
    for (const character of characters) {
      this.G.supply -= 1;
      this.G.cards[character]!.fingerprint = true;
    }
    return this;
  }

  turned(...characters: string[]): this {
    for (const character of characters) this.G.cards[character]!.turned = this.G.secret.coordinatorCards[character] ?? character;
    return this;
  }

  /** Which card of a coordinator is in play. */
  coordinator(card: string): this {
    this.G.secret.coordinatorCards[card.split('-')[0]!] = card;
    return this;
  }

  /** What the bag holds, from house and supply. */
  bag(tokens: Partial<Record<Token, number>>): this {
    for (const token of TOKENS) {
      const change = (tokens[token] ?? 0) - this.G.bag[token];
      this.G.bag[token] += change;
      if (token === 'fingerprint') this.G.supply -= change;
      else this.G.stock[token] -= change;
    }
    return this;
  }

  /** Tokens from the house and the supply to the extras area. */
  extras(...tokens: Token[]): this {
    for (const token of tokens) {
      if (token === 'fingerprint') this.G.supply -= 1;
      else this.G.stock[token] -= 1;
      this.G.extras.push(token);
    }
    return this;
  }

  /** Fingerprints that are left in the supply; the others go into the bag. */
  supply(count: number): this {
    return this.bag({ ...this.G.bag, fingerprint: this.G.bag.fingerprint + this.G.supply - count });
  }

  hand(role: Role, ...cards: string[]): this {
    const { decks, box } = this.G.secret;
    const mine = this.own(role);
    decks[role].push(...mine.hand, ...this.G.discard[role]);
    mine.hand = [];
    this.G.discard[role] = [];
    for (const card of cards) {
      if (box[role].includes(card)) swap(box[role], decks[role], card);
      decks[role].splice(decks[role].indexOf(card), 1);
      mine.hand.push(card);
    }
    return this;
  }

  /** Lays cards of the deck on the discard pile. */
  discarded(role: Role, ...cards: string[]): this {
    const { decks, box } = this.G.secret;
    for (const card of cards) {
      if (box[role].includes(card)) swap(box[role], decks[role], card);
      decks[role].splice(decks[role].indexOf(card), 1);
      this.G.discard[role].push(card);
    }
    return this;
  }

  /** Which plans are in play. */
  plans(...ids: string[]): this {
    for (const id of ids) {
      const zones = [this.own('coordinator').plans, this.own('operator').plans, this.G.secret.planBoard];
      for (const zone of zones) {
        const at = zone.findIndex((other) => planOf(other).plan === planOf(id).plan);
        if (at < 0 || zone[at] === id) continue;
        const boxed = this.G.secret.planBox.indexOf(id);
        [zone[at], this.G.secret.planBox[boxed]] = [this.G.secret.planBox[boxed]!, zone[at]!];
      }
    }
    return this;
  }

  /** As if the plans up to this one were resolved. */
  resolved(upTo: PlanNumber): this {
    const co = this.own('coordinator');
    for (let plan = this.G.resolved.length + 1; plan <= upTo; plan++) {
      const zone = plan === 5 ? this.own('operator').plans : co.plans;
      const at = zone.findIndex((id) => planOf(id).plan === plan);
      this.G.resolved.push(...zone.splice(at, 1));
      const next = this.G.secret.planBoard.findIndex((id) => planOf(id).plan === plan + 2);
      if (next >= 0) co.plans.push(...this.G.secret.planBoard.splice(next, 1));
    }
    return this;
  }

  /** The Operator's contingency cards with the tokens on their areas; without numbers the lowest ones. */
  contingencies(cards: string[], numbers: readonly TokenNumber[] = TOKEN_NUMBERS): this {
    const op = this.own('operator');
    this.G.secret.contingencyDeck.push(...op.contingencies);
    op.contingencies = [...cards];
    op.shown = [];
    this.own('coordinator').seen.contingencies = [];
    this.G.secret.contingencyDeck = this.G.secret.contingencyDeck.filter((card) => !cards.includes(card));
    for (const number of TOKEN_NUMBERS) this.G.tokens[number] = null;
    cards.forEach((card, i) => (this.G.tokens[numbers[i]!] = contingencyOf(card).area));
    return this;
  }

  /** The card that the Operator draws next. */
  nextContingency(card: string): this {
    const deck = this.G.secret.contingencyDeck;
    deck.push(...deck.splice(deck.indexOf(card), 1));
    return this;
  }

  nextMonopoly(card: string): this {
    const deck = this.G.secret.monopolyDeck;
    deck.push(...deck.splice(deck.indexOf(card), 1));
    return this;
  }

  /** Which tile lies face down on a space. */
  tile(space: number, id: string): this {
    const { tiles } = this.G.secret;
    const at = tiles.indexOf(id);
    [tiles[at], tiles[space - 1]] = [tiles[space - 1]!, tiles[at]!];
    this.G.hideouts = tiles.map((tile) => (tile === null ? null : tileOf(tile).colour));
    return this;
  }
}

const ROOM_OF: Record<Tool, string> = {
  gloves: 'kitchen', battery: 'dining', gun: 'lounge', rope: 'workshop', walkie: 'pantry', balaclava: 'bunks',
};

/**
 * The Operator's first turn, cleared: all tools at home, no fingerprint anywhere, empty hands, no contingency, the train
 * before the first sleeper. Gail, Hunter and Fred are outside; Ben, Kane and Dina in the Dining Room, Cole and Rocco in
 * the Lounge, Abel and Marlo in the Workshop, Iris and Tess in the Pantry; the Monopoly token lies in the Kitchen.
 */
export function scene(change: (scene: Scene) => void = () => {}, turn: Role = 'operator'): GlasgowTable {
  const table = open();
  act(table, 'splitTokens', { group: [0, 1, 2] });
  act(table, 'chooseGroup', { index: 0 });
  while (table.ctx.phase === 'opening') act(table, 'finishPlacing');
  return edit(table, (made) => {
    const { G } = made;
    made.bag({}).hand('coordinator').hand('operator').contingencies([]).turn(turn);
    made.at({
      gail: 'outside', hunter: 'outside', fred: 'outside', ben: 'dining', kane: 'dining', dina: 'dining', cole: 'lounge',
      rocco: 'lounge', abel: 'workshop', marlo: 'workshop', iris: 'pantry', tess: 'pantry',
    });
    for (const tool of TOOLS) G.home[tool] = ROOM_OF[tool];
    G.monopoly = 'kitchen';
    change(made);
  });
}

/** Turns the pages of a rest that asks nothing unexpected: the first half to the chooser, nothing placed but fingerprints. */
export function settle(table: GlasgowTable): GlasgowEvent[] {
  const told: GlasgowEvent[] = [];
  while (!table.over) {
    const role = (['coordinator', 'operator'] as const).find((one) => stages(table)[one] && stages(table)[one] !== 'turn');
    if (!role) break;
    const choice = table.choices(table.G.roles[role], { Number: () => 0, Shuffle: (list) => [...list] });
    const { move, args } = choice.find((one) => one.move === 'finishPlacing')
      ?? choice.find((one) => one.move !== 'placeToken' || table.G.placing[role][one.args.index as number] === 'fingerprint')!;
    told.push(...act(table, move, args, role));
  }
  return told;
}
