/** The end: at which terminal and with how many points, or who was faster; the result table beside it (RR-295 to RR-303). */
import Cuffs from '~icons/game-icons/handcuffs';
import { useMatch } from '../../../ui/kit';
import { RATINGS, TERMINAL_BONUS } from '../content/numbers';
import { scenarioOf } from '../content/scenarios';
import type { RobResult, View } from '../state';
import { planeIcon, useText } from './faces';
import { Frame } from './Frame';
import './End.css';

export function End() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const result = (view.result ?? ctx.gameover) as RobResult;
  const left = scenarioOf(view.scenario).terminals.A - view.car;
  return (
    <Frame
      handShown
      top={
        <section className="rr-end" data-won={result.won || undefined}>
          <span className="rr-end-icon" aria-hidden>{result.won ? planeIcon : <Cuffs />}</span>
          <h3 className="rr-end-title">{t(result.won ? 'end.title-won' : `end.title-${result.reason}`)}</h3>
          <p className="rr-end-why">{result.won ? t('board.wonAt', { terminal: result.terminal }) : t(`end.${result.reason}`, { space: view.officer })}</p>
          <p>{t('board.endFacts', { raid: result.raids })} {!result.won && left > 0 && t('board.endShort', { count: left })}</p>
          {result.won && <Points result={result} />}
          {result.won && <Ratings result={result} />}
        </section>
      }
    />
  );
}

function Points({ result }: { result: RobResult }) {
  const { view } = useMatch<View>();
  const t = useText();
  const bonus = TERMINAL_BONUS[result.terminal!];
  return (
    <p className="rr-end-sum">
      {t('board.sum', { gold: view.treasury, bonus, terminal: result.terminal })} <strong>{t('board.points', { count: result.score ?? 0 })}</strong>
    </p>
  );
}

/** All ratings, the own one marked. */
function Ratings({ result }: { result: RobResult }) {
  const t = useText();
  return (
    <ol className="rr-ratings" aria-label={t('board.ratings')}>
      {RATINGS.map(({ id, min }, i) => {
        const next = RATINGS[i + 1]?.min;
        return (
          <li key={id} aria-current={id === result.rating || undefined}>
            <span>{next === undefined ? t('board.from', { min }) : t('board.range', { min, max: next - 1 })}</span>
            <strong>{t(`rating.${id}`)}</strong>
          </li>
        );
      })}
    </ol>
  );
}
