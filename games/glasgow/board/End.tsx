/** The end: how close the win was, or which defeat it is, with the numbers behind it (GT-300 to GT-308). */
import Cuffs from '~icons/game-icons/handcuffs';
import Bridge from '~icons/game-icons/stone-bridge';
import { useMatch } from '../../../ui/kit';
import { Card, useList } from '../../../ui/kit/board';
import { ROLES, type GlasgowResult, type Loss, type Margin, type View } from '../state';
import { useActionFace } from './action-face';
import { useText } from './faces';
import { Frame } from './Frame';
import './End.css';

export function End() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const result = (view.result ?? ctx.gameover) as GlasgowResult;
  const why = useReason(result);
  return (
    <Frame
      handShown
      top={
        <section className="gl-end" data-won={result.won || undefined}>
          <span className="gl-end-icon" aria-hidden>{result.won ? <Bridge /> : <Cuffs />}</span>
          <h3 className="gl-end-title">{result.won ? t('board.won') : t(`defeat.${result.cause}`)}</h3>
          {result.margin ? <Left margin={result.margin} /> : <p className="gl-end-why">{why}</p>}
          <p>{t('board.endFacts', { plans: result.plansResolved, turns: result.turns, head: result.head })}</p>
          <Hands />
        </section>
      }
    />
  );
}

/** Which defeat it is, with the numbers behind it. */
function useReason({ loss, head }: GlasgowResult): string {
  const t = useText();
  const list = useList();
  const names = (l: Extract<Loss, { cause: 'arrest' }>) => list(l.characters.map((id) => t(`character.${id}`)));
  switch (loss?.cause) {
    case 'missedPlan': return t('board.loss.missedPlan', { ...loss, head });
    case 'noFingerprints': return t('board.loss.noFingerprints', { ...loss });
    case 'arrest': return loss.characters.length > 0
      ? t('board.loss.arrest', { source: loss.source, names: names(loss), count: loss.characters.length })
      : t('board.loss.arrestGroup', { role: loss.role, needed: loss.needed, free: loss.free });
    case 'fifthContingency': return t('board.loss.fifthContingency', { areas: list(loss.areas.map((area) => t(`area.${area}`))) });
    case 'trainGone': return t('board.loss.trainGone', { ...loss, head });
    default: return '';
  }
}

/** How close the win was. */
function Left({ margin }: { margin: Margin }) {
  const t = useText();
  return (
    <dl className="gl-left" aria-label={t('board.left.all')}>
      {(['sleepers', 'fingerprints', 'contingencies'] as const).map((what) => (
        <div key={what}>
          <dt>{t(`board.left.${what}`)}</dt>
          <dd>{margin[what]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What both had in their hands (GT-527). */
function Hands() {
  const { view } = useMatch<View>();
  const t = useText();
  const face = useActionFace();
  if (!view.revealed) return null;
  return ROLES.map((role) => (
    <div key={role} className="gl-end-hand">
      <strong>{t('board.handOf', { role })}</strong>
      {view.revealed!.hands[role].length === 0 && <p>{t('board.handOut')}</p>}
      <div className="gl-pile">{view.revealed!.hands[role].map((card) => <Card key={card} face={face(card)} />)}</div>
    </div>
  ));
}
