/** The six hints of this game: what each does, what it lets be said, and which are open, face down or used. */
import Shut from '~icons/lucide/eye-off';
import Eye from '~icons/lucide/eye';
import Used from '~icons/lucide/check-check';
import { Panel, useMatch } from '../../../ui/kit';
import { valueOf } from '../alarms';
import { scenarioOf } from '../content/scenarios';
import type { HintId, HintState, View } from '../state';
import { useText } from './faces';
import './Hints.css';

const MARKS = { open: <Eye />, closed: <Shut />, used: <Used /> } as const;

/** In a raid those on the table; before it, those that will be shuffled. */
export function Hints() {
  const { view } = useMatch<View>();
  const t = useText();
  const { hints } = scenarioOf(view.scenario);
  const states = view.raid && view.raid.round > 0 ? view.raid.hints : undefined;
  const shown = states ? hints.toSorted((a, b) => Number(states[b] === 'open') - Number(states[a] === 'open')) : hints;
  return (
    <Panel title={t('board.hints')} aria-label={t('board.hints')}>
      {!states && <p className="rr-hints-ahead">{t('board.hintsAhead', { count: valueOf(view, 'yellow') })}</p>}
      <ul className="rr-hints">
        {shown.map((hint) => <li key={hint}><HintCard hint={hint} state={states?.[hint]} /></li>)}
      </ul>
    </Panel>
  );
}

function HintCard({ hint, state }: { hint: HintId; state: HintState | undefined }) {
  const t = useText();
  return (
    <article className="rr-hint" data-state={state}>
      <header className="rr-hint-head">
        <strong>{t(`hint.${hint}`)}</strong>
        {state && <HintMark state={state} />}
      </header>
      <p>{t(`hintText.${hint}`)}</p>
      <p className="rr-hint-signal">{t(`board.signal.${hint}`)}</p>
    </article>
  );
}

export function HintMark({ state }: { state: HintState }) {
  const t = useText();
  return <span className="rr-hint-mark" data-state={state}><span className="rr-hint-mark-icon" aria-hidden>{MARKS[state]}</span> <span className="rr-hint-mark-word">{t(`hintState.${state}`)}</span></span>;
}
