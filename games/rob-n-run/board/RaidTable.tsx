/** What lies on the table in a raid: the Boss's screen, the rows, the middle, the alarm pile. */
import Cross from '~icons/lucide/circle-dashed';
import Check from '~icons/lucide/check';
import { Panel, useMatch } from '../../../ui/kit';
import { Card, Strip, Token, useNameOf } from '../../../ui/kit/board';
import { valueOf } from '../alarms';
import { total } from '../cards';
import { missingTotal, needsOf } from '../needs';
import { TOOLS, type Fact, type Raid, type SafeId, type View } from '../state';
import { CardPiles } from './CardPiles';
import { Backs } from './Backs';
import { cardIcon, useText, useTokenFace } from './faces';
import { SafeTile } from './SafeTile';
import './RaidTable.css';

export function RaidTable({ raid }: { raid: Raid }) {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Panel className="rr-raid" title={<>{t(`building.${raid.building}`)} <Backs classes={raid.safes} /></>} aside={raid.round > 0 && <span className="rr-raid-left">{t('board.missingTotal', { count: missingTotal(raid) })}</span>}>
      <Screen raid={raid} />
      {raid.round > 0 && (
        <>
          <Rows raid={raid} />
          <div className="rr-zones">
            <Middle />
            <Pile />
          </div>
          <LastRound raid={raid} />
          <p className="rr-decks">{t('board.decks', { deck: view.counts.deck, trash: view.counts.trash })}</p>
        </>
      )}
    </Panel>
  );
}

/** The faces that this seat may see: the Boss's all, an accomplice's those of H14. */
function useFaces(): (safe: number) => SafeId | undefined {
  const { view, seat } = useMatch<View>();
  const own = seat === null ? undefined : view.players[seat];
  const shown = (own?.notes ?? []).map(({ fact }) => fact).filter((fact): fact is Extract<Fact, { what: 'face' }> => fact.what === 'face');
  return (safe) => own?.safes[safe] ?? shown.find((fact) => fact.safe === safe)?.id;
}

function Screen({ raid }: { raid: Raid }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const faceOf = useFaces();
  const who = view.boss === seat ? t('board.screenMine', { context: raid.round === 0 ? 'before' : undefined }) : t('board.screenOf', { name: nameOf(view.boss) });
  return (
    <div className="rr-screen">
      <p className="rr-screen-front">{who}</p>
      {raid.safes.some((_, i) => faceOf(i) !== undefined) && (
        <Strip label={t('thing.screen')} className="rr-safes">
          {raid.safes.map((_, i) => {
            const id = faceOf(i);
            return id !== undefined && <SafeTile key={i} id={id} number={i + 1} />;
          })}
        </Strip>
      )}
    </div>
  );
}

/** Every kind with what lies in its row; the Boss alone also sees what is needed. */
function Rows({ raid }: { raid: Raid }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const face = useTokenFace();
  const safes = seat === view.boss ? (view.players[seat]?.safes ?? []) : [];
  const needs = safes.length > 0 ? needsOf(safes) : null;
  const fresh = view.raid!.sorted.at(-1)?.row;
  return (
    <ul className="rr-rows" aria-label={t('board.rows')}>
      {TOOLS.map((tool) => {
        const [lies, need] = [raid.rows[tool], needs?.[tool]];
        const missing = need !== undefined && need > lies;
        const came = fresh?.[tool] ?? 0;
        const text = [
          need === undefined ? t('board.rowOf', { tool, count: lies }) : t('board.rowNeed', { tool, count: lies, need }),
          ...(came > 0 ? [t('board.rowNew', { count: came })] : []),
        ].join(', ');
        return (
          <li key={tool} className="rr-row" data-missing={missing || undefined} data-none={(need ?? lies) === 0 || undefined}>
            <Token face={{ ...face(tool), label: text }} size="s" />
            <strong aria-hidden className="rr-row-count">{need === undefined ? lies : need === 0 ? '–' : `${lies}/${need}`}</strong>
            {came > 0 && <strong aria-hidden className="rr-row-new" data-print={`+${came}`} />}
            {needs && <span aria-hidden className="rr-row-mark">{need === 0 ? '' : missing ? <Cross /> : <Check />}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** How the last round was sorted; what it brought to the rows is marked there. */
function LastRound({ raid: { sorted } }: { raid: Raid }) {
  const t = useText();
  const last = sorted.at(-1);
  if (!last) return null;
  return (
    <p className="rr-last-round">
      {t('board.lastRound', { round: sorted.length, right: total(last.row), wrong: last.pile })}{last.bags > 0 && ` · ${t('board.bags', { count: last.bags })}`}
    </p>
  );
}

/** Cards alike, side by side: neither place nor order says whose they are. */
function Middle() {
  const { view } = useMatch<View>();
  const t = useText();
  const [lie, of] = [view.counts.middle, valueOf(view, 'white')];
  return (
    <figure className="rr-zone">
      <div className="rr-slots" role="img" aria-label={t('board.middleOf', { count: lie, of })}>
        {Array.from({ length: of }, (_, i) => (i < lie ? <Card key={i} size="s" /> : <span key={i} className="rr-slot" />))}
      </div>
      <figcaption>{t('thing.middle')} <strong>{t('board.of', { count: lie, of })}</strong></figcaption>
    </figure>
  );
}

/** How many cards lie there; the Boss also sees which. */
function Pile() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const [lie, of] = [view.counts.pile, valueOf(view, 'red')];
  const own = seat === view.boss ? view.players[seat]?.pile : undefined;
  return (
    <figure className="rr-zone" data-full={lie >= of || undefined}>
      <div className="rr-slots" role="img" aria-label={t('board.pileOf', { count: lie, of })}>
        {Array.from({ length: of }, (_, i) => (i < lie ? <Card key={i} size="s" /> : <span key={i} className="rr-slot" data-kind="wrong" />))}
      </div>
      <figcaption>{t('thing.pile')} <strong>{t('board.of', { count: lie, of })}</strong></figcaption>
      {own && lie > 0 && <CardPiles cards={own} label={t('board.pileMine')} />}
      {view.raid!.bags > 0 && <figcaption className="rr-bags"><span aria-hidden>{cardIcon('bag')}</span> {t('thing.bags')} <strong>{view.raid!.bags}</strong></figcaption>}
    </figure>
  );
}
