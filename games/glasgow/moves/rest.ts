/** The rest and what it asks: `rest`, `discardCard`, `dropTool` (GT-125 to GT-134, GT-161, GT-251, GT-252). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import { moveThings } from '../../kit/zones';
import { kindsOn, sendHome } from '../backpack';
import { mark } from '../fingerprints';
import { goOn, punishPlayers, startRest } from '../rest';
import { roleOf } from '../roles';
import { defineMove, type Board, type Doing } from '../state';
import { endTurn } from '../turns';
import { id, tool } from './schemas';

export const rest = defineMove({
  name: 'rest',
  args: noArgs,
  options: () => [{}],
  apply: startRest,
});

export const discardCard = defineMove({
  name: 'discardCard',
  args: v.strictObject({ card: id }),
  refuse: (view, { card }, seat) => (view.players[seat]!.hand.includes(card) ? undefined : refusal('not-in-hand', 'GT-251')),
  options: (view, seat) => view.players[seat]!.hand.map((card) => ({ card })),
  apply: (turn, { card }) => {
    const { G, seat, tell } = turn;
    moveThings(G.players[seat]!.hand, G.discard[roleOf(G, seat)], [card]);
    tell({ type: 'discarded', seat, card });
    delete G.asked[seat];
    if (Object.keys(G.asked).length === 0) punishPlayers(turn);
  },
});

type MakeRoom = Extract<Doing, { kind: 'makeRoom' }>;
const waitingIn = ({ doing }: Pick<Board, 'doing'>): MakeRoom => doing as MakeRoom;

export const dropTool = defineMove({
  name: 'dropTool',
  args: v.strictObject({ character: id, tool }),
  refuse: (view, args) => {
    const { characters } = waitingIn(view);
    if (!characters.includes(args.character)) return refusal('no-room-needed', 'GT-161');
    return kindsOn(view, args.character).includes(args.tool) ? undefined : refusal('not-on-card', 'GT-161', { ...args });
  },
  options: (view) =>
    waitingIn(view).characters.flatMap((character) => kindsOn(view, character).map((kind) => ({ character, tool: kind }))),
  apply: (turn, { character, tool: dropped }) => {
    const { G } = turn;
    const waiting = waitingIn(G);
    sendHome(turn, character, dropped);
    mark(turn, character, waiting.why);
    waiting.characters = waiting.characters.filter((other) => other !== character);
    if (waiting.characters.length > 0) return;
    if (waiting.why === 'monopoly') goOn(turn);
    else endTurn(turn);
  },
});
