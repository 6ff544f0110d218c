/** Cash is one number; on the table it lies as the fewest pieces, and change is always free (BS-025). */
import { DENOMINATIONS } from './content/numbers';

/** The pieces that make up an amount in thousands, the largest first. */
export function pieces(amount: number): number[] {
  const [largest] = DENOMINATIONS.filter((piece) => piece <= amount);
  return largest === undefined ? [] : [largest, ...pieces(amount - largest)];
}
