/** What every phase of a solo game shares: banner, goal, the one boss, latest events, and the action bar at the foot. */
import type { ReactNode } from 'react';
import { useMatch } from '../../../../ui/kit';
import { ActionBar, Latest, PhaseBanner, TableTop } from '../../../../ui/kit/board';
import { ROUNDS } from '../../content/numbers';
import type { View } from '../../state';
import { scenarioOf } from '../../solo/scenarios';
import { useText } from '../faces';
import { Players } from '../Players';
import { Goals } from './Goals';
import '../Frame.css';
import './Solo.css';

interface SoloFrameProps {
  children: ReactNode;
  tray?: ReactNode;
  ask?: ReactNode;
  hint?: ReactNode;
  controls?: ReactNode;
}

export function SoloFrame({ children, tray, ask, hint, controls }: SoloFrameProps) {
  return (
    <TableTop className="bs-table" head={<Banner />} tray={tray} bar={<ActionBar ask={ask} hint={hint}>{controls}</ActionBar>}>
      <div className="bs-solo-head">
        <Goals />
        <Players />
      </div>
      <Latest count={2} />
      {children}
    </TableTop>
  );
}

const STEPS = { 1: ['soloHire', 'soloAssign', 'soloResolve'], 2: ['soloVault'] } as const;

function Banner() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const over = ctx.gameover !== undefined;
  const begun = ctx.phase !== 'soloSetup';
  const title = t(`scenario.${view.solo!.scenario}`);
  const places = over
    ? [title, t('board.end')]
    : !begun
      ? [title]
      : view.act === 1
        ? [title, t('board.round', { round: view.round, of: ROUNDS })]
        : [title, view.vaultRound > 0 ? t('board.vaultRound', { round: view.vaultRound }) : t('board.act2')];
  const market = scenarioOf(view).market ? ['soloMarket'] : [];
  const steps = over || !begun ? [] : view.act === 1 ? STEPS[1] : [...STEPS[2], ...market];
  const deck = view.act === 1 && begun && !over;
  return (
    <PhaseBanner
      places={places}
      steps={steps.map((id) => ({ id, label: t(`board.solo.step.${id}`) }))}
      now={ctx.phase}
      aside={deck && <span className="bs-solo-deck">{t('board.solo.deck', { count: view.counts.crewDeck })}</span>}
    />
  );
}
