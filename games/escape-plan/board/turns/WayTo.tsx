/** One end of a Travel: its ways with their prices, the way on the map, and the key that a closed Business needs (EP-117 to EP-124). */
import { useState } from 'react';
import Route from '~icons/lucide/route';
import { Button, Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { spotName, tileOfSpace } from '../../city/spaces';
import type { View } from '../../state';
import type { TravelEnd, TravelWay } from '../../travel/query';
import type { TravelStep } from '../../travel/search';
import { spotIcon, useText } from '../faces';
import { Frame } from '../Frame';
import { usePieces } from '../pieces';
import { useEndSpots } from './Ends';
import { FacedList, Worst } from './Facts';
import { KeyChoice } from './KeyChoice';
import { useRoute, wayOnMap } from './route';
import './WayTo.css';

interface WayToProps {
  end: TravelEnd;
  ends: TravelEnd[];
  onEnd: (to: string) => void;
  onTrace: (steps: TravelStep[], gas: number) => void;
  onBack: () => void;
}

export function WayTo({ end, ends, onEnd, onTrace, onBack }: WayToProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const [at, choose] = useState(0);
  const [key, setKey] = useState(0);
  const way = end.ways[Math.min(at, end.ways.length - 1)]!;
  const source = end.keys?.[key];
  const spot = spotName(view, end.to);
  return (
    <Frame
      spots={useEndSpots(ends, onEnd, { chosen: end.to })}
      sketch={{ way: wayOnMap(view.boards[seat!]!.pawn!, way.steps), alarm: way.faced }}
      ask={<><span className="ep-ask-icon" aria-hidden>{spotIcon(spot)}</span> {t('board.travelTo', { spot, tile: tileOfSpace(end.to) })}</>}
      hint={<Ready way={way} />}
      tray={
        <>
          <ChoiceGroup className="ep-ways" label={t('board.ways')} value={String(at)} onChange={(id) => choose(Number(id))}>
            {end.ways.map((each, i) => <Choice key={i} id={String(i)} className="ep-way-choice"><Way way={each} /></Choice>)}
          </ChoiceGroup>
          {end.keys && <KeyChoice keys={end.keys} chosen={key} onChoose={setKey} />}
        </>
      }
      controls={
        <>
          <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>
          <Button icon={<Route />} onClick={() => onTrace(way.steps, way.gas)}>{t('board.change')}</Button>
          <MoveButton move="travel" size="l" kind={way.worst.arrested ? 'danger' : 'primary'} args={{ steps: way.steps, gas: way.gas, ...(source && { key: source }) }} />
        </>
      }
    />
  );
}

/** A way in words: its price, whom it meets, and over which tiles it leads. */
function Way({ way }: { way: TravelWay }) {
  const t = useText();
  const route = useRoute();
  const { spent, budget, gas, helicopter, faced, worst, steps } = way;
  return (
    <>
      <span className="ep-way-price">
        {t('board.points', { spent, budget })}{gas > 0 && ` · ${t('board.cans', { count: gas })}`}{helicopter && ` · ${t('fixer.helicopter')}`}
      </span>
      <FacedList faced={faced} />
      <Worst worst={worst} count={faced.length} />
      <span className="ep-way-route">{route(steps)}</span>
    </>
  );
}

/** Which ready pieces work on officers. */
function Ready({ way }: { way: TravelWay }) {
  const t = useText();
  const { pieces } = usePieces();
  if (way.faced.length === 0) return t('board.wayClear');
  const names = pieces.filter(({ effect }) => effect.do === 'avoidTile' || effect.do === 'avoidOne').map(({ name }) => name);
  return names.length > 0 ? t('board.readyToAvoid', { pieces: names.join(', ') }) : t('board.nothingToAvoid');
}
