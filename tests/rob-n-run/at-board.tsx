/** Sits at the board of Rob 'n Run, for component tests. */
import type { Seat } from '../../games/kit/types';
import { Board } from '../../games/rob-n-run/board';
import { sit } from '../ui-kit/sit';
import type { RobTable } from './scene';

export const as = (table: RobTable, seat: Seat | null) => sit(table, { seat, children: <Board /> });
export const boss = (table: RobTable) => as(table, table.G.boss);

/** Who is asked first, and what. */
export const stageOf = ({ G }: RobTable) => Object.entries(G.asked)[0];
