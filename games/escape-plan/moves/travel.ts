/** Travel, and the Wounds of those who are not avoided (EP-102 to EP-131). */
import * as v from 'valibot';
import { refusal } from '../../kit/move';
import { arriveIfClear, travel as makeJourney } from '../travel/arrival';
import { GAS_SPACES } from '../content/numbers';
import { nextTurn } from '../days';
import { defineMove } from '../state';
import { refuseJourney, type Journey } from '../travel/travel';
import { travelEnds, type TravelEnd } from '../travel/query';
import { wound } from '../police/wounds';
import { faced, keySource, travelStep } from './schemas';

/** Longer ways than any that is of use. */
const MOST_STEPS = 80;

/** Every way to a Location, with each key that opens it. */
const journeysTo = ({ ways, keys }: TravelEnd): Journey[] =>
  ways.flatMap(({ steps, gas }): Journey[] => (keys ? keys.map((key) => ({ steps, gas, key })) : [{ steps, gas }]));

export const travel = defineMove({
  name: 'travel',
  args: v.strictObject({
    steps: v.pipe(v.array(travelStep), v.minLength(1), v.maxLength(MOST_STEPS)),
    gas: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(GAS_SPACES)),
    key: v.optional(keySource),
  }),
  undoable: true,
  refuse: (view, journey, seat) => refuseJourney(view, seat, journey),
  // All ends, by the ways worth taking; detours are as legal.
  options: (view, seat) => travelEnds(view, seat).flatMap((end) => (end.refusal ? [] : journeysTo(end))),
  apply: (turn, journey) => makeJourney(turn, turn.seat, journey),
});

export const takeWound = defineMove({
  name: 'takeWound',
  args: v.strictObject({ officer: faced }),
  undoable: true,
  refuse: (view, { officer }) =>
    view.turn!.faced.some(({ tile, type }) => tile === officer.tile && type === officer.type) ? undefined : refusal('not-faced', 'EP-124'),
  options: (view) => view.turn!.faced.map((officer) => ({ officer })),
  apply: (turn, { officer: { tile, type } }) => {
    const { G, seat, tell } = turn;
    const running = G.turn!;
    running.faced = running.faced.filter((each) => each.tile !== tile || each.type !== type);
    tell({ type: 'wounded', seat, tile, officer: type });
    if (wound(turn, seat)) nextTurn(turn);
    else arriveIfClear(turn, seat);
  },
});
