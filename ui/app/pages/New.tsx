/** A new match: where to play, how many, who, and the options that the game's manifest offers. */
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'wouter';
import { findGame } from '../games';
import { useLanguage } from '../i18n';
import { Page } from '../parts/Page';
import { Poster } from '../parts/Poster';
import { NewForm } from './new/NewForm';
import { NotFoundPage } from './NotFound';
import './new/New.css';

export function NewPage() {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const { game = '' } = useParams<{ game: string }>();
  const [search] = useSearchParams();
  const entry = findGame(game);
  if (!entry) return <NotFoundPage />;
  const title = say(entry.manifest.title);
  return (
    <Page title={t('new.title', { game: title })} className="a-new">
      <h1 className="a-title">{t('new.title', { game: title })}</h1>
      <div className="a-new-columns">
        <NewForm entry={entry} where={search.get('where') === 'device' ? 'device' : 'public'} />
        <div className="a-new-poster" aria-hidden><Poster manifest={entry.manifest} /></div>
      </div>
    </Page>
  );
}
