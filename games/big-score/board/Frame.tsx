/** What every phase shares: the banner, the bosses, the latest events, and the action bar at the foot. */
import type { ReactNode } from 'react';
import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowRight from '~icons/lucide/arrow-right';
import { useMatch } from '../../../ui/kit';
import { ActionBar, Latest, PhaseBanner, TableTop } from '../../../ui/kit/board';
import { ROUNDS } from '../content/numbers';
import { passDirection } from '../draft';
import type { View } from '../state';
import { useText } from './faces';
import { Players } from './Players';
import './Frame.css';

interface FrameProps {
  children: ReactNode;
  /** Own cards and the like, in reach above the action bar. */
  tray?: ReactNode;
  ask?: ReactNode;
  hint?: ReactNode;
  controls?: ReactNode;
}

export function Frame({ children, tray, ask, hint, controls }: FrameProps) {
  return (
    <TableTop
      className="bs-table"
      head={<Banner />}
      tray={tray}
      bar={<ActionBar ask={ask} hint={hint}>{controls}</ActionBar>}
    >
      <Players />
      <Latest count={2} />
      {children}
    </TableTop>
  );
}

const STEPS = { 1: ['hire', 'assign', 'resolve'], 2: ['vault', 'trade'] } as const;
/** Phases that belong to a step of the banner. */
const WITHIN: Record<string, string> = { getaway: 'vault', muscle: 'trade' };

function Banner() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const over = ctx.gameover !== undefined;
  const begun = ctx.phase !== 'bosses';
  const places = over
    ? [t('board.end')]
    : !begun
      ? [t('board.casting')]
      : view.act === 1
        ? [t('board.act1'), t('board.round', { round: view.round, of: ROUNDS })]
        : [t('board.act2'), t('board.vaultRound', { round: view.vaultRound })];
  const steps = over || !begun ? [] : STEPS[view.act].map((id) => ({ id, label: t(`board.step.${id}`) }));
  return <PhaseBanner places={places} steps={steps} now={WITHIN[ctx.phase] ?? ctx.phase} aside={ctx.phase === 'hire' && <Passing />} />;
}

/** Where hands go in this round (BS-132). */
function Passing() {
  const { view } = useMatch<View>();
  const t = useText();
  const direction = passDirection(view);
  return (
    <span className="bs-passing">
      {direction === 'left' && <ArrowLeft aria-hidden />}
      {t('board.passing', { direction })}
      {direction === 'right' && <ArrowRight aria-hidden />}
    </span>
  );
}
