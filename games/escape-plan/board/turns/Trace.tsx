/** A Travel traced step by step: what each next step costs, whom the way would meet if it ended here (EP-104 to EP-123). */
import Back from '~icons/lucide/delete';
import { Button, Segmented, useMatch } from '../../../../ui/kit';
import { MoveButton, Strip, useRefusalText } from '../../../../ui/kit/board';
import { tileOf } from '../../content/tiles';
import { spotName, tileOfSpace } from '../../city/spaces';
import type { SpaceId, View } from '../../state';
import { stepKind, stepTarget } from '../../travel/travel';
import { traceTravel, type Trace as Traced } from '../../travel/query';
import type { TravelStep } from '../../travel/search';
import { spotIcon, useText, type Text } from '../faces';
import { Frame } from '../Frame';
import type { Spots } from '../spots';
import { useOfStage } from '../use-of-stage';
import { FacedList, Worst } from './Facts';
import { KeyChoice } from './KeyChoice';
import { wayOnMap } from './route';
import './Trace.css';

interface TraceProps {
  steps: TravelStep[];
  gas: number;
  onTrace: (steps: TravelStep[], gas: number) => void;
  onBack: () => void;
}

export function spaceName(view: View, space: SpaceId, t: Text): string {
  const tile = tileOfSpace(space);
  if (!space.includes('#')) return t('board.spotIn', { spot: spotName(view, space), tile });
  return t('board.landIn', { land: tileOf(tile).regions[Number(space.split('#')[1])]!.land, tile });
}

export function Trace({ steps, gas, onTrace, onBack }: TraceProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const [key, setKey] = useOfStage(0);
  const board = view.boards[seat!]!;
  const trace = traceTravel(view, seat!, steps, gas);
  if ('reason' in trace) {
    // Fewer cans than the way needs: it is cut off where they give out.
    return <Frame ask={word(trace)} controls={<Button onClick={() => onTrace(steps.slice(0, -1), gas)}>{t('board.stepBack')}</Button>} />;
  }
  const { next, faced, stop, keys } = trace;
  const go = (step: TravelStep) => onTrace([...steps, step], gas);
  const source = keys?.[key];
  const why = steps.length === 0 ? t('board.why.steps') : stop && word(stop);
  return (
    <Frame
      spots={stepSpots(trace, go)}
      sketch={{ way: wayOnMap(board.pawn!, steps), alarm: faced }}
      ask={t('board.traceAt', { place: spaceName(view, trace.at, t), spent: trace.spent, budget: trace.budget })}
      hint={steps.length > 0 ? <><FacedList faced={faced} /> <Worst worst={trace.worst} count={faced.length} /></> : t('board.traceStart')}
      tray={
        <>
          {board.gas > 0 && (
            <Segmented label={t('board.cansToReturn')} value={String(gas)} onChange={(id) => onTrace(steps, Number(id))} options={Array.from({ length: board.gas + 1 }, (_, i) => ({ id: String(i), label: String(i) }))} />
          )}
          <NextSteps next={next} onStep={go} />
          {keys && steps.length > 0 && <KeyChoice keys={keys} chosen={key} onChoose={setKey} />}
        </>
      }
      controls={
        <>
          <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>
          <Button icon={<Back />} why={steps.length === 0 ? t('board.why.steps') : undefined} onClick={() => onTrace(steps.slice(0, -1), gas)}>{t('board.stepBack')}</Button>
          <MoveButton move="travel" size="l" kind={trace.worst.arrested ? 'danger' : 'primary'} args={{ steps, gas, ...(source && { key: source }) }} why={why} />
        </>
      }
    />
  );
}

/** On the map each space once, by its cheapest step. */
function stepSpots({ next }: Traced, go: (step: TravelStep) => void): Spots {
  const cheapest = new Map<SpaceId, { step: TravelStep; spent: number }>();
  for (const each of next) {
    const to = stepTarget(each.step);
    if (!cheapest.has(to) || cheapest.get(to)!.spent > each.spent) cheapest.set(to, each);
  }
  return Object.fromEntries([...cheapest].map(([to, { step, spent }]) => [`space:${to}`, { press: () => go(step), mark: String(spent) }]));
}

function NextSteps({ next, onStep }: { next: Traced['next']; onStep: (step: TravelStep) => void }) {
  const { view } = useMatch<View>();
  const t = useText();
  if (next.length === 0) return <p className="k-quiet">{t('board.noStep')}</p>;
  return (
    <Strip label={t('board.nextSteps')} className="ep-steps">
      {next.map(({ step, spent }) => {
        const [kind, to] = [stepKind(step), stepTarget(step)];
        const icon = kind === 'ride' ? spotIcon('subway') : kind === 'go' ? (to.includes('#') ? undefined : spotIcon(spotName(view, to))) : spotIcon('heliport');
        return (
          <Button key={`${kind}-${to}`} size="s" icon={icon} onClick={() => onStep(step)}>
            {kind === 'go' ? '' : `${t(`board.stepKind.${kind}`)} `}{spaceName(view, to, t)} · {t('board.pointsSpent', { count: spent })}
          </Button>
        );
      })}
    </Strip>
  );
}

