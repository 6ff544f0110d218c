/** The final reckoning (EP-250 to EP-261, EP-291). */
import type { Seat } from '../../kit/types';
import { uncovered } from '../visit/contact-cards';
import { ASSET_BONUS, CONTACT_BONUS, HANDCUFF_POINTS, NOTORIETY_PENALTY, SOLO_RANKS, WOUND_POINTS } from '../content/numbers';
import { amountAt, PLACES } from '../content/places';
import { hasVisited } from '../travel/ends';
import { COLOURS, type Board, type Open, type Private, type Score, type SoloRank, type Stack } from '../state';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** Without -0, which does not survive JSON. */
const minus = (points: number): number => (points === 0 ? 0 : -points);

const isLocker = (stack: Stack): boolean => COLOURS.some((colour) => colour === stack);

const keptOf = (board: Board, own: Private, wanted: (stack: Stack) => boolean): number[] =>
  own.kept.flatMap(({ space, value }) => {
    const tile = board.items[space];
    return tile?.kind === 'kept' && wanted(tile.stack) ? [value] : [];
  });

/** What all lines come to, escaped or not. */
export const totalOf = ({ cash, places, lockers, exits, contacts, assets, wounds, handcuffs, notoriety }: Omit<Score, 'escaped' | 'total' | 'rank'>): number =>
  cash + sum(places.map(({ amount }) => amount)) + sum(lockers) + sum(exits) + contacts.value + assets + wounds.value + handcuffs.value + notoriety.value;

/** One human's lines, whether or not they count: only an escape makes a total. */
export function scoreOf(open: Open, seat: Seat, own: Private): Score {
  const board = open.boards[seat]!;
  const { plan } = own;
  const places = PLACES.filter((place) => plan !== null && hasVisited(open, seat, place) && amountAt(plan, place) !== undefined)
    .map((place) => ({ place, amount: amountAt(plan!, place)! }));
  const contacts = uncovered(board).length;
  const score = {
    cash: own.cash,
    places,
    lockers: keptOf(board, own, isLocker),
    exits: keptOf(board, own, (stack) => !isLocker(stack)),
    contacts: { count: contacts, value: CONTACT_BONUS[contacts]! },
    assets: sum(board.assets.map((asset, space) => (asset?.used ? ASSET_BONUS[space]! : 0))),
    wounds: { count: board.wounds.red, value: minus(board.wounds.red * -WOUND_POINTS) },
    handcuffs: { count: board.handcuffs, value: minus(board.handcuffs * -HANDCUFF_POINTS) },
    notoriety: { position: board.position, value: minus(NOTORIETY_PENALTY[board.position]!) },
  };
  const escaped = board.status === 'escaped';
  return { escaped, ...score, total: escaped ? totalOf(score) : 0, rank: null };
}

/** Who escaped, best first: score, then lower Notoriety, then the earlier escape. */
export const ranking = (open: Open, sheets: Record<Seat, Score>): Seat[] =>
  open.escapes.toSorted((a, b) =>
    sheets[b]!.total - sheets[a]!.total
    || sheets[a]!.notoriety.position - sheets[b]!.notoriety.position
    || open.escapes.indexOf(a) - open.escapes.indexOf(b));

/** The title of a lone player who escaped with so many points. */
export const soloRank = (total: number): SoloRank => SOLO_RANKS.find(({ from }) => total >= from)?.id ?? 'pettyThief';
