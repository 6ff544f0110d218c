/** Stage `visit`: the steps of the Location, one after the other; each step with a choice has its own picture (EP-138, EP-139). */
import type { ComponentType } from 'react';
import { useMatch } from '../../../../ui/kit';
import { presentStep } from '../../visit/visit';
import type { ChoiceStep, View } from '../../state';
import { ContactPicker } from '../turns/ContactPicker';
import { ExitStep } from './ExitStep';
import { Gas, Calm, Healing, Unlocking } from './PlainSteps';
import { Keep } from './Keep';
import { OpenLocker } from './OpenLocker';
import { BuyEquipment, BuyFixer } from './Shopping';
import { StepList } from './StepList';

const TakeContact = () => <ContactPicker move="takeContact" argsFor={(taking) => taking} head={<StepList />} />;

const STEPS: Record<ChoiceStep, ComponentType> = {
  contact: TakeContact, fixer: BuyFixer, equipment: BuyEquipment, gas: Gas, locker: OpenLocker, keep: Keep, unlock: Unlocking,
  heal: Healing, treat: Healing, calm: Calm, exit: ExitStep,
};

export function VisitTurn() {
  const { view } = useMatch<View>();
  const step = presentStep(view) as ChoiceStep;
  const Step = STEPS[step];
  return <Step key={`${step}-${view.turn!.visit!.bought.length}`} />;
}
