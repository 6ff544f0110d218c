/** Police, car, airport: how far they are from each other, what lies on the next space, and the treasury. */
import type { ReactNode } from 'react';
import Silent from '~icons/game-icons/mute';
import Talk from '~icons/game-icons/talk';
import { Tooltip, useMatch } from '../../../ui/kit';
import { scenarioOf } from '../content/scenarios';
import { officerSteps } from '../scoring';
import type { View } from '../state';
import { ALARM_LOOKS, carIcon, goldIcon, officerIcon, planeIcon, useText } from './faces';
import './Chase.css';

export function Chase() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const { terminals } = scenarioOf(view.scenario);
  const [lead, left] = [view.car - view.officer, terminals.A - view.car];
  return (
    <section className="rr-chase" aria-label={t('board.chase')}>
      <div className="rr-road" data-close={lead <= 2 || undefined}>
        <Post icon={officerIcon} kind="officer" label={t('board.officerOn', { space: view.officer })} />
        <strong className="rr-road-gap">{t('board.lead', { count: Math.max(0, lead) })}</strong>
        <Post icon={carIcon} kind="car" label={t('board.carOn', { space: view.car })} />
        <strong className="rr-road-gap">{left > 0 ? t('board.toAirport', { count: left }) : t('board.atAirport')}</strong>
        <Post icon={planeIcon} kind="plane" label={t('thing.airport')} />
      </div>
      <ul className="rr-facts">
        <li className="rr-fact" data-kind="gold"><span aria-hidden>{goldIcon}</span>{t('board.treasury', { count: view.treasury })}</li>
        {ctx.gameover === undefined && (
          <li className="rr-fact" data-kind={view.silent ? 'silent' : 'talk'}>
            <span aria-hidden>{view.silent ? <Silent /> : <Talk />}</span>{t(view.silent ? 'board.silent' : 'board.talk')}
          </li>
        )}
        {ctx.gameover === undefined && <NextCubes />}
        {ctx.gameover === undefined && view.raid && <Worst safes={view.raid.safes.length} lead={lead} />}
      </ul>
    </section>
  );
}

const Post = ({ icon, kind, label }: { icon: ReactNode; kind: string; label: string }) => (
  <Tooltip text={label}><span className="rr-post" data-kind={kind} role="img" aria-label={label}>{icon}</span></Tooltip>
);

/** Cubes that the car collects with its next safe. */
function NextCubes() {
  const { view } = useMatch<View>();
  const t = useText();
  const cubes = view.cubes[view.car + 1] ?? [];
  return (
    <li className="rr-fact">
      {t('board.ahead')} {cubes.length === 0 ? t('board.noCube') : cubes.map((alarm) => (
        <Tooltip key={alarm} text={t('board.cube', { alarm })}><span className="rr-cube" data-alarm={alarm} role="img" aria-label={t('board.cube', { alarm })}>{ALARM_LOOKS[alarm].icon}</span></Tooltip>
      ))}
    </li>
  );
}

/** How far the officer comes if the alarm goes off and no safe is cracked. */
function Worst({ safes, lead }: { safes: number; lead: number }) {
  const t = useText();
  const steps = officerSteps(safes, true);
  const caught = steps >= lead;
  return <li className="rr-fact" data-kind={caught ? 'peril' : undefined}>{t('board.worst', { count: steps, context: caught ? 'caught' : undefined })}</li>;
}
