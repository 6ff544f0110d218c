/** After the end: the rematch (one for all, whoever asks first), the replay. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import Film from '~icons/lucide/film';
import Again from '~icons/lucide/rotate-ccw';
import { lobby } from '../../../client/lobby';
import type { Place } from '../../../client/online';
import { asTrouble } from '../../../client/trouble';
import { Button, useToast } from '../../../kit/index';
import { useKeepBest } from '../../best';
import { keepSeat, myName } from '../../device';
import { LinkButton } from '../../parts/LinkButton';
import { useTroubleText } from '../../parts/trouble';

export function OnlineEnd({ game, place, next }: { game: string; place: Place; next?: string }) {
  useKeepBest(place.seat !== null);
  const { t } = useTranslation();
  const words = useTroubleText();
  const toast = useToast();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const { matchID, seat, credentials } = place;
  const rematch = async (chair: string, key: string) => {
    setBusy(true);
    try {
      const nextMatchID = next ?? (await lobby.rematch(game, matchID, chair, key)).nextMatchID;
      // Seat and key stay the same there.
      keepSeat({ game, matchID: nextMatchID, seat: chair, credentials: key, name: myName() });
      go(`/match/${game}/${nextMatchID}`);
    } catch (error) {
      toast({ title: words(asTrouble(error)), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <>
      {seat !== null && credentials !== undefined && (
        <Button kind="primary" icon={<Again />} busy={busy} onClick={() => void rematch(seat, credentials)}>
          {t(next === undefined ? 'end.again' : 'end.follow')}
        </Button>
      )}
      {seat === null && next !== undefined && <LinkButton href={`/match/${game}/${next}`} icon={<Again />}>{t('end.watch-next')}</LinkButton>}
      <LinkButton href={`/replay/${game}/${matchID}`} icon={<Film />}>{t('end.replay')}</LinkButton>
    </>
  );
}
