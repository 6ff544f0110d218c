/** Opens a replay file of this device. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Folder from '~icons/lucide/folder-open';
import type { ReplayFile } from '../../../../games/kit/replay';
import { parseReplay } from '../../../client/replay';
import { Button } from '../../../kit/index';
import { findGame } from '../../games';

export function OpenFile({ onFile, primary = false }: { onFile: (file: ReplayFile) => void; primary?: boolean }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const file = parseReplay(await chosen.text());
      if (!findGame(file.game)) setProblem(t('replay.no-game', { game: file.game }));
      else onFile(file);
    } catch {
      setProblem(t('replay.no-file', { name: chosen.name }));
    }
  };
  return (
    <>
      <Button kind={primary ? 'primary' : 'plain'} icon={<Folder />} onClick={() => input.current?.click()}>{t('replay.open')}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="k-unseen"
        tabIndex={-1}
        aria-label={t('replay.open')}
        onChange={(event) => void open(event.target.files?.[0])}
      />
      {problem && <p role="alert" className="a-problem">{problem}</p>}
    </>
  );
}
