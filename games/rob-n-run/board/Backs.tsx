/** The backs of safes: their classes, which everybody sees (RR-026). */
import type { SafeClass } from '../state';
import { printOfClass, useText } from './faces';
import './Backs.css';

export function Backs({ classes }: { classes: readonly SafeClass[] }) {
  const t = useText();
  return (
    <span className="rr-backs">
      {classes.map((safeClass, i) => <span key={i} className="rr-back" data-print={printOfClass(safeClass)}><span className="k-unseen">{t('thing.class', { class: safeClass })}</span></span>)}
    </span>
  );
}
