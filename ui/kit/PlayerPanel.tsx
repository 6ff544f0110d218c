/** One player at the table: name, emblem, colour, the lamp of who is awaited; the game adds its facts. */
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Robot from '~icons/lucide/bot';
import Check from '~icons/lucide/check';
import Gone from '~icons/lucide/unplug';
import { botKind } from '../../games/kit/bot';
import type { Seat } from '../../games/kit/types';
import { useMatch } from './match';
import { SeatEmblem, seatColour } from './seats';
import { Tooltip } from './Tooltip';
import { useNameOf } from './words';
import './PlayerPanel.css';

interface PlayerPanelProps {
  seat: Seat;
  /** Below the name: the role in this game. */
  role?: ReactNode;
  /** Everybody chooses at the same time now, this seat too: a mark tells whether it has chosen. */
  choosing?: boolean;
  /** The table waits for this seat. Default: what the match says. */
  awaited?: boolean | undefined;
  /** Beside the name, such as a first player marker. */
  mark?: ReactNode;
  /** Stamped on the panel for good: caught, out. */
  stamp?: { text: string; tone: 'good' | 'bad' } | undefined;
  children?: ReactNode;
}

export function PlayerPanel({ seat, role, choosing = false, awaited: waited, mark, stamp, children }: PlayerPanelProps) {
  const match = useMatch();
  const { t } = useTranslation('kit');
  const nameOf = useNameOf();
  const player = match.players.find((p) => p.seat === seat);
  const bot = botKind(player);
  const over = match.ctx.gameover !== undefined;
  const awaited = !over && (waited ?? match.awaited.includes(seat));
  const me = match.seat === seat;
  return (
    <article
      className="k-player"
      style={{ '--seat': seatColour(seat) } as CSSProperties}
      data-awaited={awaited || undefined}
      data-me={me || undefined}
      aria-label={t(me ? 'player.you' : 'player.name', { name: nameOf(seat) })}
    >
      <header className="k-player-head">
        <SeatEmblem seat={seat} size={34} />
        <div className="k-player-who">
          <strong className="k-player-name">
            {nameOf(seat)} {me && <span className="k-player-me">{t('player.me')}</span>}
          </strong>
          {role && <span className="k-player-role">{role}</span>}
        </div>
        <span className="k-player-marks">
          {mark}
          {bot && <Mark text={t(`player.${bot}`)} icon={<Robot />} />}
          {player && !player.connected && !bot && <Mark text={t('player.gone')} icon={<Gone />} />}
          {awaited && <span className="k-player-lamp" role="img" aria-label={t('player.awaited')} title={t('player.awaited')} />}
          {choosing && !awaited && !over && <Mark text={t('player.chosen')} icon={<Check />} good />}
        </span>
      </header>
      {children}
      {stamp && <span className="k-stamp" data-tone={stamp.tone}>{stamp.text}</span>}
    </article>
  );
}

const Mark = ({ text, icon, good }: { text: string; icon: ReactNode; good?: boolean }) => (
  <Tooltip text={text}>
    <span className="k-player-mark" data-good={good || undefined} role="img" aria-label={text}>{icon}</span>
  </Tooltip>
);
