/** A table on this device: a cover between people, bots at their seats, everything kept until it is cleared away. */
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import Tablet from '~icons/lucide/smartphone';
import { findGame, loadGame, once } from '../games';
import { LinkButton } from '../parts/LinkButton';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { loadTable, onTableChange } from '../tables';
import { LocalRoom } from './table/LocalRoom';
import type { CatalogueEntry } from '../../../games/index';
import { botKind } from '../../../games/kit/bot';
import type { SavedTable } from '../../client/local';

export function TablePage() {
  const { id = '' } = useParams<{ id: string }>();
  // Another tab has played on: this one takes the table up from there.
  const [taken, setTaken] = useState(0);
  useEffect(() => onTableChange(id, () => setTaken((count) => count + 1)), [id]);
  const saved = loadTable(id);
  const entry = saved && findGame(saved.game);
  if (!saved || !entry) return <Missing reason="gone" />;
  if (saved.version !== entry.manifest.version) return <Missing reason="old" />;
  return <Loaded key={`${id}/${taken}`} entry={entry} saved={saved} />;
}

function Loaded({ entry, saved }: { entry: CatalogueEntry; saved: SavedTable }) {
  const { bot, easyBot, manifest: { id } } = entry;
  const needsEasy = saved.seats.some((seat) => botKind(seat) === 'easyBot');
  // All loads begin before one is waited for.
  const loading = [loadGame(entry), once(`bot ${id}`, bot), needsEasy && easyBot ? once(`easyBot ${id}`, easyBot) : undefined] as const;
  const game = use(loading[0]);
  const bots = { bot: use(loading[1]), easyBot: loading[2] && use(loading[2]) };
  return <LocalRoom game={game} bots={bots} saved={saved} />;
}

function Missing({ reason }: { reason: 'gone' | 'old' }) {
  const { t } = useTranslation();
  const title = t(`table.${reason}`);
  return (
    <Page title={title}>
      <Notice level={1} icon={<Tablet />} title={title} actions={<LinkButton href="/" kind="primary">{t('nav.home')}</LinkButton>}>
        <p>{t(`table.${reason}-text`)}</p>
      </Notice>
    </Page>
  );
}
