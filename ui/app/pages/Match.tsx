/** A match on the server: from this device's seat if it has one, else as a spectator. */
import { use, useState } from 'react';
import { useParams } from 'wouter';
import { useFan } from '../../client/fan';
import { mySeats, seatIn } from '../device';
import { findGame, loadGame } from '../games';
import type { CatalogueEntry } from '../../../games/index';
import { OnlineRoom } from './match/OnlineRoom';
import { NotFoundPage } from './NotFound';
import './match/Match.css';

export function MatchPage() {
  const { game = '', id = '' } = useParams<{ game: string; id: string }>();
  const entry = findGame(game);
  return entry ? <Loaded entry={entry} matchID={id} /> : <NotFoundPage />;
}

function Loaded({ entry, matchID }: { entry: CatalogueEntry; matchID: string }) {
  const game = use(loadGame(entry));
  const mine = seatIn(useFan(mySeats.fan), entry.manifest.id, matchID);
  const [tries, setTries] = useState(0);
  const seat = mine?.seat ?? null;
  return (
    <OnlineRoom
      key={`${matchID}/${seat}/${tries}`}
      game={game}
      place={{ matchID, seat, ...(mine && { credentials: mine.credentials }) }}
      again={() => setTries(tries + 1)}
    />
  );
}
