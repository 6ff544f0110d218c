/** One game on the board, with the ways to play it. */
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import Bot from '~icons/lucide/bot';
import ClockIcon from '~icons/lucide/clock';
import Globe from '~icons/lucide/globe';
import People from '~icons/lucide/users';
import Tablet from '~icons/lucide/smartphone';
import type { CatalogueEntry } from '../../../../games/index';
import { Button, useToast } from '../../../kit/index';
import { myName } from '../../device';
import { useLanguage } from '../../i18n';
import { LinkButton } from '../../parts/LinkButton';
import { Poster } from '../../parts/Poster';
import { startAlone } from '../../start';

export function Departure({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const { manifest } = entry;
  const title = say(manifest.title);
  return (
    <article className="a-departure" style={{ '--c-accent': manifest.accent } as CSSProperties} aria-labelledby={`game-${manifest.id}`}>
      <div className="a-departure-poster"><Poster manifest={manifest} /></div>
      <div className="a-departure-text">
        <h2 id={`game-${manifest.id}`}>{title}</h2>
        <p>{say(manifest.tagline)}</p>
        <ul className="a-facts">
          <li><People aria-hidden /> {t('facts.players', manifest.players)}</li>
          <li><ClockIcon aria-hidden /> {t('facts.minutes', manifest.minutes)}</li>
          <li><Link href={`/rules/${manifest.id}`}>{t('facts.rules')}</Link></li>
        </ul>
        <div className="a-actions">
          <LinkButton href={`/new/${manifest.id}?where=online`} kind="primary" size="l" icon={<Globe />}>{t('home.online')}</LinkButton>
          <LinkButton href={`/new/${manifest.id}?where=device`} size="l" icon={<Tablet />}>{t('home.pass')}</LinkButton>
          <AloneButton entry={entry} />
        </div>
      </div>
    </article>
  );
}

/** Straight to a table with bots: nothing to fill in. */
function AloneButton({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      go(await startAlone(entry, myName() || t('seats.player', { number: 1 })));
    } catch {
      toast({ title: t('table.not-saved'), tone: 'bad' });
      setBusy(false);
    }
  };
  return <Button size="l" icon={<Bot />} busy={busy} onClick={() => void start()}>{t('home.alone')}</Button>;
}
