/** The Visit and its steps at which the visitor chooses (EP-138 to EP-146, EP-164, EP-175, EP-176, EP-186 to EP-193, EP-334). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { lockedAssets, refuseUnlock, unlock as unlockAsset } from '../visit/assets';
import { refuseTaking, takeContact as take, takings } from '../visit/contact-cards';
import { EQUIPMENT_KINDS, FIXER_KINDS } from '../content/items';
import { CHURCH_FEE, HOSPITAL_FEES } from '../content/numbers';
import { openItemSpaces, placeItem, refuseItemSpace } from '../visit/item-spaces';
import { pay } from '../visit/money';
import { loseNotoriety } from '../police/notoriety';
import { defineMove, EQUIPMENT, FIXERS, type ChoiceStep, type View } from '../state';
import { equipmentLeft, finishStep, presentStep, runVisit, startVisit } from '../visit/visit';
import { heal as healWounds } from '../police/wounds';
import { assetId, boardSpace, taking } from './schemas';

export const isAt = (view: View, ...steps: ChoiceStep[]): boolean => steps.some((step) => step === presentStep(view));

/** Moves of another step are not possible now (EP-138). */
export const refuseStep = (view: View, ...steps: ChoiceStep[]): Refusal | undefined =>
  isAt(view, ...steps) ? undefined : refusal('not-this-step', 'EP-138');

const cashOf = (view: View, seat: string): number => view.players[seat]!.cash;

const refusePrice = (view: View, seat: string, price: number, rule: string): Refusal | undefined =>
  price > cashOf(view, seat) ? refusal('too-poor', rule, { price, cash: cashOf(view, seat) }) : undefined;

export const visit = defineMove({
  name: 'visit',
  args: noArgs,
  undoable: true,
  options: () => [{}],
  apply: (turn) => startVisit(turn, turn.seat),
});

const OPTIONAL: readonly ChoiceStep[] = ['fixer', 'gas', 'equipment', 'locker', 'unlock', 'heal', 'calm'];

function refuseSkip(view: View, seat: string): Refusal | undefined {
  if (isAt(view, ...OPTIONAL)) return undefined;
  if (!isAt(view, 'treat')) return refusal('must-do', 'EP-138');
  return cashOf(view, seat) < HOSPITAL_FEES[0]! ? undefined : refusal('must-heal', 'EP-334');
}

export const skip = defineMove({
  name: 'skip',
  args: noArgs,
  undoable: true,
  refuse: (view, _args, seat) => refuseSkip(view, seat),
  options: (view, seat) => (refuseSkip(view, seat) ? [] : [{}]),
  apply: (turn) => finishStep(turn, turn.seat),
});

export const takeContact = defineMove({
  name: 'takeContact',
  args: v.strictObject(taking),
  refuse: (view, args, seat) => refuseStep(view, 'contact') ?? refuseTaking(view, view.boards[seat]!, args),
  options: (view, seat) => (isAt(view, 'contact') ? takings(view, view.boards[seat]!) : []),
  apply: (turn, args) => {
    take(turn, turn.seat, args);
    finishStep(turn, turn.seat);
  },
});

export const takeGas = defineMove({
  name: 'takeGas',
  args: noArgs,
  undoable: true,
  refuse: (view) => refuseStep(view, 'gas'),
  options: (view) => (isAt(view, 'gas') ? [{}] : []),
  apply: (turn) => {
    const { G, seat, tell } = turn;
    G.gas -= 1;
    G.boards[seat]!.gas += 1;
    tell({ type: 'gas-taken', seat });
    finishStep(turn, seat);
  },
});

export const buyEquipment = defineMove({
  name: 'buyEquipment',
  args: v.strictObject({ type: v.picklist(EQUIPMENT), space: boardSpace }),
  undoable: true,
  refuse: (view, { type, space }, seat) =>
    refuseStep(view, 'equipment')
    ?? (equipmentLeft(view).includes(type) ? undefined : refusal('not-for-sale', 'EP-176'))
    ?? refusePrice(view, seat, EQUIPMENT_KINDS[type].price, 'EP-176')
    ?? refuseItemSpace(view.boards[seat]!, space),
  options: (view, seat) =>
    isAt(view, 'equipment')
      ? equipmentLeft(view).filter((type) => EQUIPMENT_KINDS[type].price <= cashOf(view, seat))
          .flatMap((type) => openItemSpaces(view.boards[seat]!).map((space) => ({ type, space })))
      : [],
  apply: (turn, { type, space }) => {
    const { G, seat, tell } = turn;
    const { price } = EQUIPMENT_KINDS[type];
    pay(turn, seat, price);
    G.equipment[type] -= 1;
    G.turn!.visit!.bought.push(type);
    tell({ type: 'equipment-bought', seat, equipment: type, price });
    placeItem(turn, seat, space, { kind: 'equipment', id: type, ready: true });
    // The same step goes on, if a second piece can be had.
    runVisit(turn, seat);
  },
});

export const buyFixer = defineMove({
  name: 'buyFixer',
  args: v.strictObject({ fixer: v.picklist(FIXERS), space: boardSpace }),
  undoable: true,
  refuse: (view, { fixer, space }, seat) =>
    refuseStep(view, 'fixer')
    ?? (view.fixers.includes(fixer) ? undefined : refusal('not-for-sale', 'EP-164'))
    ?? refusePrice(view, seat, FIXER_KINDS[fixer].price, 'EP-164')
    ?? refuseItemSpace(view.boards[seat]!, space),
  options: (view, seat) =>
    isAt(view, 'fixer')
      ? view.fixers.filter((fixer) => FIXER_KINDS[fixer].price <= cashOf(view, seat))
          .flatMap((fixer) => openItemSpaces(view.boards[seat]!).map((space) => ({ fixer, space })))
      : [],
  apply: (turn, { fixer, space }) => {
    const { G, seat, tell } = turn;
    const { price } = FIXER_KINDS[fixer];
    pay(turn, seat, price);
    G.fixers.splice(G.fixers.indexOf(fixer), 1);
    tell({ type: 'fixer-bought', seat, fixer, price });
    placeItem(turn, seat, space, { kind: 'fixer', id: fixer });
    finishStep(turn, seat);
  },
});

export const unlock = defineMove({
  name: 'unlock',
  args: v.strictObject({ asset: assetId }),
  undoable: true,
  refuse: (view, { asset }, seat) => refuseStep(view, 'unlock') ?? refuseUnlock(view.boards[seat]!, asset),
  options: (view, seat) => (isAt(view, 'unlock') ? lockedAssets(view.boards[seat]!).map((asset) => ({ asset })) : []),
  apply: (turn, { asset }) => {
    unlockAsset(turn, turn.seat, asset);
    finishStep(turn, turn.seat);
  },
});

/** The Clinic heals 1 for nothing, the Hospital up to 3 for its fees. */
const healingPrices = (view: View): readonly number[] => (isAt(view, 'treat') ? HOSPITAL_FEES : [0]);

export const heal = defineMove({
  name: 'heal',
  args: v.strictObject({ count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HOSPITAL_FEES.length)) }),
  undoable: true,
  refuse: (view, { count }, seat) => {
    const why = refuseStep(view, 'heal', 'treat');
    if (why) return why;
    const { red } = view.boards[seat]!.wounds;
    if (count > red) return refusal('too-few-wounds', 'EP-193', { red });
    const price = healingPrices(view)[count - 1];
    return price === undefined ? refusal('heals-one', 'EP-187') : refusePrice(view, seat, price, 'EP-193');
  },
  options: (view, seat) =>
    isAt(view, 'heal', 'treat')
      ? healingPrices(view).slice(0, view.boards[seat]!.wounds.red)
          .flatMap((price, i) => (price <= cashOf(view, seat) ? [{ count: i + 1 }] : []))
      : [],
  apply: (turn, { count }) => {
    const { G, seat, tell } = turn;
    if (presentStep(G) === 'treat') {
      const price = HOSPITAL_FEES[count - 1]!;
      pay(turn, seat, price);
      tell({ type: 'treated', seat, count, price });
    }
    healWounds(turn, seat, count);
    finishStep(turn, seat);
  },
});

export const payChurch = defineMove({
  name: 'payChurch',
  args: noArgs,
  undoable: true,
  refuse: (view, _args, seat) => refuseStep(view, 'calm') ?? refusePrice(view, seat, CHURCH_FEE, 'EP-190'),
  options: (view, seat) => (isAt(view, 'calm') && CHURCH_FEE <= cashOf(view, seat) ? [{}] : []),
  apply: (turn) => {
    const { seat, tell } = turn;
    pay(turn, seat, CHURCH_FEE);
    tell({ type: 'church-paid', seat, price: CHURCH_FEE });
    loseNotoriety(turn, seat);
    finishStep(turn, seat);
  },
});
