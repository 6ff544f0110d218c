/** The tracks and boxes of a player board: Notoriety with its cubes, Wounds and Handcuffs, Income. */
import type { CSSProperties } from 'react';
import { Panel, seatColour, useMatch } from '../../../ui/kit';
import type { Seat } from '../../kit/types';
import { INCOME, INCOME_CUBES, NOTORIETY_PENALTY, TOP_POSITION, WOUND_POINTS } from '../content/numbers';
import { incomeOf } from '../visit/money';
import type { View } from '../state';
import { ICON, signed, useText } from './faces';
import './Tracks.css';

export function BoxesAndTracks({ seat }: { seat: Seat }) {
  const { view } = useMatch<View>();
  const t = useText();
  const { position, cubes, wounds, handcuffs, income } = view.boards[seat]!;
  const after = Math.min(TOP_POSITION, Math.max(0, position + cubes.red - cubes.blue));
  return (
    <div className="ep-tracks" style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <Box
        name={t('thing.notoriety')} icon={ICON.notoriety}
        note={t('board.notorietyNote', { position, points: signed(-NOTORIETY_PENALTY[position]!), after })}
      >
        <Scale values={NOTORIETY_PENALTY.map((_, i) => i)} at={position} then={after} label={t('board.trackAt', { position, most: TOP_POSITION })} />
        <Cubes boxes={[['bottom', cubes.bottom], ['red', cubes.red], ['blue', cubes.blue]]} name="cubes" />
      </Box>
      <Box name={t('thing.wounds')} icon={ICON.wound} note={t('board.woundNote', { points: signed(wounds.red * WOUND_POINTS), handcuffs })}>
        <Cubes boxes={[['green', wounds.green], ['red', wounds.red]]} name="woundBoxes" />
      </Box>
      <Box name={t('thing.income')} icon={ICON.income} note={t('board.incomeNote', { amount: incomeOf({ income }), left: income })}>
        <Scale values={INCOME} at={INCOME_CUBES - income} label={t('board.incomeAt', { amount: incomeOf({ income }) })} />
      </Box>
    </div>
  );
}

const Box = ({ name, icon, note, children }: { name: string; icon: React.ReactNode; note: string; children: React.ReactNode }) => (
  <Panel tone="paper" title={name} icon={icon} className="ep-box" aria-label={name}>
    {children}
    <p className="ep-note">{note}</p>
  </Panel>
);

/** A row of numbers with a marker on one of them, and where it will go. */
function Scale({ values, at, then, label }: { values: readonly number[]; at: number; then?: number; label: string }) {
  return (
    <div className="ep-scale" role="img" aria-label={label}>
      {values.map((value, i) => <span key={i} data-at={i === at || undefined} data-then={(then !== undefined && then !== at && i === then) || undefined}>{value}</span>)}
    </div>
  );
}

/** Boxes with cubes in them, each with its number and name. */
export function Cubes({ boxes, name }: { boxes: [id: string, count: number][]; name: 'cubes' | 'woundBoxes' }) {
  const t = useText();
  return (
    <div className="ep-cubes">
      {boxes.map(([id, count]) => (
        <span key={id} className="ep-cube-box" data-box={id}>
          <span className="ep-cube-row" aria-hidden>{Array.from({ length: count }, (_, i) => <i key={i} />)}</span>
          <span>{t(`board.${name}.${id}`)} <strong>{count}</strong></span>
        </span>
      ))}
    </div>
  );
}
