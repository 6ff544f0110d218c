/** Stage `makeRoom`: a fingerprint needs an icon; which tool goes home? (GT-161, GT-252) */
import { useMatch } from '../../../ui/kit';
import { MoveButton, type Spots } from '../../../ui/kit/board';
import { kindsOn } from '../backpack';
import type { Doing, View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';

export function MakeRoom() {
  const { view, act } = useMatch<View>();
  const t = useText();
  const { characters, why } = view.doing as Extract<Doing, { kind: 'makeRoom' }>;
  const spots: Spots = Object.fromEntries(
    characters.flatMap((character) => view.cards[character]!.tools.map((tool, i) => [`tool:${character}:${i}`, { press: () => act('dropTool', { character, tool }) }])),
  );
  return (
    <Frame
      cardsFirst
      spots={spots}
      hint={t('board.printFrom', { source: why })}
      controls={characters.flatMap((character) =>
        kindsOn(view, character).map((tool) => (
          <MoveButton key={`${character}-${tool}`} move="dropTool" args={{ character, tool }}>{t('board.dropOf', { character, tool })}</MoveButton>
        )))}
    />
  );
}
