/** Makes the board kit's `Match` of what a client knows: rules asked through the seat's own view, and a way to act. */
import type { Ctx, LogEntry } from 'boardgame.io';
import { awaitedSeats } from '../../games/kit/awaited';
import { seededChance } from '../../games/kit/chance';
import { refusal } from '../../games/kit/move';
import type { Ruleset } from '../../games/kit/ruleset';
import { canUndo, standing } from '../../games/kit/undo';
import type { Choice, KitState, Refusal, Seat, View } from '../../games/kit/types';
import type { Line, Match, PlayerInfo } from '../kit/match';

export type AnyView = View<KitState, unknown>;

export interface Parts {
  ruleset: Ruleset;
  view: AnyView;
  ctx: Ctx;
  /** Tells one state of the match from the next. */
  stateID: number;
  seat: Seat | null;
  players: PlayerInfo[];
  line: Line;
  log: LogEntry[];
  busy: boolean;
  refused: Refusal | null;
  act: (choice: Choice) => void;
  /** Takes the seat's last move back. Left out where nothing ever is. */
  undo?: () => void;
  forget: () => void;
}

/** The choice as the rules want it: a commit carries the step that it answers. */
export function fullChoice(ruleset: Ruleset, view: AnyView, move: string, args: object = {}): Choice {
  const commit = Object.hasOwn(ruleset.moves, move) && ruleset.moves[move]!.commit;
  return { move, args: { ...(commit && { step: view.step }), ...args } };
}

/** Builds the match. Off the line nothing is allowed, and the refusal says so (hazard 22). */
export function asMatch(parts: Parts): Match {
  const { ruleset, view, ctx, seat, line, stateID } = parts;
  const refuse = (choice: Choice): Refusal | undefined => {
    if (seat === null || line === 'watching') return refusal('kit:watching');
    if (line === 'offline') return refusal('kit:offline');
    return ruleset.refuse(view, ctx, seat, choice);
  };
  let choices: Choice[] | undefined;
  let awaited: Seat[] | undefined;
  const log = standing(parts.log);
  const undoable = parts.undo !== undefined && !ruleset.game.disableUndo && seat !== null && line === 'live' && canUndo(view, ctx, log, seat);
  return {
    manifest: ruleset.manifest,
    view,
    ctx,
    seat,
    players: parts.players,
    line,
    log,
    get awaited() {
      return (awaited ??= ctx.gameover === undefined ? awaitedSeats(ruleset, view, ctx.phase, () => view) : []);
    },
    // Listed on demand and once a state: long lists are samples, and the same state should show the same sample.
    get choices() {
      return (choices ??=
        seat === null || line === 'watching' ? [] : ruleset.choices(view, ctx, seat, seededChance(`${stateID}/${seat}`)));
    },
    refusal: (move, args) => refuse(fullChoice(ruleset, view, move, args)),
    act: (move, args) => parts.act(fullChoice(ruleset, view, move, args)),
    ...(undoable && { canUndo: true, undo: parts.undo }),
    busy: parts.busy,
    refused: parts.refused,
    forget: parts.forget,
  };
}
