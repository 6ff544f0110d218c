/** Opens a replay file of this device. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Folder from '~icons/lucide/folder-open';
import type { ReplayFile } from '../../../../games/kit/replay';
import { parseReplay } from '../../../client/replay';
import { Button } from '../../../kit/index';
import { findGame } from '../../games';

/** Lets people choose a file of this device. */
export function chooseFile(): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

/** Reads a chosen file and hands it on, or tells in words why it cannot. */
export function useReadReplay(onFile: (file: ReplayFile) => void, onProblem: (words: string) => void): (chosen: File | undefined) => Promise<void> {
  const { t } = useTranslation();
  return async (chosen) => {
    if (!chosen) return;
    try {
      const file = parseReplay(await chosen.text());
      if (findGame(file.game)) onFile(file);
      else onProblem(t('replay.no-game', { game: file.game }));
    } catch {
      onProblem(t('replay.no-file', { name: chosen.name }));
    }
  };
}

export function OpenFile({ onFile, primary = false }: { onFile: (file: ReplayFile) => void; primary?: boolean }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const readFile = useReadReplay(onFile, setProblem);
  return (
    <>
      <Button kind={primary ? 'primary' : 'plain'} icon={<Folder />} onClick={() => void chooseFile().then(readFile)}>{t('replay.open')}</Button>
      {problem && <p role="alert" className="a-problem">{problem}</p>}
    </>
  );
}
