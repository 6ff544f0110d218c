/** Numbers for people: spreads, rounding and tables of text. */

export interface Spread {
  min: number;
  median: number;
  mean: number;
  max: number;
}

/** Smallest, middle, mean and largest of a list that is not empty. */
export function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  return {
    min: sorted[0]!,
    median,
    mean: round(sorted.reduce((sum, n) => sum + n, 0) / sorted.length),
    max: sorted.at(-1)!,
  };
}

/** To three or more digits: 12345, 123, 12.3, 1.23. */
export function round(n: number): number {
  if (n === 0 || !Number.isFinite(n)) return n;
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(n))));
  return Number(n.toFixed(Math.min(6, digits)));
}

/** A table as text: the first column to the left, the others to the right. */
export function textTable(rows: readonly (string | number)[][]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells
    .map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ').trimEnd())
    .join('\n');
}
