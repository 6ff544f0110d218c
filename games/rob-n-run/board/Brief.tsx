/** Stage `brief`: the Boss uses open hints, turns others up for gold, or sends the accomplices off. */
import { Button, Choice, ChoiceGroup, useMatch } from '../../../ui/kit';
import { MoveButton, useRefusalText } from '../../../ui/kit/board';
import { REOPEN_COST } from '../content/numbers';
import { scenarioOf } from '../content/scenarios';
import type { HintId, View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';
import { HintMark } from './Hints';
import { useHintChoice } from './hint-choice';
import { useOfStage } from './use-of-stage';
import './Brief.css';

/** One frame for all of it, so that the keyboard stays where it is while hints are looked through. */
export function Brief() {
  const { view } = useMatch<View>();
  const t = useText();
  const [hint, choose] = useOfStage<HintId | null>(null);
  const { fields, args, why } = useHintChoice(hint);
  const useless = useUseless(hint);
  return (
    <Frame
      {...(hint && { ask: t(`hintText.${hint}`), hint: useless ?? t(`board.signal.${hint}`) })}
      tray={<><HintRow hint={hint} onChoose={choose} />{!useless && fields}</>}
      controls={
        hint === null ? <MoveButton move="endHints" size="l" /> : (
          <>
            <Button kind="quiet" onClick={() => choose(null)}>{t('board.back')}</Button>
            {view.raid!.hints[hint] === 'open'
              ? <MoveButton move="useHint" args={args} why={useless ? undefined : why} size="l" />
              : <MoveButton move="reopenHint" args={{ hint }} size="l">{t('board.reopen', { count: REOPEN_COST })}</MoveButton>}
          </>
        )
      }
    />
  );
}

/** Why an open hint cannot be used at all now, in words; nothing if it can. */
function useUseless(hint: HintId | null): string | undefined {
  const { refusal } = useMatch<View>();
  const word = useRefusalText();
  const refused = hint === null ? undefined : refusal('useHint', { hint });
  return refused?.reason === 'hint-useless' ? word(refused) : undefined;
}

/** The six hints to choose from. */
function HintRow({ hint: chosen, onChoose }: { hint: HintId | null; onChoose: (hint: HintId) => void }) {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <ChoiceGroup label={t('board.hints')} value={chosen} onChange={(id) => onChoose(id as HintId)} className="rr-hint-row">
      {scenarioOf(view.scenario).hints.map((hint) => {
        const state = view.raid!.hints[hint]!;
        return (
          <Choice key={hint} id={hint} className="rr-hint-choice">
            <span className="rr-hint-choice-name" data-state={state}>{t(`hint.${hint}`)}</span>
            <HintMark state={state} />
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}
