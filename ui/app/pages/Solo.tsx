/** What one person can play alone: every scenario with its goal, how hard it is, and how near this device has come. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import Check from '~icons/lucide/check';
import Play from '~icons/lucide/play';
import Star from '~icons/game-icons/round-star';
import type { CatalogueEntry } from '../../../games/index';
import type { SoloScenario } from '../../../games/kit/manifest';
import { useFan } from '../../client/fan';
import { Button } from '../../kit/index';
import { bestOf, bests } from '../best';
import { findGame } from '../games';
import { useLanguage } from '../i18n';
import { Page } from '../parts/Page';
import { useStart } from '../parts/useStart';
import { startSolo } from '../start';
import { NotFoundPage } from './NotFound';
import './solo/Solo.css';

export function SoloPage() {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const { game = '' } = useParams<{ game: string }>();
  const entry = findGame(game);
  if (!entry?.manifest.solo) return <NotFoundPage />;
  const title = t('solo.title', { game: say(entry.manifest.title) });
  return (
    <Page title={title} className="a-solo">
      <h1 className="a-title">{title}</h1>
      <p>{t('solo.text')}</p>
      <ol className="a-scenarios" style={{ '--c-accent': entry.manifest.accent } as CSSProperties}>
        {entry.manifest.solo.map((scenario) => <li key={scenario.id}><Scenario entry={entry} scenario={scenario} /></li>)}
      </ol>
    </Page>
  );
}

const HARDEST = 5;

function Scenario({ entry, scenario }: { entry: CatalogueEntry; scenario: SoloScenario }) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const best = bestOf(useFan(bests.fan), entry.manifest.id, scenario.id);
  const { busy, start } = useStart((nameAt) => startSolo(entry, scenario, nameAt(0)), () => t('table.not-saved'));
  const name = say(scenario.title);
  const won = best !== undefined && best >= 100;
  return (
    <article className="a-scenario" data-won={won || undefined} aria-label={name}>
      <h2>{name}</h2>
      <p className="a-scenario-goal">{say(scenario.goal)}</p>
      <p className="a-scenario-hard" role="img" aria-label={t('solo.difficulty', { level: scenario.difficulty, of: HARDEST })}>
        {Array.from({ length: HARDEST }, (_, i) => <Star key={i} aria-hidden data-off={i >= scenario.difficulty || undefined} />)}
      </p>
      <p className="a-scenario-best">
        {won && <Check aria-hidden />}{best === undefined ? t('solo.never') : won ? t('solo.won', { progress: best }) : t('solo.best', { progress: best })}
      </p>
      <Button kind={won ? 'plain' : 'primary'} icon={<Play />} busy={busy} aria-label={t('solo.play-label', { title: name })} onClick={() => void start()}>{t('solo.play')}</Button>
    </article>
  );
}
