/** The draft of starting shares (ME-072 to ME-084). White shares are never drafted (ME-072). */
import { pick } from '../kit/chance';
import { refusal } from '../kit/move';
import type { Refusal, Seat } from '../kit/types';
import { COLOURS, COMPANIES, type Colour, type Company } from './companies';
import { DRAFT_COMPANIES, SETUP_BY_SEATS, type SetupRow } from './content/tables';
import type { Turn } from './events';
import { grow } from './length';
import type { Board } from './state';
import { beginTurn } from './turn';

/** The row of the setup table for a table of so many seats, the Bot's included. */
export const setupFor = (seats: number): SetupRow => SETUP_BY_SEATS.find((row) => row.seats === seats)!;

/** Who drafts when: the split and the choice, or to the last seat and back (ME-074, ME-075, ME-080). */
export function draftOrder(order: Seat[]): Seat[] {
  const { draftMethod, sharesPerSeat } = setupFor(order.length);
  if (draftMethod === 'split') return [...order];
  return Array.from({ length: sharesPerSeat }, (_, round) => (round % 2 === 0 ? order : order.toReversed())).flat();
}

/** The two groups of a split: both with a share of the `single` company, each with two of another (ME-155). */
export function groupsOf(single: Colour): [Company[], Company[]] {
  const [first, second] = DRAFT_COMPANIES.filter((company) => company !== single);
  const group = (pair: Colour): Company[] => COLOURS.flatMap((c) => (c === pair ? [c, c] : c === single ? [c] : []));
  return [group(first!), group(second!)];
}

/** Why a seat may not draft a share of this company (ME-081, ME-082, ME-157). */
export function refuseDraft(board: Pick<Board, 'companies' | 'seats'>, company: Company, seat: Seat): Refusal | undefined {
  const { shares } = board.seats[seat]!;
  if (board.companies[company].prepared === 0) return refusal('none-prepared', 'ME-157', { company });
  const other = COMPANIES.some((c) => board.companies[c].prepared > 0 && shares[c] === 0);
  return shares[company] > 0 && other ? refusal('same-company', 'ME-081', { company }) : undefined;
}

export const draftable = (board: Pick<Board, 'companies' | 'seats'>, seat: Seat): Colour[] =>
  COLOURS.filter((company) => !refuseDraft(board, company, seat));

function takePrepared({ G }: Turn, seat: Seat, company: Company): void {
  G.companies[company].prepared -= 1;
  G.seats[seat]!.shares[company] += 1;
}

/** Asks the seat that is due; the Bot chooses at once, by chance (ME-409). */
export function askNextDrafter(turn: Turn): void {
  const { G, random } = turn;
  const { picks, groups } = G.draft!;
  const seat = picks[0];
  if (seat === undefined) return endDraft(turn);
  if (G.automata.includes(seat)) return groups ? takeGroup(turn, seat, pick([0, 1], random)) : draftShare(turn, seat, pick(draftable(G, seat), random));
  const stage = setupFor(G.order.length).draftMethod === 'snake' ? 'pick' : groups ? 'choose' : 'split';
  G.asked = { [seat]: stage };
}

export function split(turn: Turn, single: Colour): void {
  const { G, seat, tell } = turn;
  const groups = groupsOf(single);
  G.draft!.groups = groups;
  G.draft!.picks.shift();
  tell({ type: 'draft-split', seat, single, groups });
  askNextDrafter(turn);
}

/** A seat takes one group, the start player gets the other. */
export function takeGroup(turn: Turn, seat: Seat, index: number): void {
  const { G, tell } = turn;
  const { groups, picks } = G.draft!;
  const chosen = groups![index]!;
  for (const company of chosen) takePrepared(turn, seat, company);
  for (const company of groups![1 - index]!) takePrepared(turn, G.order[0]!, company);
  const [company, second] = [...new Set(chosen)].sort((a, b) => chosen.filter((c) => c === b).length - chosen.filter((c) => c === a).length);
  tell({ type: 'group-chosen', seat, index, shares: [...chosen], company: company!, second: second! });
  picks.shift();
  askNextDrafter(turn);
}

export function draftShare(turn: Turn, seat: Seat, company: Company): void {
  takePrepared(turn, seat, company);
  turn.tell({ type: 'share-drafted', seat, company });
  turn.G.draft!.picks.shift();
  askNextDrafter(turn);
}

/** What nobody drafted lies beside the track length chart and lengthens its company (ME-078, ME-079). */
function endDraft(turn: Turn): void {
  const { G, tell } = turn;
  for (const company of COLOURS) {
    const own = G.companies[company];
    const count = own.prepared;
    if (count === 0) continue;
    own.prepared = 0;
    own.leftOver = count;
    grow(G, company, count);
    tell({ type: 'share-left', company, count, now: own.length });
  }
  G.draft = null;
  tell({ type: 'play-began', seat: G.order[0]!, order: [...G.order] });
  beginTurn(turn, G.order[0]!);
}
