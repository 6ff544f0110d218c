/** The last raid, scored step by step (RR-270 to RR-290): why it ended, what was cracked, and what that moved. */
import type { ReactNode } from 'react';
import { Panel, useMatch } from '../../../ui/kit';
import { Strip, useEventText, useNameOf } from '../../../ui/kit/board';
import type { RobEvent } from '../events';
import type { LastRaid, View } from '../state';
import { CardPiles } from './CardPiles';
import { useText } from './faces';
import { SafeTile } from './SafeTile';
import { lastScoring } from './story';
import './Report.css';

export function Report() {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const last = view.lastRaid;
  if (!last) return null;
  return (
    <Panel className="rr-report" title={t('board.report', { building: last.building })} aria-label={t('board.report', { building: last.building })} aside={t('board.bossWas', { name: nameOf(last.boss) })}>
      <Steps last={last} />
      <Strip label={t('board.reportSafes')} className="rr-safes">
        {last.safes.map(({ id, cracked }, i) => <SafeTile key={id} id={id} number={i + 1} cracked={cracked} />)}
      </Strip>
      <p className="rr-report-rows">{t('board.rowsWere', { count: last.pile })}</p>
      <CardPiles cards={last.rows} label={t('board.rows')} />
    </Panel>
  );
}

interface Step {
  id: string;
  text: ReactNode;
  bad?: boolean;
}

function Steps({ last }: { last: LastRaid }) {
  const steps = useSteps(last);
  const t = useText();
  return (
    <ol className="rr-steps" aria-label={t('board.steps')}>
      {steps.map(({ id, text, bad }) => <li key={id} data-bad={bad || undefined}>{text}</li>)}
    </ol>
  );
}

function useSteps(last: LastRaid): Step[] {
  const { view, log } = useMatch<View>();
  const t = useText();
  const word = useEventText();
  const told = lastScoring(log);
  const say = (events: (RobEvent | undefined)[]) => events.flatMap((event) => (event ? [word(event)] : [])).join(' ');
  const closed = last.safes.filter(({ cracked }) => !cracked).length;
  const cracked = last.safes.length - closed;
  const why = { count: closed, context: last.alarm ? 'alarm' : undefined };
  return [
    { id: 'end', text: say(told?.endings ?? []), bad: last.alarm },
    { id: 'cracked', text: t('board.step.cracked', { count: cracked, of: last.safes.length }), bad: cracked === 0 },
    { id: 'gold', text: told?.gold ? say([told.gold]) : t('board.step.noGold') },
    { id: 'car', text: told?.car ? say([told.car, ...told.cubes]) : t('board.step.noCar') },
    // With the win the other steps are left out (RR-280).
    ...(closed > 0 && !view.result?.won ? [{ id: 'new', text: say(told?.placed ?? []) || t(view.placing > 0 ? 'board.step.placing' : 'board.step.noNew') }] : []),
    ...(told?.officer ? [{ id: 'officer', text: <>{say([told.officer])} {t('board.step.officerWhy', why)}</>, bad: true }] : []),
    ...(told?.boss ? [{ id: 'boss', text: say([told.boss]) }] : []),
  ].filter(({ text }) => text !== '');
}
