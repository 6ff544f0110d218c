/** Phases `soloShop` and `soloMarket`: drives before the vault, Diamonds after it (BS-354, BS-412). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton, Token } from '../../../../ui/kit/board';
import { scenarioOf } from '../../solo/scenarios';
import type { Payout, View } from '../../state';
import { money, useFaces, useText } from '../faces';
import { SoloFrame } from './SoloFrame';

/** What is for sale, on the counter. */
function Counter({ kind, prices }: { kind: Payout; prices: string[] }) {
  const t = useText();
  const faces = useFaces(true);
  return (
    <section className="bs-counter" aria-label={t('board.solo.forSale')}>
      <Token face={faces.payout(kind)} size="l" help={faces.worth(kind)} />
      <div>
        <h3>{t(`payout.${kind}`)}</h3>
        {prices.map((price) => <p key={price}>{price}</p>)}
      </div>
    </section>
  );
}

export function Shop() {
  const { view } = useMatch<View>();
  const t = useText();
  const price = money(scenarioOf(view).drivePrice ?? 0);
  return (
    <SoloFrame
      controls={
        <>
          <MoveButton move="startVault" kind="plain" size="l" />
          <MoveButton move="buyDrive" size="l">{t('board.solo.buyDrive', { price })}</MoveButton>
        </>
      }
    >
      <Counter kind="hardDrive" prices={[price]} />
    </SoloFrame>
  );
}

export function Market() {
  const { view } = useMatch<View>();
  const t = useText();
  const { cash, artifacts } = scenarioOf(view).market ?? { cash: 0, artifacts: 0 };
  return (
    <SoloFrame
      controls={
        <>
          <MoveButton move="finish" kind="plain" size="l" />
          <MoveButton move="swapArtifacts" kind="plain" size="l">{t('board.solo.swapArtifacts', { count: artifacts })}</MoveButton>
          <MoveButton move="buyDiamond" kind="plain" size="l">{t('board.solo.buyDiamond', { price: money(cash) })}</MoveButton>
        </>
      }
    >
      <Counter kind="diamond" prices={[money(cash), t('board.solo.artifactPrice', { count: artifacts })]} />
    </SoloFrame>
  );
}
