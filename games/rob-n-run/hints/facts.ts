/** Hints that say something true about what is missing (RR-200 to RR-206). */
import { missingKinds } from '../needs';
import { TOOLS, type Tool } from '../state';
import { note, tellCount, tellMissing, type HintRule, type Sight } from './hint';

const missing = ({ missing: row }: Sight): Tool[] => missingKinds(row);
const notMissing = ({ missing: row }: Sight): Tool[] => TOOLS.filter((tool) => row[tool] === 0);
const named = (tools: Tool[]) => tools.map((tool) => ({ tool }));

/** H01: how many kinds are missing. */
export const assortment: HintRule = {
  choices: () => [{}],
  use: (turn) => {
    const n = missingKinds(turn.missing).length;
    note(turn, 'raid', { what: 'kinds', n });
    turn.tell({ type: 'told-kinds', count: n });
    return undefined;
  },
};

/** H02: the highest number missing of any kind, not which. */
export const peak: HintRule = {
  choices: () => [{}],
  use: (turn) => {
    const n = Math.max(...Object.values(turn.missing));
    note(turn, 'raid', { what: 'highest', n });
    turn.tell({ type: 'told-highest', count: n });
    return undefined;
  },
};

/** H03: a kind that is missing. */
export const callOut: HintRule = {
  choices: (sight) => named(missing(sight)),
  use: (turn, { tool }) => tellMissing(turn, tool!),
};

/** H04: a kind that is not missing. */
export const allClear: HintRule = {
  choices: (sight) => named(notMissing(sight)),
  use: (turn, { tool }) => tellMissing(turn, tool!),
};

/** H05: a kind of which no other is missing more often. */
export const bulkOrder: HintRule = {
  choices: (sight) => {
    const most = Math.max(...Object.values(sight.missing));
    return named(TOOLS.filter((tool) => sight.missing[tool] === most));
  },
  use: (turn, { tool }) => {
    note(turn, 'raid', { what: 'most', tool: tool! });
    turn.tell({ type: 'told-most', tool: tool! });
    return undefined;
  },
};

/** H06: a missing kind, and how many of it are missing. */
export const exactCount: HintRule = {
  choices: (sight) => named(missing(sight)),
  use: (turn, { tool }) => tellCount(turn, tool!),
};

/** H07: two kinds, exactly one of them missing; shown in tool order, so that the order tells nothing. */
export const eitherOr: HintRule = {
  choices: (sight) => missing(sight).flatMap((tool) => notMissing(sight).map((other) => ({ tools: inOrder([tool, other]) }))),
  use: (turn, { tools }) => {
    const [first, second] = inOrder(tools!);
    note(turn, 'raid', { what: 'one-of', tools: [first, second] });
    turn.tell({ type: 'told-one-of', first, second });
    return undefined;
  },
};

/** Two kinds in tool order. */
export const inOrder = ([a, b]: [Tool, Tool]): [Tool, Tool] => (TOOLS.indexOf(a) <= TOOLS.indexOf(b) ? [a, b] : [b, a]);
