/** What a place on the map is called: a city, a ferry line, or a hex of the Underground. */
import type { Offer } from '../offers';
import type { Text } from './look';

export function placeName(id: string, t: Text): string {
  if (id.startsWith('ug-')) return t(`underground.${id}`);
  return id.includes('-') ? t('board.way.ferry', { ferry: id }) : t(`city.${id}`);
}

/** Where a build leads. */
export function wayName({ move, from, place, city }: Offer, t: Text): string {
  switch (move) {
    case 'buildTrack': return t('board.way.track', { city });
    case 'buildFerry': return t('board.way.ferry', { ferry: place });
    case 'buildUnderground': return t('board.way.underground', { id: place });
    case 'buildTunnel': return t('board.way.tunnel', { from, city });
  }
}
