/** Pass-and-play: a cover between two players. What is private is not even made until the named one confirms. */
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Eye from '~icons/lucide/eye';
import { Button } from './Button';
import { SeatEmblem, seatColour } from './seats';
import './HandOver.css';

interface HandOverProps {
  /** Whose eyes the device is for. */
  seat: string;
  name: string;
  /** The named one has confirmed. Starts false for each new seat, also after a reload. */
  open: boolean;
  onOpen: () => void;
  /** Public facts to look at meanwhile, such as the last log lines. */
  meanwhile?: ReactNode;
  /** Makes the private view; not called while covered. */
  children: () => ReactNode;
}

export function HandOver({ seat, name, open, onOpen, meanwhile, children }: HandOverProps) {
  const { t } = useTranslation('kit');
  if (open) return <>{children()}</>;
  return (
    <main className="k-handover" style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <div className="k-handover-file">
        <span className="k-handover-stamp" aria-hidden>{t('handover.stamp')}</span>
        <SeatEmblem seat={seat} size={96} />
        <h2 className="k-handover-name">{t('handover.title', { name })}</h2>
        <p>{t('handover.text', { name })}</p>
        <Button kind="primary" size="l" icon={<Eye />} onClick={onOpen} autoFocus>
          {t('handover.open', { name })}
        </Button>
      </div>
      {meanwhile}
    </main>
  );
}
