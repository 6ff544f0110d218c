/** The rules of a game in full; the address may end in a rule ID. */
import { useSyncExternalStore, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { findGame } from '../games';
import { useLanguage } from '../i18n';
import { Page } from '../parts/Page';
import { NotFoundPage } from './NotFound';
import { RulesText } from './rules/RulesText';

const follow = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function RulesPage() {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const { game = '' } = useParams<{ game: string }>();
  const hash = useSyncExternalStore(follow, () => decodeURIComponent(location.hash.slice(1)));
  const entry = findGame(game);
  if (!entry) return <NotFoundPage />;
  const title = t('rules.title', { game: say(entry.manifest.title) });
  return (
    <Page title={title} className="a-rules-page">
      <h1 className="a-title">{title}</h1>
      <div style={{ '--c-accent': entry.manifest.accent } as CSSProperties}>
        <RulesText entry={entry} at={hash || null} onRule={(rule) => (location.hash = rule)} />
      </div>
    </Page>
  );
}
