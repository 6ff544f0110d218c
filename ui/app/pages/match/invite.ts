/** The links that bring others, or another device, to a match. */
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../kit/index';

export const inviteLink = (game: string, matchID: string): string => new URL(`/join/${game}/${matchID}`, location.origin).href;

/** Behind the `#`, a code is sent to no server and stands in no log. */
export const codeLink = (game: string, matchID: string, code: string): string => `${inviteLink(game, matchID)}#code=${code}`;

/** The code in the address of this page, if one came with it. */
export const codeInAddress = (): string => /[#&]code=([\w-]+)/.exec(location.hash)?.[1] ?? '';

/** Copies a link and says so; where the browser forbids it, the link is shown to be copied by hand. */
export function useCopy(): (link: string) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return (link) => {
    const copied = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => toast({ title: t('match.copied'), tone: 'good' }),
      () => toast({ title: t('match.copy-by-hand'), text: link }),
    );
  };
}
