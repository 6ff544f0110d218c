/** One game on the board, with the ways to play it. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import Bot from '~icons/lucide/bot';
import ClockIcon from '~icons/lucide/clock';
import Globe from '~icons/lucide/globe';
import People from '~icons/lucide/users';
import Zap from '~icons/lucide/zap';
import Tablet from '~icons/lucide/smartphone';
import type { CatalogueEntry } from '../../../../games/index';
import { asTrouble } from '../../../client/trouble';
import { Button } from '../../../kit/index';
import { useLanguage } from '../../i18n';
import { LinkButton } from '../../parts/LinkButton';
import { Poster } from '../../parts/Poster';
import { useTroubleText } from '../../parts/trouble';
import { useStart } from '../../parts/useStart';
import { quickMatch, startAlone } from '../../start';
import { SoloButtons } from './SoloButtons';

export function Departure({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const { manifest } = entry;
  const title = say(manifest.title);
  const exact = manifest.players.min === manifest.players.max;
  return (
    <article className="a-departure" style={{ '--c-accent': manifest.accent } as CSSProperties} aria-labelledby={`game-${manifest.id}`}>
      <div className="a-departure-poster"><Poster manifest={manifest} /></div>
      <div className="a-departure-text">
        <h2 id={`game-${manifest.id}`}>{title}</h2>
        <p>{say(manifest.tagline)}</p>
        <ul className="a-facts">
          <li><People aria-hidden /> {t(exact ? 'facts.players-exact' : 'facts.players', manifest.players)}</li>
          <li><ClockIcon aria-hidden /> {t('facts.minutes', manifest.minutes)}</li>
          <li><Link href={`/rules/${manifest.id}`}>{t('facts.rules')}</Link></li>
        </ul>
        <div className="a-actions">
          <QuickButton entry={entry} />
          <LinkButton href={`/new/${manifest.id}?where=online`} size="l" icon={<Globe />}>{t('home.online')}</LinkButton>
          <LinkButton href={`/new/${manifest.id}?where=device`} size="l" icon={<Tablet />}>{t('home.pass')}</LinkButton>
          <AloneButton entry={entry} />
          <SoloButtons entry={entry} />
        </div>
      </div>
    </article>
  );
}

/** To the others at one press: a table where somebody waits, or a new one. */
function QuickButton({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation();
  const words = useTroubleText();
  const { busy, start } = useStart((nameAt) => quickMatch(entry, nameAt), (error) => words(asTrouble(error)));
  return <Button kind="primary" size="l" icon={<Zap />} busy={busy} onClick={() => void start()}>{t('home.quick')}</Button>;
}

/** Straight to a table with bots: nothing to fill in. */
function AloneButton({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation();
  const { busy, start } = useStart((nameAt) => startAlone(entry, nameAt(0)), () => t('table.not-saved'));
  return <Button size="l" icon={<Bot />} busy={busy} onClick={() => void start()}>{t('home.alone')}</Button>;
}
