/** Says once that it has become this person's turn: a mark in the tab, and, to those who look elsewhere, a note. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast, type Match } from '../../../kit/index';
import { useLanguage } from '../../i18n';
import { notify } from '../../notify';

export function useTurnNote(match: Match | null, matchID: string): void {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const toast = useToast();
  const before = useRef<boolean>(undefined);
  const mine = match !== null && match.seat !== null && match.awaited.includes(match.seat);
  const game = match && say(match.manifest.title);
  useEffect(() => {
    if (game === null) return;
    if (before.current === false && mine && document.hidden) {
      toast({ title: t('match.your-turn'), tone: 'turn' });
      notify(t('match.your-turn'), game, `getaway-${matchID}`);
    }
    before.current = mine;
  }, [game, mine, matchID, t, toast]);
  // With every change of the match: the page names its tab anew now and then.
  useEffect(() => {
    if (match === null) return;
    const title = document.title.replace(/^● /, '');
    document.title = mine ? `● ${title}` : title;
  }, [match, mine]);
}
