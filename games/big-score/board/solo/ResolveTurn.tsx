/** Phase `soloResolve`: tokens of watched jobs, hidden jobs turned up; vault rounds of Act I are drawn by the vault. */
import { useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { ME } from '../../solo/ask';
import type { View } from '../../state';
import { useText } from '../faces';
import { Places } from './Places';
import { SoloFrame } from './SoloFrame';

export function RevealTurn() {
  const { view } = useMatch<View>();
  const t = useText();
  const { reveals } = view.solo!;
  return (
    <SoloFrame hint={t('board.solo.reveals', { count: reveals })} controls={<MoveButton move="revealJob" kind="plain" size="l" args={{ slot: null }}>{t('board.solo.leave')}</MoveButton>}>
      <div className="bs-stage">
        <Places Below={TurnUp} />
      </div>
    </SoloFrame>
  );
}

/** Turns a hidden job up. */
function TurnUp({ number }: { number: number }) {
  const { view } = useMatch<View>();
  const t = useText();
  if (view.asked[ME] === undefined || !view.solo!.places[number - 1]!.faceDown) return null;
  return <MoveButton move="revealJob" args={{ slot: number }}>{t('board.solo.reveal', { number })}</MoveButton>;
}

export function SettleTurn() {
  const { view } = useMatch<View>();
  const t = useText();
  const slot = view.solo!.completed[0] ?? 1;
  const token = view.solo!.places[slot - 1]!.tokens[0];
  return (
    <SoloFrame
      hint={t('board.solo.settleHint', { number: slot })}
      controls={
        <>
          <MoveButton move="settleToken" kind="plain" size="l" args={{ slot, index: 0, to: 'gone' }}>{t('board.solo.settleGone', { token })}</MoveButton>
          <MoveButton move="settleToken" kind="plain" size="l" args={{ slot, index: 0, to: 'vault' }}>{t('board.solo.settleVault', { token })}</MoveButton>
        </>
      }
    >
      <div className="bs-stage"><Places /></div>
    </SoloFrame>
  );
}
