/**
 * The search behind Travel (EP-102 to EP-119): all ways through the city that are worth taking. A way is worth taking if
 * no other way to its end returns no more cans, spares the Helicopter as well and leaves no other guarded tile.
 */
import type { CityGraph } from '../city/graph';
import type { SpaceId } from '../state';

/** One step of a Travel (EP-117) with the space that it leads to. */
export type TravelStep = { go: SpaceId } | { ride: SpaceId } | { fly: SpaceId } | { fixerFly: SpaceId };
export type StepKind = 'go' | 'ride' | 'fly' | 'fixerFly';

export interface Question {
  graph: CityGraph;
  /** Number of the space where the Travel starts. */
  start: number;
  /** Movement points without cans and Subway. */
  points: number;
  /** Cans at hand. */
  cans: number;
  /** The Helicopter is at hand. */
  helicopter: boolean;
  /** Bit i: somebody is to be avoided on tile i of the city. */
  guarded: number;
}

/** One way to an end, with what is to be compared. */
export interface FoundWay {
  end: number;
  steps: TravelStep[];
  spent: number;
  /** The Subway was ridden. */
  ridden: boolean;
  /** The Helicopter was flown. */
  flown: boolean;
  /** Cans that it needs. */
  cans: number;
  /** Bits of the guarded tiles left, without the one it ends on; 0 if that is where it started (EP-121, EP-122). */
  left: number;
}

/** A way so far: where it stands, what it has spent, and the step that led there from `from`. */
interface Label {
  at: number;
  spent: number;
  ridden: boolean;
  flown: boolean;
  /** Cans that the way has needed at its dearest: a ride gives its point back only afterwards (EP-119). */
  cans: number;
  left: number;
  from: Label | null;
  by: StepKind;
  /** A better way to the same space is known. */
  beaten: boolean;
}

/** Points still missing from what is at hand anyway; a ride that is still to come would give one back. */
const net = ({ spent, ridden }: Pick<Label, 'spent' | 'ridden'>): number => spent - (ridden ? 1 : 0);

/** Whether whoever is at `a` can do all that one at `b` can, at no higher price. */
function covers(a: Label, b: Label): boolean {
  if ((a.left & ~b.left) !== 0 || (a.flown && !b.flown) || a.cans > b.cans) return false;
  return a.ridden && !b.ridden ? net(a) < net(b) : net(a) <= net(b);
}

class Search {
  /** Labels by space. */
  readonly found: Label[][];
  /** Labels to go on from, by points spent. */
  private readonly waiting: Label[][];
  private readonly most: number;

  constructor(private readonly question: Question) {
    this.most = question.points + question.cans;
    this.found = question.graph.spaces.map(() => []);
    this.waiting = Array.from({ length: this.most + 2 }, () => []);
    this.reach({ at: question.start, spent: 0, ridden: false, flown: false, cans: 0, left: 0, from: null, by: 'go', beaten: false });
    for (const labels of this.waiting) for (const label of labels) if (!label.beaten) this.goOn(label);
  }

  private reach(label: Label): void {
    if (net(label) > this.most) return;
    const here = this.found[label.at]!;
    for (const other of here) if (covers(other, label)) return;
    let kept = 0;
    for (const other of here) {
      if (covers(label, other)) other.beaten = true;
      else here[kept++] = other;
    }
    here.length = kept;
    here.push(label);
    this.waiting[label.spent]!.push(label);
  }

  private step(from: Label, at: number, cost: number, by: StepKind): void {
    const { graph: { tileAt }, guarded, points } = this.question;
    const tile = tileAt[from.at]!;
    const spent = from.spent + cost;
    const ridden = from.ridden || by === 'ride';
    this.reach({
      at, spent, ridden,
      cans: Math.max(from.cans, net({ spent, ridden }) - points),
      flown: from.flown || by === 'fixerFly',
      left: tile === tileAt[at] ? from.left : from.left | (guarded & (1 << tile)),
      from, by, beaten: false,
    });
  }

  private goOn(label: Label): void {
    const { graph, helicopter } = this.question;
    const { at } = label;
    for (const { to, cost } of graph.roads[at]!) this.step(label, to, cost, 'go');
    if (graph.kinds[at] === 'subway') for (const to of graph.subways) if (to !== at) this.step(label, to, 0, 'ride');
    if (net(label) >= this.most) return;
    const tile = graph.tileAt[at]!;
    if (graph.kinds[at] === 'heliport') for (const to of graph.landings[tile]!) this.step(label, to, 1, 'fly');
    else if (helicopter && !label.flown && graph.heliports[tile]) for (const to of graph.landings[tile]!) this.step(label, to, 1, 'fixerFly');
  }
}

function stepsTo(label: Label, { spaces }: CityGraph): TravelStep[] {
  const steps: TravelStep[] = [];
  for (let each = label; each.from; each = each.from) steps.push({ [each.by]: spaces[each.at]! } as TravelStep);
  return steps.reverse();
}

interface Candidate {
  label: Label;
  left: number;
}

function better(a: Candidate, b: Candidate): boolean {
  if (a.label.cans > b.label.cans || (a.label.flown && !b.label.flown) || (a.left & ~b.left) !== 0) return false;
  const alike = a.label.cans === b.label.cans && a.label.flown === b.label.flown && a.left === b.left;
  return !alike || a.label.spent <= b.label.spent;
}

/** The worthwhile ways to every Location but the one it starts on, by the number of the Location. */
export function findWays(question: Question): Map<number, FoundWay[]> {
  const { graph, start } = question;
  const { found } = new Search(question);
  const ends = new Map<number, FoundWay[]>();
  found.forEach((labels, end) => {
    if (end === start || graph.kinds[end] === null || labels.length === 0) return;
    const tile = graph.tileAt[end]!;
    const home = tile === graph.tileAt[start];
    const candidates = labels.map((label): Candidate => ({ label, left: home ? 0 : label.left & ~(1 << tile) }));
    const best = candidates.filter((one, i) => !candidates.some((other, j) => j !== i && better(other, one) && (j < i || !better(one, other))));
    ends.set(end, best.map(({ label, left }) => ({
      end, left, cans: label.cans, steps: stepsTo(label, graph), spent: label.spent, ridden: label.ridden, flown: label.flown,
    })));
  });
  return ends;
}
