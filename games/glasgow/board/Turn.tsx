/** Stage `turn`: exactly one thing, a card for one of its sections, a contingency, a plan, or a rest (GT-115). */
import { Button, useMatch } from '../../../ui/kit';
import { roleOf } from '../roles';
import { nextPlan, plannerOf } from '../planning';
import type { ActionCardId, View } from '../state';
import { CardTurn } from './CardTurn';
import { useText } from './faces';
import { Frame } from './Frame';
import { MyHand } from './MyHand';
import { PlanTurn } from './PlanTurn';
import { RestTurn } from './RestTurn';
import { TroubleTurn } from './TroubleTurn';
import { useOfStage } from './use-of-stage';

type Mode = { kind: 'card'; card: ActionCardId } | { kind: 'plan' | 'trouble' | 'rest' };

export function Turn() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const [mode, setMode] = useOfStage<Mode | null>(null);
  const back = () => setMode(null);
  const role = roleOf(view, seat!);
  const planner = nextPlan(view) !== undefined && plannerOf(nextPlan(view)!) === role;
  switch (mode?.kind) {
    case 'card': return <CardTurn key={mode.card} card={mode.card} onPick={(card) => (card ? setMode({ kind: 'card', card }) : back())} />;
    case 'plan': return <PlanTurn onBack={back} />;
    case 'trouble': return <TroubleTurn onBack={back} />;
    case 'rest': return <RestTurn onBack={back} />;
    default: return (
      <Frame
        handShown
        tray={<MyHand onPick={(card) => card && setMode({ kind: 'card', card })} />}
        controls={
          <>
            {planner && <Button onClick={() => setMode({ kind: 'plan' })}>{t('move.resolvePlan')}</Button>}
            {role === 'operator' && view.counts.contingencies > 0 && <Button onClick={() => setMode({ kind: 'trouble' })}>{t('move.resolveContingency')}</Button>}
            <Button kind="primary" onClick={() => setMode({ kind: 'rest' })}>{t('move.rest')}</Button>
          </>
        }
      />
    );
  }
}
