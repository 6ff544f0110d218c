/** Stage `open`: travel somewhere or rest, with Executive Actions on top (EP-054, EP-073 to EP-075). */
import { useMemo } from 'react';
import Footprints from '~icons/lucide/footprints';
import Route from '~icons/lucide/route';
import { Button, useMatch } from '../../../../ui/kit';
import { MoveButton, useLook } from '../../../../ui/kit/board';
import { travelEnds, type TravelEnd } from '../../travel/query';
import type { TravelStep } from '../../travel/search';
import type { View } from '../../state';
import { ICON, useText } from '../faces';
import { Frame } from '../Frame';
import { usePieces, usePieceSpots } from '../pieces';
import { useOfStage } from '../use-of-stage';
import { Ends, useEndSpots } from './Ends';
import { Tally } from './Facts';
import { PieceRow } from './PieceRow';
import { RestTurn } from './RestTurn';
import { wayOnMap } from './route';
import { Trace } from './Trace';
import { UsePiece } from './UsePiece';
import { WayTo } from './WayTo';

type Mode = { kind: 'all' } | { kind: 'end'; to: string } | { kind: 'trace'; steps: TravelStep[]; gas: number } | { kind: 'rest' } | { kind: 'pieces' } | { kind: 'piece'; id: string };

export function Open() {
  const { view, seat } = useMatch<View>();
  const [mode, setMode] = useOfStage<Mode>({ kind: 'all' });
  const ends = useMemo(() => travelEnds(view, seat!), [view, seat]);
  const back = () => setMode({ kind: 'all' });
  const end = mode.kind === 'end' ? ends.find(({ to }) => to === mode.to) : undefined;
  switch (mode.kind) {
    case 'trace': return <Trace steps={mode.steps} gas={mode.gas} onTrace={(steps, gas) => setMode({ kind: 'trace', steps, gas })} onBack={back} />;
    case 'rest': return <RestTurn onBack={back} />;
    case 'piece': return <UsePiece id={mode.id} onBack={back} />;
    default: return end
      ? <WayTo key={end.to} end={end} ends={ends} onEnd={(to) => setMode({ kind: 'end', to })} onTrace={(steps, gas) => setMode({ kind: 'trace', steps, gas })} onBack={back} />
      : <Overview ends={ends} pieces={mode.kind === 'pieces'} onMode={setMode} />;
  }
}

function Overview({ ends, pieces: showPieces, onMode }: { ends: TravelEnd[]; pieces: boolean; onMode: (mode: Mode) => void }) {
  const { view, seat, choices, refusal } = useMatch<View>();
  const t = useText();
  const { pieces, usable } = usePieces();
  const choose = (to: string) => onMode({ kind: 'end', to });
  const pieceSpots = usePieceSpots(pieces, (id) => onMode({ kind: 'piece', id }));
  const { looked, onLook } = useLook();
  const [way] = ends.find(({ to }) => to === looked)?.ways ?? [];
  const endSpots = useEndSpots(ends, choose, { onLook });
  const rested = refusal('rest')?.reason === 'rested-today';
  const passing = choices.some(({ move }) => move === 'pass');
  return (
    <Frame
      spots={{ ...endSpots, ...pieceSpots }}
      {...(way && { sketch: { way: wayOnMap(view.boards[seat!]!.pawn!, way.steps), alarm: way.faced, glance: true } })}
      hint={<Tally />}
      tray={showPieces
        ? <PieceRow pieces={usable} onChoose={(id) => onMode({ kind: 'piece', id })} />
        : <Ends ends={ends} onChoose={choose} onLook={onLook} />}
      controls={
        <>
          {showPieces
            ? <Button icon={<Footprints />} onClick={() => onMode({ kind: 'all' })}>{t('board.destinations')}</Button>
            : usable.length > 0 && <Button onClick={() => onMode({ kind: 'pieces' })}>{t('board.usePieces', { count: usable.length })}</Button>}
          <Button icon={<Route />} onClick={() => onMode({ kind: 'trace', steps: [], gas: 0 })}>{t('board.trace')}</Button>
          <Button icon={rested ? ICON.moon : ICON.sun} why={rested ? t('refuse.rested-today') : undefined} onClick={() => onMode({ kind: 'rest' })}>{t('move.rest')}</Button>
          {passing && <MoveButton move="pass" />}
        </>
      }
    />
  );
}
