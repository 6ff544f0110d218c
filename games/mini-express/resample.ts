/** Another whole game that a seat cannot tell from this one: Debt tiles that it has not seen are dealt anew (ME-523 to ME-526). */
import type { Chance, Seat } from '../kit/types';
import type { MiniExpress } from './state';

export function resample(G: MiniExpress, seat: Seat | null, random: Chance): MiniExpress {
  const other = structuredClone(G);
  const { secret, players } = other;
  // Once revealed, what lies in front of the seats is known to all (ME-525).
  const hidden = G.debts ? [] : Object.keys(players).filter((rival) => rival !== seat && players[rival]!.debt !== null);
  const botHolds = secret.botDebt !== null;
  const unseen = random.Shuffle([...secret.debts, ...hidden.map((rival) => players[rival]!.debt!), ...(botHolds ? [secret.botDebt!] : [])]);
  for (const rival of hidden) players[rival]!.debt = unseen.pop()!;
  if (botHolds) secret.botDebt = unseen.pop()!;
  secret.debts = unseen;
  return other;
}
