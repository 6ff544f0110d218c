/** The steps of the Visit that are still to come, the present one first. */
import { useMatch } from '../../../../ui/kit';
import { spotName } from '../../city/spaces';
import type { View } from '../../state';
import { spotIcon, useText } from '../faces';
import './StepList.css';

export function StepList() {
  const { view } = useMatch<View>();
  const t = useText();
  const { steps, location } = view.turn!.visit!;
  const spot = spotName(view, location);
  return (
    <ol className="ep-step-list" aria-label={t('board.stepsAt', { spot })}>
      <li className="ep-step-spot"><span aria-hidden>{spotIcon(spot)}</span>{t(`spot.${spot}`)}</li>
      {steps.map((step, i) => <li key={step} aria-current={i === 0 ? 'step' : undefined}>{t(`board.step.${step}`)}</li>)}
    </ol>
  );
}
