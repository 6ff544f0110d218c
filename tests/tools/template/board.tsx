/** The board of New Game: points, the last reveal and the own hand. */
import { useTranslation } from 'react-i18next';
import { useMatch } from '../../../ui/kit/match';
import { manifest } from './manifest';
import type { View } from './state';

export function Board() {
  const { t } = useTranslation(manifest.id);
  const { view, seat, players, refusal, act, busy } = useMatch<View>();
  const own = seat === null ? undefined : view.players[seat];
  return (
    <section>
      <ul>
        {players.map((player) => (
          <li key={player.seat}>
            {player.name}: {t('board.points', { count: view.points[player.seat] ?? 0 })}
            {view.shown[player.seat] !== undefined && ` · ${t('board.shown')}: ${view.shown[player.seat]}`}
          </li>
        ))}
      </ul>
      {own && (
        <fieldset>
          <legend>{t('board.hand')}</legend>
          {own.hand.map((card) => (
            <button
              key={card}
              type="button"
              disabled={busy || refusal('playCard', { card }) !== undefined}
              aria-pressed={own.commit === card}
              onClick={() => act('playCard', { card })}
            >
              {card}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
