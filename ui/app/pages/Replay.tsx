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
import { useFan } from '../../client/fan';
import { mySeats, seatIn } from '../device';
import { findGame, loadGame, once } from '../games';
import { useLanguage } from '../i18n';
import { useAgo } from '../parts/ago';
import { LinkButton } from '../parts/LinkButton';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { isTableId, loadTable, myTables } from '../tables';
import { NotFoundPage } from './NotFound';
import { OpenFile } from './replay/OpenFile';
import { ReplayRoom } from './replay/ReplayRoom';
import './replay/Replay.css';

export function ReplayPage() {
  const { game, id } = useParams<{ game?: string; id?: string }>();
  const [file, setFile] = useState<ReplayFile | null>(null);
  const open = (opened: ReplayFile) => {
    // The step in the address was one of what was shown before.
    history.replaceState(history.state, '', location.pathname);
    setFile(opened);
  };
  const entry = findGame(file?.game ?? game ?? '');
  if (file && entry) return <Loaded key={`file ${file.matchID} ${file.log.length}`} entry={entry} file={file} onFile={open} />;
  if (game === undefined || id === undefined) return <Opening onFile={open} />;
  return entry ? <Fetched key={id} entry={entry} id={id} onFile={open} /> : <NotFoundPage />;
}

function Opening({ onFile }: { onFile: (file: ReplayFile) => void }) {
  const { t } = useTranslation();
  return (
    <Page title={t('replay.title')}>
      <Notice level={1} icon={<Film />} title={t('replay.title')} actions={<OpenFile onFile={onFile} primary />}>
        <p>{t('replay.text')}</p>
      </Notice>
      <Finished />
    </Page>
  );
}

/** The finished tables of this device. */
function Finished() {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const ago = useAgo();
  const over = useFan(myTables.fan).filter((table) => table.over && findGame(table.game));
  if (over.length === 0) return null;
  return (
    <section className="a-finished" aria-labelledby="finished">
      <h2 id="finished">{t('replay.finished')}</h2>
      <ul className="a-tickets">
        {over.map(({ id, game, names, at }) => (
          <li key={id} className="a-ticket">
            <div>
              <p className="a-ticket-title">{say(findGame(game)!.manifest.title)}</p>
              <p className="a-ticket-small">{names.join(', ')} · {ago(at)}</p>
            </div>
            <div className="a-ticket-actions"><LinkButton href={`/replay/${game}/${id}`} icon={<Film />}>{t('end.replay')}</LinkButton></div>
          </li>
        ))}
      </ul>
    </section>
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
  return <Loaded entry={entry} file={file} shared={!isTableId(id)} onFile={onFile} />;
}

function Loaded({ entry, file, shared = false, onFile }: WithFile & { file: ReplayFile; shared?: boolean }) {
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
  return <ReplayRoom game={game} recording={made} shared={shared} onFile={onFile} />;
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

