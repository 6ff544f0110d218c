/** Effects on tools (GT-237 to GT-240). */
import { carries, freeIcons, kindsOn, putHome, takeFromHouse } from '../backpack';
import { characterOf } from '../content/characters';
import { counterpart } from '../content/tools';
import { ownCharacters } from '../roles';
import { TOOLS, type Board, type CharacterId } from '../state';
import { named, type Effect } from './effect';
import { insiders } from './house';

export const takeTools: Effect = {
  most: 'amount',
  steps: ({ board, role }) =>
    (role === 'coordinator' ? insiders(board) : ownCharacters(board, 'operator'))
      .filter((character) => freeIcons(board, character) > 0)
      .flatMap((character) => TOOLS.filter((tool) => carries(character, tool) && board.stock[tool] > 0).map((tool) => ({ character, tool }))),
  apply: ({ G, tell }, role, { character, tool }) => {
    takeFromHouse(G, character!, tool!);
    tell({ type: 'tool-taken', seat: G.roles[role], character: character!, tool: tool! });
  },
};

export const addToolsToBag: Effect = {
  most: 'amount',
  steps: ({ board }) => TOOLS.filter((tool) => board.stock[tool] > 0).map((tool) => ({ tool })),
  apply: ({ G, tell }, role, { tool }) => {
    G.stock[tool!] -= 1;
    G.bag[tool!] += 1;
    tell({ type: 'tool-to-bag', seat: G.roles[role], tool: tool! });
  },
};

/** Pairs of a coordinator and an operator outside, of one colour, both ways. */
function partners(board: Pick<Board, 'places'>): [CharacterId, CharacterId][] {
  return ownCharacters(board, 'coordinator').flatMap((a) =>
    ownCharacters(board, 'operator')
      .filter((b) => characterOf(a).colour === characterOf(b).colour)
      .flatMap((b): [CharacterId, CharacterId][] => [[a, b], [b, a]]));
}

export const transferTools: Effect = {
  most: 'amount',
  steps: ({ board }) =>
    partners(board)
      .filter(([, to]) => freeIcons(board, to) > 0)
      .flatMap(([from, to]) => kindsOn(board, from).map((tool) => ({ from, tool, to }))),
  apply: ({ G, tell }, role, { from, tool, to }) => {
    const { tools } = G.cards[from!]!;
    tools.splice(tools.indexOf(tool!), 1);
    G.cards[to!]!.tools.push(tool!);
    tell({ type: 'tool-passed', seat: G.roles[role], from: from!, tool: tool!, to: to! });
  },
};

export const swapTools: Effect = {
  most: 'amount',
  steps: ({ board }, event) =>
    ownCharacters(board, 'operator')
      .filter((character) => named(event).every((other) => other === character))
      .flatMap((character) => kindsOn(board, character).filter((tool) => board.stock[counterpart(tool)] > 0).map((tool) => ({ character, tool }))),
  apply: ({ G, tell }, role, { character, tool }) => {
    putHome(G, character!, tool!);
    takeFromHouse(G, character!, counterpart(tool!));
    tell({ type: 'tool-exchanged', seat: G.roles[role], character: character!, tool: tool!, got: counterpart(tool!) });
  },
};
