/** The actions of a turn as one type: checked and carried out by name, for moves, for the Bot and for looking ahead (ME-120). */
import type { Refusal, Seat } from '../kit/types';
import type { Deed } from './events';
import { buildFerry, refuseFerry, type FerryArgs } from './ferry';
import { refuseShare, takeShare, type ShareArgs } from './share';
import type { Board } from './state';
import { buildTrack, refuseTrack, type TrackArgs } from './track';
import { buildTunnel, refuseTunnel, type TunnelArgs } from './tunnel';
import { buildUnderground, refuseUnderground, type UndergroundArgs } from './underground';

export type Action =
  | { move: 'buildTrack'; args: TrackArgs }
  | { move: 'takeShare'; args: ShareArgs }
  | { move: 'buildUnderground'; args: UndergroundArgs }
  | { move: 'buildFerry'; args: FerryArgs }
  | { move: 'buildTunnel'; args: TunnelArgs };

/** Why a seat may not do this in its turn; nothing if it may. */
export function refuseAction(board: Board, { move, args }: Action, seat: Seat): Refusal | undefined {
  switch (move) {
    case 'buildTrack': return refuseTrack(board, args);
    case 'takeShare': return refuseShare(board, args, seat);
    case 'buildUnderground': return refuseUnderground(board, args);
    case 'buildFerry': return refuseFerry(board, args);
    case 'buildTunnel': return refuseTunnel(board, args, seat);
  }
}

/** Carries out an action that was not refused. The turn goes on with whatever comes after it. */
export function perform(deed: Deed, { move, args }: Action): void {
  switch (move) {
    case 'buildTrack': return buildTrack(deed, args);
    case 'takeShare': return takeShare(deed, args);
    case 'buildUnderground': return buildUnderground(deed, args);
    case 'buildFerry': return buildFerry(deed, args);
    case 'buildTunnel': return buildTunnel(deed, args);
  }
}
