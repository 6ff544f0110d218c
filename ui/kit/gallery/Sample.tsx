/** A match that does not exist, for showing parts in any state. */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { ReactNode } from 'react';
import type { Manifest } from '../../../games/kit/manifest';
import { refusal } from '../../../games/kit/move';
import type { GameEvent } from '../../../games/kit/types';
import { MatchContext, type Match } from '../match';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dimitri', 'Esperanza', 'Fox'];

const manifest: Manifest = {
  // Its texts are the kit's own.
  id: 'kit', prefix: 'KIT', version: 1, title: { en: 'Sample', de: 'Muster' }, tagline: { en: '', de: '' },
  players: { min: 1, max: 6 }, minutes: { min: 1, max: 1 }, cooperative: false, talk: 'open', accent: '#c8a04a', options: [],
};

const told = (...events: GameEvent[]): LogEntry =>
  ({ action: { type: 'MAKE_MOVE', payload: { type: 'take', args: null, playerID: '0' } }, _stateID: 0, turn: 1, phase: 'sample', metadata: { events } }) as unknown as LogEntry;

const log = [
  told({ type: 'sample-round', round: 1 }, { type: 'sample-took', seat: '1' }),
  told({ type: 'sample-left', seat: '2' }),
  told({ type: 'sample-round', round: 2 }, { type: 'sample-took', seat: '0' }),
];

interface SampleProps {
  /** Seats that are asked. */
  asked?: string[];
  over?: boolean;
  line?: Match['line'];
  refused?: Match['refused'];
  busy?: boolean;
  canUndo?: boolean;
  children: ReactNode;
}

export function Sample({ asked = ['0'], over = false, line = 'live', refused = null, busy = false, canUndo = false, children }: SampleProps) {
  const match: Match = {
    manifest, line, refused, busy, log,
    seat: '0', awaited: over ? [] : asked,
    view: { asked: Object.fromEntries(asked.map((seat) => [seat, 'choose'])) },
    ctx: { phase: 'sample', numPlayers: NAMES.length, ...(over && { gameover: { winners: ['0'] } }) } as unknown as Ctx,
    players: NAMES.map((name, i) => ({ seat: String(i), name, bot: i === 2, connected: i !== 3 })),
    choices: [{ move: 'take', args: {} }, { move: 'leave', args: {} }],
    refusal: (move) => (line === 'offline' ? refusal('kit:offline') : move === 'leave' ? refusal('sample', 'KIT-1', { steps: 2 }) : undefined),
    act: () => {},
    canUndo,
    undo: () => {},
    forget: () => {},
  };
  return <MatchContext value={match}>{children}</MatchContext>;
}
