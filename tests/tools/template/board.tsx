/** The board of New Game: what each seat showed and has won, and the own hand. Made of the board kit's parts. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Club from '~icons/game-icons/card-random';
import { useMatch } from '../../../ui/kit';
import { ActionBar, Card, Hand, MoveButton, PhaseBanner, PlayerPanel, TableTop } from '../../../ui/kit/board';
import { manifest } from './manifest';
import type { View } from './state';

export function Board() {
  const { view, seat, players, refusal, act } = useMatch<View>();
  const { t } = useTranslation(manifest.id);
  const [picked, setPicked] = useState<number | null>(null);
  const own = seat === null ? undefined : view.players[seat];
  const chosen = own?.commit ?? (picked !== null && own?.hand.includes(picked) ? picked : null);
  const face = (card: number) => ({ title: t('card', { card }), code: String(card), icon: <Club /> });
  const take = (card: number) => {
    if (!refusal('playCard', { card })) act('playCard', { card });
  };
  return (
    <TableTop
      head={<PhaseBanner places={[t('board.title')]} steps={[{ id: 'play', label: t('board.play') }]} now="play" />}
      bar={
        <ActionBar>
          <MoveButton move="playCard" args={{ card: chosen ?? 0 }} why={chosen === null ? t('board.choose') : undefined} />
        </ActionBar>
      }
      tray={own && (
        <Hand
          label={t('board.hand')}
          cards={own.hand.map((card) => ({ id: String(card), face: face(card) }))}
          selected={chosen === null ? [] : [String(chosen)]}
          onSelect={(id) => setPicked(Number(id))}
          onTake={(id) => take(Number(id))}
        />
      )}
    >
      {players.map(({ seat: who }) => (
        <PlayerPanel key={who} seat={who} choosing role={t('board.points', { count: view.points[who] ?? 0 })}>
          {view.shown[who] !== undefined && <Card face={face(view.shown[who])} size="s" place={t('board.shown')} />}
        </PlayerPanel>
      ))}
    </TableTop>
  );
}
