/** What a bench measured: one row a subject, ours and stock boardgame.io's figures side by side. */
import { round, textTable } from './figures';

export interface Row {
  what: string;
  unit: string;
  ours: number | string;
  stock: number | string;
}

export interface Result {
  name: string;
  title: string;
  rows: Row[];
  notes: string[];
}

/** Seconds of processor time that this process has used: fair also where other programs are busy. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Runs both sides in turn; returns what each does in a second of processor time, the best of its rounds. */
export function race(contestants: Record<'ours' | 'stock', () => number>, seconds: number): Record<'ours' | 'stock', number> {
  const best = { ours: 0, stock: 0 };
  const end = performance.now() + seconds * 1000;
  for (let number = 0; number < 3 || performance.now() < end; number++)
    for (const side of number % 2 === 0 ? (['ours', 'stock'] as const) : (['stock', 'ours'] as const)) {
      const start = cpuSeconds();
      const done = contestants[side]();
      const rate = done / (cpuSeconds() - start);
      // The first round warms up.
      if (number > 0) best[side] = Math.max(best[side], rate);
    }
  return best;
}

/** The result as text: ours by stock where both are numbers. */
export function print({ title, rows, notes }: Result): void {
  const ratio = ({ ours, stock }: Row): string => (typeof ours === 'number' && typeof stock === 'number' && stock > 0 ? `${round(ours / stock)}x` : '');
  const shown = (figure: number | string): string | number => (typeof figure === 'number' ? round(figure) : figure);
  console.log(`${title}\n`);
  console.log(textTable([['', 'unit', 'ours', 'stock', 'ours/stock'], ...rows.map((row) => [row.what, row.unit, shown(row.ours), shown(row.stock), ratio(row)])]));
  for (const note of notes) console.log(`\n${note}`);
}
