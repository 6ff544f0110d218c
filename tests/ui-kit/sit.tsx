/** Sits down at a table: renders something through the eyes of one seat, with real rules, real texts and real moves. */
import { cleanup, render, type RenderResult } from '@testing-library/react';
import i18next from 'i18next';
import { MotionGlobalConfig } from 'motion/react';
import { useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Table } from '../../games/kit/table';
import type { KitState, Refusal, Seat } from '../../games/kit/types';
import { asMatch } from '../../ui/client/as-match';
import { Kit, MatchContext, type Line } from '../../ui/kit';
import kit from '../../ui/kit/locales/en.json';

// Tests look at where things come to rest.
MotionGlobalConfig.skipAnimations = true;

/** Keys that were asked for and have no text. */
export const missingTexts = new Set<string>();

/** English texts of the kit and of one game. */
export async function speak(game: string, texts: object): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en', fallbackLng: false, ns: ['kit', game], defaultNS: 'kit', resources: { en: { kit, [game]: texts } },
    interpolation: { escapeValue: false }, saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => missingTexts.add(`${namespace}:${key}`),
  });
}

interface Place {
  seat: Seat | null;
  line?: Line;
  /** Shown as the last refusal at first. */
  refused?: Refusal;
  children: ReactNode;
}

function Sitting<G extends KitState, C>({ table, seat, line, refused: first, children }: Place & { table: Table<G, C> }) {
  const [refused, setRefused] = useState<Refusal | null>(first ?? null);
  const [moves, setMoves] = useState(0);
  const match = asMatch({
    ruleset: table.ruleset as unknown as Ruleset,
    view: table.view(seat),
    ctx: table.ctx,
    stateID: moves,
    seat,
    players: table.seats.map((s) => ({ seat: s, name: `Player ${s}`, connected: true, bot: false })),
    line: line ?? (seat === null ? 'watching' : 'live'),
    log: [...table.log],
    busy: false,
    refused,
    act: ({ move, args }) => {
      setRefused(table.act(seat!, move, args) ?? null);
      setMoves(moves + 1);
    },
    forget: () => setRefused(null),
  });
  return (
    <Kit>
      <MatchContext value={match}>{children}</MatchContext>
    </Kit>
  );
}

/** Shows `place.children` at the table; what was there before is gone. */
export function sit<G extends KitState, C>(table: Table<G, C>, place: Place): RenderResult {
  cleanup();
  return render(<Sitting table={table} {...place} />);
}

/** What `place.children` draw at the table, as HTML, without a document and so fast enough for whole games. */
export const draw = <G extends KitState, C>(table: Table<G, C>, place: Place): string =>
  renderToStaticMarkup(<Sitting table={table} {...place} />);
