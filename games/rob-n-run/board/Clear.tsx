/** Stage `clear`, H12: up to three cards that are not missing go from the seen hand (RR-227). */
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { IconButton, useMatch } from '../../../ui/kit';
import { MoveButton, Token, useNameOf, useRefusalText } from '../../../ui/kit/board';
import { kindsIn, total } from '../cards';
import { CLEAR_CARDS } from '../content/hints';
import type { Card, Cards, Tool, View } from '../state';
import { useText, useTokenFace } from './faces';
import { Frame } from './Frame';
import { useKnown } from './use-known';
import { useOfStage } from './use-of-stage';
import './Clear.css';

/** Kinds that stay are left out. */
const withOne = (tools: Cards, tool: Tool, change: number): Cards => {
  const { [tool]: before = 0, ...rest } = tools;
  return before + change > 0 ? { ...rest, [tool]: before + change } : rest;
};

export function Clear() {
  const { view, refusal } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const word = useRefusalText();
  const face = useTokenFace();
  const known = useKnown();
  const [tools, set] = useOfStage<Cards>({});
  const seen = view.players[view.boss]!.seen ?? {};
  const why = (kind: Card): string | undefined => {
    if (kind === 'bag') return t('board.bagStays');
    const refused = refusal('clearTools', { tools: withOne(tools, kind, 1) });
    return refused && word(refused);
  };
  return (
    <Frame
      hint={t('board.handOf', { name: nameOf(view.raid!.doing!.seat!) })}
      tray={
        <ul className="rr-clear" aria-label={t('board.handOf', { name: nameOf(view.raid!.doing!.seat!) })}>
          {kindsIn(seen).map((kind) => {
            const count = tools[kind] ?? 0;
            return (
              <li key={kind} className="rr-clear-row">
                <Token face={face(kind)} size="s" />
                <span className="rr-clear-name">{t('board.cards', { card: kind, count: seen[kind] })} <small>{known(kind)}</small></span>
                <IconButton kind="plain" label={t('board.keepOne', { card: kind })} icon={<Minus />} why={count === 0 ? t('board.noneChosen') : undefined} onClick={() => set(withOne(tools, kind as Tool, -1))} />
                <strong className="rr-clear-count" aria-label={t('board.outOf', { count })}>{count}</strong>
                <IconButton kind="plain" label={t('board.throwOne', { card: kind })} icon={<Plus />} why={why(kind)} onClick={() => set(withOne(tools, kind as Tool, 1))} />
              </li>
            );
          })}
        </ul>
      }
      controls={<MoveButton move="clearTools" args={{ tools }} size="l">{t('board.clear', { count: total(tools), most: CLEAR_CARDS })}</MoveButton>}
    />
  );
}
