/** For the host: the table waits for a seat where nobody is, and need not (hazard 28). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { botKind } from '../../../../games/kit/bot';
import type { Ruleset } from '../../../../games/kit/ruleset';
import type { SeatInfo } from '../../../../games/kit/wire';
import type { Online } from '../../../client/online';
import { Button } from '../../../kit/index';
import type { Host } from './useHost';

/** As long as the server wants it: nobody is played for because of a tunnel. */
const AWAY_MS = 30_000;

interface AbsentNotesProps {
  online: Online;
  host: Host | null;
  ruleset: Ruleset;
}

export function AbsentNotes({ online: { match, seats }, host, ruleset }: AbsentNotesProps) {
  if (!host || !match || match.line !== 'live') return null;
  return seats
    .filter(({ id, isConnected, data }) => match.awaited.includes(String(id)) && !isConnected && !botKind(data))
    .map((seat) => <AbsentNote key={`${seat.id}/${seat.name ?? ''}`} seat={seat} host={host} standIn={ruleset.standIn !== undefined} />);
}

function AbsentNote({ seat: { id, name }, host, standIn }: { seat: SeatInfo; host: Host; standIn: boolean }) {
  const { t } = useTranslation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AWAY_MS);
    return () => clearTimeout(timer);
  }, []);
  // A seat that was given up comes back by no waiting.
  if (!late && name) return null;
  const seat = String(id);
  return (
    <section className="a-note" data-sticky role="status">
      <p>{name ? t('absent.away', { name }) : t('absent.free', { number: id + 1 })}</p>
      {standIn && <Button size="s" busy={host.busy} onClick={() => host.standIn(seat)}>{t('absent.stand-in')}</Button>}
      {host.bots.map((kind) => <Button key={kind} size="s" busy={host.busy} onClick={() => host.seatBot(seat, kind)}>{t(`absent.${kind}`)}</Button>)}
    </section>
  );
}
