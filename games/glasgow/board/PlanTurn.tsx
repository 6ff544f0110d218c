/** Resolving a plan: what it asks for, which tools to spend, and what the missing ones cost (GT-275 to GT-284). */
import { useState } from 'react';
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton, useRefusalText } from '../../../ui/kit/board';
import { currentPlan, planPayers } from '../planning';
import { totalOf } from '../spending';
import type { Spend, View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { Paying, payingSpots, picksFor, spendsOf, type Pick } from './paying';

export function PlanTurn({ onBack }: { onBack: () => void }) {
  const { view, seat, refusal, choices } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const [picks, setPicks] = useState<Pick[]>(() => {
    const ways = choices.filter(({ move }) => move === 'resolvePlan').map(({ args }) => (args as { use: Spend[] }).use);
    return picksFor(view, ways.toSorted((a, b) => b.length - a.length)[0] ?? []);
  });
  const plan = currentPlan(view, view.players[seat!]!.plans)!;
  const payers = planPayers(view, plan);
  const impossible = refusal('resolvePlan', { use: [] });
  const missing = totalOf(plan.tools) - picks.length;
  const cost = missing <= 0 ? t('board.planWhole') : t('board.planMissing', { count: missing, fingerprints: missing * plan.fingerprints, time: missing * plan.time });
  return (
    <Frame
      cardsFirst={!impossible}
      spots={impossible ? {} : payingSpots(view, payers, picks, setPicks)}
      ask={t('board.resolving', { plan: plan.plan, area: plan.area })}
      hint={impossible ? <strong className="gl-warn">{word(impossible)}</strong> : cost}
      tray={!impossible && <Paying payers={payers} picks={picks} onPicks={setPicks} none={t('board.noTools')} />}
      controls={
        <>
          <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>
          <MoveButton move="resolvePlan" args={{ use: spendsOf(view, picks) }} size="l" />
        </>
      }
    />
  );
}
