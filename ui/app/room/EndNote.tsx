/** The match is over: who won, and where to go from here. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Siren from '~icons/lucide/siren';
import Trophy from '~icons/lucide/trophy';
import type { Result } from '../../../games/kit/types';
import { useMatch } from '../../kit/index';
import { useList, useNameOf } from '../../kit/words';

export function EndNote({ actions }: { actions: ReactNode }) {
  const { ctx, seat, manifest } = useMatch();
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const list = useList();
  const result = ctx.gameover as Result | undefined;
  if (!result) return null;
  const { winners, alone } = result;
  const title = alone ? t(winners.length > 0 ? 'end.reached' : 'end.missed', { progress: alone.progress })
    : winners.length === 0 ? t(manifest.cooperative ? 'end.lost' : 'end.nobody')
    : seat !== null && winners.includes(seat) && winners.length === 1 ? t('end.you')
    : t('end.winners', { names: list(winners.map(nameOf)), count: winners.length });
  return (
    <section className="a-end" aria-label={t('end.label')}>
      {winners.length > 0 ? <Trophy aria-hidden /> : <Siren aria-hidden />}
      <h2>{title}</h2>
      <div className="a-actions">{actions}</div>
    </section>
  );
}
