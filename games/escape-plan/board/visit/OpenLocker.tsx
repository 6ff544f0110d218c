/** Step `locker`: which Locker, with which key, and what it can give (EP-177 to EP-184). */
import { Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { MoveButton, useRefusalText } from '../../../../ui/kit/board';
import { LOCKERS, STACK_VALUES } from '../../content/tokens';
import { usableKeys } from '../../visit/keys';
import { lockerDraw, lockerSum, refuseLocker } from '../../visit/lockers';
import { COLOURS, type LockerColour, type View } from '../../state';
import { COLOUR_LOOK, ICON, useText } from '../faces';
import { Frame } from '../Frame';
import { KeyChoice } from '../turns/KeyChoice';
import { useOfStage } from '../use-of-stage';
import { StepList } from './StepList';

export function OpenLocker() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const [colour, choose] = useOfStage<LockerColour | null>(null);
  const [at, setKey] = useOfStage(0);
  const board = view.boards[seat!]!;
  const keys = colour === null ? [] : usableKeys(view, seat!, colour);
  const key = keys[at];
  const off = (each: LockerColour): string | undefined => {
    const why = refuseLocker(view, seat!, each);
    if (why) return word(why);
    return usableKeys(view, seat!, each).length === 0 ? t('refuse.no-such-key') : undefined;
  };
  return (
    <Frame
      ask={t('step.locker')}
      hint={t('board.lockerSum', { sum: lockerSum(board) })}
      tray={
        <>
          <StepList />
          <ChoiceGroup className="ep-options" label={t('thing.lockers')} value={colour} onChange={(id) => choose(id as LockerColour)}>
            {COLOURS.map((each) => (
              <Choice key={each} id={each} className="ep-option" why={off(each)}>
                <span className="ep-option-icon" aria-hidden style={{ color: COLOUR_LOOK[each].fill }}>{ICON.locker}</span>
                <strong>{t('board.locker', { colour: each })} · {t('board.lockerNeeds', { need: LOCKERS[each].need })}</strong>
                <span className="ep-option-text">
                  {t('board.stackHolds', { count: view.counts.stacks[each], values: STACK_VALUES[each].join(', ') })} {t('board.wouldDraw', { count: lockerDraw(board, each, view.counts.stacks[each]) })}
                </span>
              </Choice>
            ))}
          </ChoiceGroup>
          {keys.length > 1 && <KeyChoice keys={keys} chosen={at} onChoose={setKey} />}
        </>
      }
      controls={
        <>
          <MoveButton move="skip" kind="plain" />
          <MoveButton move="openLocker" size="l" args={{ colour, key }} why={colour === null ? t('board.why.locker') : undefined} />
        </>
      }
    />
  );
}
