/** Why a place on the map cannot be built to now, in words: by the chosen company, or by any. */
import { refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { COLOURS, isColour, type Colour, type Company } from '../companies';
import { refuseFerry } from '../ferry';
import { gridOf } from '../grid';
import { trackReach, type TrackReach } from '../offers';
import type { Board } from '../state';
import { refuseTarget } from '../track';
import { trainsOn } from '../trains';
import { refuseUnderground } from '../underground';

type Words = (refusal: Refusal) => string;

/** By place. Places that can be built to may be among them: what is on offer counts. */
export function whyNot(board: Board, company: Company | null, word: Words, noTunnel: string): Record<string, string> {
  const cities = company === null ? ofNobody(board) : isColour(company) ? ofColour(board, company) : board.map === 'uk1918' ? notUnderground(board) : undefined;
  return { ...(cities ? worded(cities, word) : ofWhite(board, word, noTunnel)), ...worded([...ferries(board, company), ...underground(board, company)], word) };
}

type Why = [place: string, refusal: Refusal];

const worded = (whys: readonly Why[], word: Words): Record<string, string> => Object.fromEntries(whys.map(([place, why]) => [place, word(why)]));

const ofColour = (board: Board, company: Colour): Why[] =>
  trackReach(board, company).flatMap(({ city, refusal: why }) => (why ? [[city, why] as Why] : []));

/** Trains that are missing. A full city is further than any train goes, and one that the company is in already says nothing of the others. */
function missing(board: Board, company: Colour, { need, refusal: why }: TrackReach): number {
  if (why?.reason === 'too-few-trains' && need !== null) return need - board.companies[company].area;
  return why?.reason === 'already-there' ? Infinity : 1000;
}

/** Nobody can build there: the company that comes nearest to it says why. */
function ofNobody(board: Board): Why[] {
  const reaches = COLOURS.map((company) => trackReach(board, company));
  return gridOf(board).map.cities.flatMap(({ id }, i) => {
    const here = COLOURS.map((company, c) => ({ why: reaches[c]![i]!.refusal, far: missing(board, company, reaches[c]![i]!) }));
    const nearest = here.reduce((a, b) => (b.far < a.far ? b : a));
    return here.every(({ why }) => why) ? [[id, nearest.why!] as Why] : [];
  });
}

const notUnderground = (board: Board): Why[] => gridOf(board).map.cities.map(({ id }) => [id, refusal('no-underground', 'ME-199')]);

/** Taiwan: White builds to empty cities only, by tunnels. */
function ofWhite(board: Board, word: Words, noTunnel: string): Record<string, string> {
  return Object.fromEntries(gridOf(board).map.cities.map((city) => {
    const closed = refuseTarget(board, 'white', city) ?? (trainsOn(board, city).length > 0 ? refusal('target-occupied', 'ME-246', { city: city.id }) : undefined);
    return [city.id, closed ? word(closed) : noTunnel];
  }));
}

function ferries(board: Board, company: Company | null): Why[] {
  const lines = gridOf(board).map.ferries.map(({ id }) => id);
  if (company === null) return lines.filter((id) => Object.hasOwn(board.ferries, id)).map((ferry) => [ferry, refuseFerry(board, { company: 'brown', ferry })!]);
  if (!isColour(company)) return [];
  return lines.flatMap((ferry) => {
    const why = refuseFerry(board, { company, ferry });
    return why ? [[ferry, why] as Why] : [];
  });
}

const underground = (board: Board, company: Company | null): Why[] =>
  (company !== null && company !== 'white' ? [] : gridOf(board).map.underground.flatMap(({ id }) => {
    const why = refuseUnderground(board, { id });
    return why ? [[id, why] as Why] : [];
  }));
