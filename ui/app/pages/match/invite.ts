/** The link that brings others to a match. */
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../kit/index';

export const inviteLink = (game: string, matchID: string): string => new URL(`/join/${game}/${matchID}`, location.origin).href;

/** Copies the invite link and says so; where the browser forbids it, the link is shown to be copied by hand. */
export function useCopyInvite(game: string, matchID: string): () => void {
  const { t } = useTranslation();
  const toast = useToast();
  const link = inviteLink(game, matchID);
  return () => {
    const copied = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast({ title: t('match.copied'), tone: 'good' }),
      () => toast({ title: t('match.copy-by-hand'), text: link }),
    );
  };
}
