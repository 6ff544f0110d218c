/** The frame of every table: a narrow bar above, the board, and beside it (on phones in a drawer) log, talk and rules. */
import { Suspense, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import PanelIcon from '~icons/lucide/panel-right';
import type { CatalogueEntry } from '../../../games/index';
import { Dialog, IconButton, MatchContext, Tabs, type Match, type Tab } from '../../kit/index';
import { LogPanel } from '../../kit/LogPanel';
import { OpenRule } from '../../kit/words';
import { useLanguage } from '../i18n';
import { Brand, useTitle } from '../parts/Page';
import { Waiting } from '../parts/Waiting';
import { useSounds } from '../sound/useSounds';
import { RoomRules } from './RoomRules';
import { useWide } from './useWide';
import './Room.css';

interface RoomProps {
  entry: CatalogueEntry;
  match: Match;
  Board: ComponentType;
  /** Remembers what was read of the log. */
  memory?: string;
  /** Tabs beside log and rules. */
  tabs?: Tab[];
  /** In the bar: how the line is, what can be done with the match. */
  tools?: ReactNode;
  /** Above the board: results, notes. */
  notes?: ReactNode;
  /** Below everything, always in reach: a replay's controls. */
  foot?: ReactNode;
  /** Something in the side panel has not been read. */
  news?: boolean;
  /** A debug panel is open and needs its place. */
  debug?: boolean;
}

export function Room({ entry, match, Board, memory, tabs = [], tools, notes, foot, news, debug }: RoomProps) {
  const { t } = useTranslation();
  const wide = useWide();
  useSounds(match);
  const [tab, setTab] = useState('log');
  const [open, setOpen] = useState(wide);
  const [rule, setRule] = useState<string | null>(null);
  const openRule = (id: string) => {
    setRule(id);
    setTab('rules');
    setOpen(true);
  };
  const side = (
    <Tabs
      label={t('room.side')}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'log', label: t('room.log'), content: <LogPanel {...(memory !== undefined && { memory })} /> },
        ...tabs,
        { id: 'rules', label: t('room.rules'), content: <RoomRules entry={entry} at={rule} onRule={setRule} /> },
      ]}
    />
  );
  return (
    <MatchContext value={match}>
      <OpenRule value={openRule}>
        <div className="a-room" style={{ '--c-accent': entry.manifest.accent } as CSSProperties} data-foot={foot !== undefined || undefined} data-debug={debug || undefined}>
          <RoomBar entry={entry}>
            {tools}
            <IconButton label={t('room.side')} icon={<PanelIcon />} pressed={open} data-news={news || undefined} onClick={() => setOpen(!open)} />
          </RoomBar>
          <div className="a-room-body" data-side={(wide && open) || undefined}>
            <main id="main" tabIndex={-1} className="a-room-board">
              {notes}
              <Suspense fallback={<Waiting />}><Board /></Suspense>
            </main>
            {wide && open && <aside className="a-room-side" aria-label={t('room.side')}>{side}</aside>}
          </div>
          {foot}
          {!wide && <Dialog shape="drawer" title={t('room.side')} open={open} onOpenChange={setOpen}><div className="a-room-drawer">{side}</div></Dialog>}
        </div>
      </OpenRule>
    </MatchContext>
  );
}

/** The bar above a table, also above its cover. */
export function RoomBar({ entry, title, children }: { entry: CatalogueEntry; title?: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const game = say(entry.manifest.title);
  useTitle(title ?? game);
  return (
    <header className="a-room-bar">
      <a className="a-skip" href="#main">{t('nav.skip')}</a>
      <Brand />
      <h1 className="a-room-title">{game}</h1>
      <div className="a-room-tools">{children}</div>
    </header>
  );
}
