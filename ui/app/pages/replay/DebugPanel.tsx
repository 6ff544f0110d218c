/** boardgame.io's debug panel with the recording's log. What it rewinds to shows on the board. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPanel, type Panel, type Peek, type Recording } from '../../../client/replay';
import { Waiting } from '../../parts/Waiting';

interface DebugPanelProps {
  recording: Recording;
  step: number;
  onPeek: (peek: Peek | null) => void;
}

export function DebugPanel({ recording, step, onPeek }: DebugPanelProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let opened: Panel | undefined;
    openPanel(recording, place.current!, onPeek).then(
      (made) => {
        opened = made;
        if (gone) made.close();
        else setPanel(made);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      opened?.close();
      setPanel(null);
      onPeek(null);
    };
  }, [recording, onPeek]);
  useEffect(() => panel?.show(step), [panel, step]);
  return (
    <section className="a-debug" aria-label={t('replay.debug')}>
      {failed ? <p role="alert">{t('trouble.network')}</p> : panel === null && <Waiting />}
      <div ref={place} />
    </section>
  );
}
