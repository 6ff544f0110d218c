/** A boss's cash: one sum, lying as the pile of notes that it is made of (BS-025). */
import { Token } from '../../../ui/kit/board';
import { tally } from '../../kit/zones';
import { pieces } from '../cash';
import { money, useFaces, useText } from './faces';
import './Cash.css';

/** More notes than these look like no more. */
const HIGHEST = 6;

export function Cash({ amount }: { amount: number }) {
  const t = useText();
  const faces = useFaces();
  const notes = pieces(amount);
  const counted = Object.entries(tally(notes.map(String))).toSorted(([a], [b]) => Number(b) - Number(a));
  const help = counted.map(([note, count]) => `${count} × ${money(Number(note))}`).join(', ');
  return (
    <span className="bs-cash" data-notes={Math.min(HIGHEST, notes.length)}>
      <Token face={faces.cash(amount)} size="s" help={notes.length > 1 && t('board.notes', { notes: help })} />
    </span>
  );
}
