/** New matches: the first state from a seed of our own, and the data that goes with it. */
import { checkOptions, type Options } from '../../games/kit/manifest';
import type { Ruleset } from '../../games/kit/ruleset';
import { firstState } from '../../games/kit/table';
import type { Seat } from '../../games/kit/types';
import { Refuse, refuse, type MatchData, type MatchStart } from '../types';

export interface NewMatch {
  /** As it came in; absent: the fewest that the game takes. */
  numPlayers?: unknown;
  setupData?: unknown;
  unlisted: boolean;
  spectators: boolean;
  players?: MatchData['players'];
  host?: Seat | null;
}

/** Checks what is asked for and deals. Throws a refusal on wrong numbers or options, and whatever a `setup` throws. */
export function begin(ruleset: Ruleset, asked: NewMatch): MatchStart {
  const { manifest } = ruleset;
  const { min, max } = manifest.players;
  const numPlayers = asked.numPlayers === undefined ? min : asked.numPlayers;
  if (typeof numPlayers !== 'number' || !Number.isInteger(numPlayers) || numPlayers < min || numPlayers > max) throw refuse(400, 'kit:players', { params: { min, max } });
  const checked = checkOptions(manifest, numPlayers, asked.setupData);
  if (!checked.ok) throw new Refuse(400, checked.refusal);
  const now = Date.now();
  return {
    initialState: firstState(ruleset, { players: numPlayers, options: checked.options }),
    metadata: {
      gameName: manifest.id,
      players: asked.players ?? Object.fromEntries(Array.from({ length: numPlayers }, (_, id) => [String(id), { id }])),
      setupData: checked.options satisfies Options,
      unlisted: asked.unlisted,
      spectators: asked.spectators,
      host: asked.host ?? null,
      version: manifest.version,
      started: false,
      createdAt: now,
      updatedAt: now,
      revision: 0,
    },
  };
}
