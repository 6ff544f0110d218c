/** Stage `place`: tokens of my group onto my characters' cards, by tap, drag or keys; the rest goes home (GT-254 to GT-260). */
import type { ReactNode } from 'react';
import { useMatch } from '../../../ui/kit';
import { DragTable, DropZone, Lift, MoveButton, Token, useRefusalText, type Spots } from '../../../ui/kit/board';
import { ownCharacters, roleOf } from '../roles';
import type { CharacterId, View } from '../state';
import { CardWrap } from './Crew';
import { useText, useTokenFace } from './faces';
import { Frame } from './Frame';
import { useOfStage } from './use-of-stage';
import './Division.css';

interface Held {
  index: number;
  /** This full card gets it: which tool makes room? */
  onto?: CharacterId;
}

const FULL = 'backpack-full';

export function Place() {
  const { view, seat, act, refusal } = useMatch<View>();
  const t = useText();
  const face = useTokenFace();
  const word = useRefusalText();
  const role = roleOf(view, seat!);
  const tokens = view.placing[role];
  const [held, hold] = useOfStage<Held | null>(null);
  const own = ownCharacters(view, role);
  const why = (index: number, character: CharacterId) => {
    const refused = refusal('placeToken', { index, character });
    return refused && refused.reason !== FULL ? word(refused) : undefined;
  };
  const put = (index: number, character: CharacterId) => {
    if (refusal('placeToken', { index, character })?.reason === FULL) hold({ index, onto: character });
    else act('placeToken', { index, character });
  };
  const wrap = (character: CharacterId, card: ReactNode) =>
    own.includes(character) ? <DropZone id={character} label={t(`character.${character}`)}>{card}</DropZone> : card;
  return (
    <DragTable
      picked={null}
      whyNot={(index, character) => why(Number(index), character)}
      onPut={(index, character) => put(Number(index), character)}
      renderCard={(index) => <Token face={face(tokens[Number(index)]!)} />}
    >
      <CardWrap value={wrap}>
        <Frame
          cardsFirst
          spots={held ? spotsFor(held) : {}}
          ask={held?.onto && t('board.dropFor', { character: held.onto, token: tokens[held.index] })}
          hint={held ? t('board.placeWhere') : t('board.placeWhich')}
          tray={
            <div className="gl-placing" role="group" aria-label={t('board.toPlace')}>
              <span className="gl-placing-name">{t('board.toPlace')}</span>
              {tokens.map((token, index) => (
                <Lift key={index} id={String(index)}>
                  <Token face={face(token)} selected={held?.index === index} onClick={() => hold(held?.index === index ? null : { index })} />
                </Lift>
              ))}
            </div>
          }
          controls={<MoveButton move="finishPlacing" kind={tokens.length > 0 ? 'plain' : 'primary'}>{t('board.leaveRest', { count: tokens.length })}</MoveButton>}
        />
      </CardWrap>
    </DragTable>
  );

  function spotsFor({ index, onto }: Held): Spots {
    const cards = own.map((character) => [
      `character:${character}`, { press: () => put(index, character), why: why(index, character), selected: character === onto },
    ] as const);
    const drops = onto === undefined ? [] : view.cards[onto]!.tools.map((drop, i) => [
      `tool:${onto}:${i}`, { press: () => act('placeToken', { index, character: onto, drop }) },
    ] as const);
    return Object.fromEntries([...cards, ...drops]);
  }
}

