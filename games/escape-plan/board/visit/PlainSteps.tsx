/** Steps that need at most one thing named: gas, the Church's collection box, Assets, doctors (EP-175, EP-186 to EP-193). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { HOSPITAL_FEES } from '../../content/numbers';
import { presentStep } from '../../visit/visit';
import type { AssetId, View } from '../../state';
import { money, useText } from '../faces';
import { Frame } from '../Frame';
import { AssetChoice, useUnlockNote } from '../turns/AssetChoice';
import { useOfStage } from '../use-of-stage';
import { StepList } from './StepList';

export function Gas() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  return (
    <Frame
      ask={t('step.gas')} hint={t('board.gasHeld', { count: view.boards[seat!]!.gas })} tray={<StepList />}
      controls={<><MoveButton move="skip" kind="plain" /><MoveButton move="takeGas" size="l" /></>}
    />
  );
}

export function Calm() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  return (
    <Frame
      ask={t('step.calm')} hint={t('board.cashHeld', { cash: money(view.players[seat!]!.cash) })} tray={<StepList />}
      controls={<><MoveButton move="skip" kind="plain" /><MoveButton move="payChurch" size="l" /></>}
    />
  );
}

export function Unlocking() {
  const t = useText();
  const [asset, choose] = useOfStage<AssetId | null>(null);
  return (
    <Frame
      ask={t('step.unlock')} hint={useUnlockNote()} tray={<><StepList /><AssetChoice value={asset} onChoose={choose} /></>}
      controls={
        <>
          <MoveButton move="skip" kind="plain" />
          <MoveButton move="unlock" size="l" args={{ asset: asset ?? '' }} why={asset === null ? t('board.why.asset') : undefined} />
        </>
      }
    />
  );
}

/** The Clinic's one free Wound, or the Hospital's up to three for money. */
export function Healing() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const step = presentStep(view) as 'heal' | 'treat';
  const { red } = view.boards[seat!]!.wounds;
  const fees = step === 'treat' ? HOSPITAL_FEES : [0];
  return (
    <Frame
      ask={t(`step.${step}`)} hint={`${t('board.woundsNow', { count: red })} ${t('board.cashHeld', { cash: money(view.players[seat!]!.cash) })}`} tray={<StepList />}
      controls={
        <>
          <MoveButton move="skip" kind="plain" />
          {fees.slice(0, Math.max(1, red)).map((fee, i) => (
            <MoveButton key={fee} move="heal" args={{ count: i + 1 }}>{fee === 0 ? t('board.healOne') : t('board.healFor', { count: i + 1, price: money(fee) })}</MoveButton>
          ))}
        </>
      }
    />
  );
}
