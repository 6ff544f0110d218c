/** Replays: a finished match of the server or of this device, or a file. */
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import Film from '~icons/lucide/film';
import type { CatalogueEntry } from '../../../games/index';
import type { ReplayFile } from '../../../games/kit/replay';
import { lobby } from '../../client/lobby';
import { tableReplay } from '../../client/local';
import { Recording } from '../../client/replay';
import { LobbyTrouble } from '../../client/trouble';
import { mySeats, seatIn } from '../device';
import { findGame, loadGame, once } from '../games';
import { LinkButton } from '../parts/LinkButton';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { isTableId, loadTable } from '../tables';
import { NotFoundPage } from './NotFound';
import { OpenFile } from './replay/OpenFile';
import { ReplayRoom } from './replay/ReplayRoom';
import './replay/Replay.css';

export function ReplayPage() {
  const { game, id } = useParams<{ game?: string; id?: string }>();
  const [file, setFile] = useState<ReplayFile | null>(null);
  const entry = findGame(file?.game ?? game ?? '');
  if (file && entry) return <Loaded key="file" entry={entry} file={file} onFile={setFile} />;
  if (game === undefined || id === undefined) return <Opening onFile={setFile} />;
  return entry ? <Fetched key={id} entry={entry} id={id} onFile={setFile} /> : <NotFoundPage />;
}

function Opening({ onFile }: { onFile: (file: ReplayFile) => void }) {
  const { t } = useTranslation();
  return (
    <Page title={t('replay.title')}>
      <Notice level={1} icon={<Film />} title={t('replay.title')} actions={<OpenFile onFile={onFile} primary />}>
        <p>{t('replay.text')}</p>
      </Notice>
    </Page>
  );
}

/** A table of this device is told only once it is over: before, its secrets are still at stake. */
async function fetchReplay(game: string, id: string): Promise<ReplayFile> {
  if (!isTableId(id)) return lobby.replay(game, id, seatIn(mySeats.fan.get(), game, id));
  const table = loadTable(id);
  if (!table) throw new LobbyTrouble('gone');
  if (table.state.ctx.gameover === undefined) throw new LobbyTrouble('refused', 'kit:not-over');
  return tableReplay(table);
}

interface WithFile {
  entry: CatalogueEntry;
  onFile: (file: ReplayFile) => void;
}

function Fetched({ entry, id, onFile }: WithFile & { id: string }) {
  const file = use(once(`replay ${id}`, () => fetchReplay(entry.manifest.id, id)));
  return <Loaded entry={entry} file={file} onFile={onFile} />;
}

function Loaded({ entry, file, onFile }: WithFile & { file: ReplayFile }) {
  const game = use(loadGame(entry));
  const [made] = useState(() => {
    if (file.version !== entry.manifest.version) return 'old';
    try {
      return new Recording(game.ruleset, file);
    } catch {
      return 'unfit';
    }
  });
  if (typeof made === 'string') return <Unfit reason={made} onFile={onFile} />;
  return <ReplayRoom game={game} recording={made} onFile={onFile} />;
}

function Unfit({ reason, onFile }: { reason: string; onFile: (file: ReplayFile) => void }) {
  const { t } = useTranslation();
  return (
    <Page title={t('replay.unfit-title')}>
      <Notice
        level={1}
        tone="bad"
        icon={<Film />}
        title={t('replay.unfit-title')}
        actions={<><OpenFile onFile={onFile} /><LinkButton href="/">{t('nav.home')}</LinkButton></>}
      >
        <p>{t(`replay.${reason}`)}</p>
      </Notice>
    </Page>
  );
}

