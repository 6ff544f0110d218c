/** An officer, then the tile it goes to: by an Executive Action or in a Manhunt. */
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/kit';
import { MoveButton, Strip } from '../../../../ui/kit/board';
import type { OfficerType, TileId } from '../../state';
import { OfficerBadge } from '../city/shapes';
import { money, useText } from '../faces';
import { Frame } from '../Frame';
import type { Spots } from '../spots';
import { useOfStage } from '../use-of-stage';

interface OfficerStep {
  tile: TileId;
  type: OfficerType;
  to: TileId;
}

interface MoveOfficerProps {
  title: string;
  price?: number;
  move: string;
  steps: readonly OfficerStep[];
  argsFor: (step: OfficerStep) => object;
  hint?: ReactNode;
  /** Before the button that does it. */
  controls: ReactNode;
}

export function MoveOfficer({ title, price = 0, move, steps, argsFor, hint, controls }: MoveOfficerProps) {
  const t = useText();
  const [officer, take] = useOfStage<Omit<OfficerStep, 'to'> | null>(null);
  const [to, send] = useOfStage<TileId | null>(null);
  const of = (step: OfficerStep) => officer !== null && step.tile === officer.tile && step.type === officer.type;
  const officers = steps.filter((step, i) => steps.findIndex((other) => other.tile === step.tile && other.type === step.type) === i);
  const goals = steps.filter(of);
  const chosen = goals.length === 1 ? goals[0] : goals.find((step) => step.to === to);
  const spots: Spots = Object.fromEntries([
    ...officers.map((step) => [`officer:${step.tile}:${step.type}`, { press: () => pick(step), selected: of(step) }] as const),
    ...goals.map((step) => [`tile:${step.to}`, { press: () => send(step.to), selected: step === chosen }] as const),
  ]);
  const pick = ({ tile, type }: OfficerStep) => {
    take({ tile, type });
    send(null);
  };
  return (
    <Frame
      spots={spots}
      {...(chosen && { sketch: { march: { from: chosen.tile, to: chosen.to } } })}
      ask={<>{title}{price > 0 && ` · ${money(price)}`}: {t(officer ? 'board.sendWhere' : 'board.sendWho', officer ? { officer: officer.type, tile: officer.tile } : {})}</>}
      hint={hint}
      tray={
        <Strip label={t(officer ? 'board.toTiles' : 'thing.officers')} className="ep-choices ep-steps">
          {officer
            ? goals.map((step) => <Button key={step.to} size="s" kind={step === chosen ? 'primary' : 'plain'} aria-pressed={step === chosen} onClick={() => send(step.to)}>{t(`tile.${step.to}`)}</Button>)
            : officers.map((step) => (
                <Button key={`${step.tile}-${step.type}`} size="s" icon={<OfficerBadge type={step.type} size={22} />} onClick={() => pick(step)}>
                  {t('board.officerIn', { officer: step.type, tile: step.tile })}
                </Button>
              ))}
        </Strip>
      }
      controls={
        <>
          {controls}
          {officer && <Button onClick={() => take(null)}>{t('board.otherOfficer')}</Button>}
          <MoveButton move={move} size="l" args={chosen && argsFor(chosen)} why={officer === null ? t('board.why.officer') : chosen ? undefined : t('board.why.goal')}>
            {chosen ? t('board.sendTo', { tile: chosen.to }) : t('board.send')}
          </MoveButton>
        </>
      }
    />
  );
}
