/** Public sizes of what is hidden: Debt tiles (ME-523 to ME-526). */
import type { Counts, MiniExpress } from './state';

export function counts(G: MiniExpress): Counts {
  return {
    debts: Object.fromEntries(Object.keys(G.seats).map((seat) => [seat, G.cloakAndDagger ? 1 : 0])),
    undealtDebts: G.secret.debts.length,
  };
}
