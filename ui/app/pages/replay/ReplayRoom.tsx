/** Steps through a recording, with any seat's eyes, and the debug panel beside it if wanted. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Bug from '~icons/lucide/bug';
import Save from '~icons/lucide/download';
import Folder from '~icons/lucide/folder-open';
import Link from '~icons/lucide/link';
import type { ReplayFile } from '../../../../games/kit/replay';
import type { Eyes, Peek, Recording } from '../../../client/replay';
import { IconButton, useToast } from '../../../kit/index';
import type { LoadedGame } from '../../games';
import { EndNote } from '../../room/EndNote';
import { Room } from '../../room/Room';
import { RoomMenu } from '../../room/RoomMenu';
import { useCopy } from '../match/invite';
import { Controls } from './Controls';
import { DebugPanel } from './DebugPanel';
import { chooseFile, useReadReplay } from './OpenFile';
import { useStep } from './useStep';

interface ReplayRoomProps {
  game: LoadedGame;
  recording: Recording;
  /** Its address leads others to it as well. */
  shared: boolean;
  onFile: (file: ReplayFile) => void;
}

/** Hands the file to the browser's downloads. */
function saveFile(file: ReplayFile): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `getaway-${file.game}-${file.matchID ?? 'replay'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function ReplayRoom({ game, recording, shared, onFile }: ReplayRoomProps) {
  const { t } = useTranslation();
  const { last, file } = recording;
  const [step, go] = useStep(last);
  const [eyes, setEyes] = useState<Eyes>(null);
  const [debug, setDebug] = useState(false);
  const [peek, setPeek] = useState<Peek | null>(null);
  const toast = useToast();
  const copy = useCopy();
  const readFile = useReadReplay(onFile, (title) => toast({ title, tone: 'bad' }));
  const match = useMemo(() => recording.match(step, eyes, peek), [recording, step, eyes, peek]);
  return (
    <Room
      entry={game.entry}
      match={match}
      Board={game.Board}
      debug={debug}
      notes={match.ctx.gameover !== undefined && <EndNote actions={null} />}
      tools={
        <>
          <IconButton label={t('replay.debug')} icon={<Bug />} pressed={debug} onClick={() => setDebug(!debug)} />
          <RoomMenu
            items={[
              // A file and a table of this device are at no address that others could open.
              ...(shared ? [{ id: 'link', label: t('replay.link', { step }), icon: <Link />, onSelect: () => copy(new URL(`#step=${step}`, location.href).href) }] : []),
              { id: 'save', label: t('replay.save'), icon: <Save />, onSelect: () => saveFile(file) },
              { id: 'open', label: t('replay.open'), icon: <Folder />, onSelect: () => void chooseFile().then(readFile) },
            ]}
          />
        </>
      }
      foot={
        <>
          {debug && <DebugPanel recording={recording} step={step} onPeek={setPeek} />}
          <Controls recording={recording} step={step} go={go} eyes={eyes} onEyes={setEyes} peeking={peek !== null} />
        </>
      }
    />
  );
}
