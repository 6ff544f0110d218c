/** Choosing tools to spend: every tool that may pay as a token to press, here and on the cards. */
import { useMatch } from '../../../ui/kit';
import { Token, type Spots } from '../../../ui/kit/board';
import type { CharacterId, Spend, View } from '../state';
import { Emblem } from './Emblem';
import { useText, useTokenFace } from './faces';
import './paying.css';

/** One tool on a card: `gail:0`. */
export type Pick = string;

const pickOf = (character: CharacterId, at: number): Pick => `${character}:${at}`;

export function spendsOf(view: View, picks: readonly Pick[]): Spend[] {
  return picks.map((pick) => {
    const [character, at] = pick.split(':') as [CharacterId, string];
    return { character, tool: view.cards[character]!.tools[Number(at)]! };
  });
}

/** The tokens that make up `use`. */
export function picksFor(view: View, use: readonly Spend[]): Pick[] {
  const picks: Pick[] = [];
  for (const { character, tool } of use) {
    const at = view.cards[character]!.tools.findIndex((kind, i) => kind === tool && !picks.includes(pickOf(character, i)));
    picks.push(pickOf(character, at));
  }
  return picks;
}

const toggled = (picks: readonly Pick[], pick: Pick): Pick[] =>
  picks.includes(pick) ? picks.filter((other) => other !== pick) : [...picks, pick];

const offers = (view: View, payers: readonly CharacterId[]) =>
  payers.flatMap((character) => view.cards[character]!.tools.map((tool, i) => ({ character, tool, pick: pickOf(character, i) })));

export const payingSpots = (view: View, payers: readonly CharacterId[], picks: readonly Pick[], onPicks: (picks: Pick[]) => void): Spots =>
  Object.fromEntries(offers(view, payers).map(({ pick }) => [`tool:${pick}`, { press: () => onPicks(toggled(picks, pick)), selected: picks.includes(pick) }]));

interface PayingProps {
  payers: readonly CharacterId[];
  picks: readonly Pick[];
  onPicks: (picks: Pick[]) => void;
  /** Said where no payer has a tool. */
  none: string;
}

export function Paying({ payers, picks, onPicks, none }: PayingProps) {
  const { view } = useMatch<View>();
  const t = useText();
  const face = useTokenFace();
  const all = offers(view, payers);
  return (
    <div className="gl-paying" role="group" aria-label={t('board.spend')}>
      <span className="gl-paying-name">{t('board.spend')}</span>
      {all.length === 0 && <span>{none}</span>}
      {all.map(({ character, tool, pick }) => (
        <span key={pick} className="gl-paying-one">
          <Token face={{ ...face(tool), label: t('board.toolOf', { tool, character }) }} size="s" selected={picks.includes(pick)} onClick={() => onPicks(toggled(picks, pick))} />
          <Emblem character={character} size={22} />
        </span>
      ))}
    </div>
  );
}
