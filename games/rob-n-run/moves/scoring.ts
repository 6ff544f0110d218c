/** Scoring: `placeSafe` (RR-285), the one decision in it. */
import { refusal } from '../../kit/move';
import { MOST_SAFES } from '../content/numbers';
import { goOnPlacing, placeSafe as place, placesIn } from '../scoring';
import { defineMove } from '../state';
import * as schemas from './schemas';

export const placeSafe = defineMove({
  name: 'placeSafe',
  args: schemas.placeSafe,
  refuse: (view, { building }) => {
    const there = view.counts.buildings[building].length;
    if (there === 0) return refusal('place-empty', 'RR-282');
    return there >= MOST_SAFES ? refusal('place-full', 'RR-283', { most: MOST_SAFES }) : undefined;
  },
  options: (view) => placesIn(view).map((building) => ({ building })),
  apply: (turn, { building }) => {
    place(turn, building);
    goOnPlacing(turn);
  },
});
