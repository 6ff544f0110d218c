/** When the game ends (ME-300 to ME-308). */
import type { Seat } from '../kit/types';
import { COMPANIES, type Company } from './companies';
import { EXHAUSTED_TO_END } from './content/tables';
import type { Deed } from './events';
import type { Board, MiniExpress } from './state';

/** A company without a share on the board, or without any train in area and supply (ME-300, ME-302). */
export function isExhausted({ companies }: Pick<Board, 'companies'>, company: Company): boolean {
  const { shares, area, supply } = companies[company];
  return shares === 0 || area + supply === 0;
}

/** Checked after every turn; once triggered, the end stays so (ME-301, ME-303). */
export function checkTrigger({ G, seat, tell }: Deed): void {
  const exhausted = COMPANIES.filter((company) => isExhausted(G, company));
  if (G.trigger !== null || exhausted.length < EXHAUSTED_TO_END) return;
  G.trigger = seat;
  tell({ type: 'end-triggered', seat, companies: exhausted });
}

/** Whoever has a turn left once the end is triggered, the one who is playing too (ME-304, ME-306); nobody before or after. */
export function stillToPlay({ trigger, hustleAndBustle, order, seats, asked }: Pick<MiniExpress, 'trigger' | 'hustleAndBustle' | 'order' | 'seats' | 'asked'>): Seat[] {
  if (trigger === null) return [];
  if (hustleAndBustle) return Object.values(asked).some((stage) => stage === 'raise') ? [] : order.filter((seat) => seats[seat]!.signal === 'green');
  const playing = order.findIndex((seat) => asked[seat] === 'act');
  return playing === -1 ? [] : order.slice(playing);
}

const allRed = ({ seats }: Pick<Board, 'seats'>): boolean => Object.values(seats).every(({ signal }) => signal === 'red');

/** Whether the game is over now that `seat` has had its turn: the round is finished, or nobody can do anything any more. */
export function isOver(G: Board, seat: Seat): boolean {
  if (G.passed.length === G.order.length) return true;
  if (G.trigger === null) return false;
  return G.hustleAndBustle ? allRed(G) : seat === G.order.at(-1);
}

/** Hustle & Bustle: with all tiles red, all turn green again (ME-129). */
export function flipSignals({ G, tell }: Pick<Deed, 'G' | 'tell'>): void {
  if (!G.hustleAndBustle || !allRed(G)) return;
  for (const own of Object.values(G.seats)) own.signal = 'green';
  tell({ type: 'signals-green' });
}
