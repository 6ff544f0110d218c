/** Words for what the rules say in keys: refusals, log events, names. */
import type { LogEntry } from 'boardgame.io';
import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsOf } from '../../games/kit/table';
import type { GameEvent, KitState, Refusal, Seat } from '../../games/kit/types';
import { useMatch } from './match';

/** Opens the rules at a rule ID beside the table. Without it rule links lead to the rules page. */
export const OpenRule = createContext<((rule: string) => void) | null>(null);

export const useOpenRule = () => useContext(OpenRule);

/** Where a rule can be read. */
export const rulePath = (game: string, rule: string): string => `/rules/${game}#${rule}`;

/** The name at a seat; a seat that the rules play themselves is called by what it is. */
export function useNameOf(): (seat: Seat) => string {
  const { players, view } = useMatch<Pick<KitState, 'automata'>>();
  const { t } = useTranslation('kit');
  return useCallback(
    (seat) => players.find((p) => p.seat === seat)?.name
      ?? (view.automata?.includes(seat) ? t('automaton') : t('seat', { number: Number(seat) + 1 })),
    [players, view, t],
  );
}

/** “Ann, Ben and Cleo” in the reader's language. */
export function useList(): (parts: string[]) => string {
  const { i18n } = useTranslation();
  return useCallback((parts) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts), [i18n.language]);
}

/** Words a refusal: the kit's own reasons (`kit:…`) and the game's. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { manifest } = useMatch();
  const { t, i18n } = useTranslation([manifest.id, 'kit']);
  return useCallback(
    ({ reason, params }) => {
      const own = reason.startsWith('kit:');
      const ns = own ? 'kit' : manifest.id;
      const key = `refuse.${own ? reason.slice(4) : reason}`;
      return i18n.exists(key, { ...params, ns }) ? t(key, { ...params, ns }) : t('refuse.unknown', { reason, ns: 'kit' });
    },
    [manifest.id, t, i18n],
  );
}

/** A told event in words; nothing where the game has none for it (it is only there for the picture). */
export function useEventText(): (event: GameEvent) => string | undefined {
  const { manifest } = useMatch();
  const { t, i18n } = useTranslation(manifest.id);
  const nameOf = useNameOf();
  return useCallback(
    (event) => {
      const { type, ...facts } = event;
      const key = `log.${type}`;
      // With its facts: words may differ by number.
      if (!i18n.exists(key, { ...facts, ns: manifest.id })) return undefined;
      const name = typeof facts.seat === 'string' ? nameOf(facts.seat) : undefined;
      // A seat in `from` or `to` is named as well.
      const others = Object.fromEntries(
        ['from', 'to'].flatMap((fact) => (typeof facts[fact] === 'string' ? [[`${fact}Name`, nameOf(facts[fact])]] : [])),
      );
      return t(key, { ...facts, ...others, name, ns: manifest.id });
    },
    [manifest.id, t, i18n, nameOf],
  );
}

export interface Told {
  /** Place in the whole story, from 0; also its key. */
  at: number;
  event: GameEvent;
  text: string | undefined;
}

/** The whole story so far, event by event. */
export function tellAll(log: LogEntry[], word: (event: GameEvent) => string | undefined): Told[] {
  return log.flatMap((entry) => eventsOf(entry)).map((event, at) => ({ at, event, text: word(event) }));
}
