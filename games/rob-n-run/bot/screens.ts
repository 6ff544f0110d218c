/** All that may be needed behind the screen, by the backs of the safes. */
import { emptyRow } from '../cards';
import { safesOfClass } from '../content/safes';
import { plusSafe } from '../needs';
import { TOOLS, type Raid, type Row, type SafeId } from '../state';

/** Needs that some sets of safes have, and how many sets. */
export interface Screen {
  needs: Row;
  ways: number;
}

/** Every screen there can be. `gone` lie elsewhere, `seen` are known by their numbers. */
function allScreens(classes: Raid['safes'], gone: readonly SafeId[], seen: ReadonlyMap<number, SafeId>): Screen[] {
  const known = new Set([...gone, ...seen.values()]);
  const possible = classes.map((safeClass, at) => {
    const face = seen.get(at);
    return face === undefined ? safesOfClass(safeClass).map(({ id }) => id).filter((id) => !known.has(id)) : [face];
  });
  const screens = new Map<number, Screen>();
  const chosen: SafeId[] = [];
  const fill = (at: number, needs: Row): void => {
    if (at === classes.length) {
      const key = TOOLS.reduce((sum, tool) => sum * 16 + needs[tool], 0);
      const same = screens.get(key);
      if (same) same.ways += 1;
      else screens.set(key, { needs, ways: 1 });
      return;
    }
    // Safes of one class in rising order only.
    const previous = at > 0 && classes[at - 1] === classes[at] && !seen.has(at - 1) && !seen.has(at) ? chosen[at - 1]! : '';
    for (const id of possible[at]!) {
      if (id <= previous || chosen.slice(0, at).includes(id)) continue;
      chosen[at] = id;
      fill(at + 1, plusSafe(needs, id));
    }
  };
  fill(0, emptyRow());
  return [...screens.values()];
}

/** Screens worked out last: they stay the same throughout a raid. */
const lastScreens = new Map<string, Screen[]>();
const MOST_SCREENS = 16;

/** `allScreens`, worked out once a raid. */
export function screensOf(classes: Raid['safes'], gone: readonly SafeId[], seen: ReadonlyMap<number, SafeId>): Screen[] {
  const key = [classes, gone, [...seen]].join(';');
  const screens = lastScreens.get(key) ?? allScreens(classes, gone, seen);
  lastScreens.delete(key);
  lastScreens.set(key, screens);
  if (lastScreens.size > MOST_SCREENS) lastScreens.delete(lastScreens.keys().next().value!);
  return screens;
}
