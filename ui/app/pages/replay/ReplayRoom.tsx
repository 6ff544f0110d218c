/** Steps through a recording, with any seat's eyes, and the debug panel beside it if wanted. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Bug from '~icons/lucide/bug';
import Save from '~icons/lucide/download';
import Folder from '~icons/lucide/folder-open';
import type { ReplayFile } from '../../../../games/kit/replay';
import type { Eyes, Peek, Recording } from '../../../client/replay';
import { IconButton, useToast } from '../../../kit/index';
import type { LoadedGame } from '../../games';
import { EndNote } from '../../room/EndNote';
import { Room } from '../../room/Room';
import { RoomMenu } from '../../room/RoomMenu';
import { Controls } from './Controls';
import { DebugPanel } from './DebugPanel';
import { chooseFile, useReadReplay } from './OpenFile';
import { useStep, useStepKeys } from './useStep';

interface ReplayRoomProps {
  game: LoadedGame;
  recording: Recording;
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

export function ReplayRoom({ game, recording, onFile }: ReplayRoomProps) {
  const { t } = useTranslation();
  const { last, file } = recording;
  const [step, go] = useStep(last);
  const [eyes, setEyes] = useState<Eyes>(null);
  const [debug, setDebug] = useState(false);
  const [peek, setPeek] = useState<Peek | null>(null);
  const toast = useToast();
  const readFile = useReadReplay(onFile, (title) => toast({ title, tone: 'bad' }));
  useStepKeys(step, last, go);
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
