/** Stage `moving`: a character, then a place it reaches, each with its price (GT-195 to GT-206). */
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton, Strip, type Spots } from '../../../ui/kit/board';
import { CHARACTERS } from '../content/characters';
import { reachablePlaces } from '../queries';
import type { CharacterId, Doing, View } from '../state';
import { Emblem } from './Emblem';
import { useText } from './faces';
import { Frame } from './Frame';
import { useOfStage } from './use-of-stage';
import './Steps.css';

export function Moving() {
  const { view, seat, act } = useMatch<View>();
  const t = useText();
  const [character, choose] = useOfStage<CharacterId | null>(null);
  const { points, characters } = view.doing as Extract<Doing, { kind: 'moving' }>;
  const movers = CHARACTERS.map(({ id }) => id).filter((id) => reachablePlaces(view, seat!, id).length > 0);
  const ways = character === null ? [] : reachablePlaces(view, seat!, character);
  const spots: Spots = Object.fromEntries([
    ...movers.map((id) => [`character:${id}`, { press: () => choose(id === character ? null : id), selected: id === character }] as const),
    ...ways.map(({ to, points: price }) => [`place:${to}`, { press: () => act('moveCharacter', { character, to }), mark: String(price) }] as const),
  ]);
  return (
    <Frame
      spots={spots}
      ask={character ? t('board.moveWhere', { character }) : t('board.moveWho')}
      hint={t('board.movePoints', { points, count: characters })}
      tray={
        <Strip label={t('board.ways')} className="gl-ways">
          {character === null
            ? movers.map((id) => <Button key={id} icon={<Emblem character={id} size={26} />} onClick={() => choose(id)}>{t(`character.${id}`)}</Button>)
            : [
                <Button key="back" kind="quiet" onClick={() => choose(null)}>{t('board.otherCharacter')}</Button>,
                ...ways.map(({ to, points: price }) => (
                  <MoveButton key={to} move="moveCharacter" args={{ character, to }} kind="plain">{t('board.way', { place: to, count: price })}</MoveButton>
                )),
              ]}
        </Strip>
      }
      controls={<MoveButton move="stopMoving" kind="plain" />}
    />
  );
}
