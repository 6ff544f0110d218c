/** Steps `equipment` and `fixer`: a tile is bought and put on an Item space (EP-164, EP-176). */
import type { ReactNode } from 'react';
import { Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { MoveButton, useRefusalText } from '../../../../ui/kit/board';
import { EQUIPMENT_KINDS, FIXER_KINDS } from '../../content/items';
import { openItemSpaces } from '../../visit/item-spaces';
import { equipmentLeft } from '../../visit/visit';
import type { View } from '../../state';
import { equipmentIcon, fixerIcon, money, useText } from '../faces';
import { Frame } from '../Frame';
import { useOfStage } from '../use-of-stage';
import { SpaceChoice, useReplaceNote, useSpace } from './SpaceChoice';
import { StepList } from './StepList';

interface Good {
  id: string;
  name: string;
  text: string;
  icon: ReactNode;
  price: number;
}

export function BuyEquipment() {
  const { view } = useMatch<View>();
  const t = useText();
  const goods = equipmentLeft(view).map((id) => ({ id, name: t(`equipment.${id}`), text: t(`equipmentText.${id}`), icon: equipmentIcon(id), price: EQUIPMENT_KINDS[id].price }));
  return <Shop goods={goods} step="equipment" move="buyEquipment" argsFor={(type, space) => ({ type, space })} />;
}

export function BuyFixer() {
  const { view } = useMatch<View>();
  const t = useText();
  const goods = view.fixers.map((id) => ({ id, name: t(`fixer.${id}`), text: t(`fixerText.${id}`), icon: fixerIcon(id), price: FIXER_KINDS[id].price }));
  return <Shop goods={goods} step="fixer" move="buyFixer" argsFor={(fixer, space) => ({ fixer, space })} />;
}

interface ShopProps {
  goods: Good[];
  step: 'equipment' | 'fixer';
  move: string;
  argsFor: (good: string, space: number) => object;
}

function Shop({ goods, step, move, argsFor }: ShopProps) {
  const { view, seat, refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const spaces = openItemSpaces(view.boards[seat!]!);
  const [good, choose] = useOfStage<string | null>(null);
  const [space, put] = useSpace(spaces);
  const note = useReplaceNote(good === null ? undefined : space);
  const off = (id: string) => {
    const why = refusal(move, argsFor(id, spaces[0] ?? 0));
    return why && word(why);
  };
  return (
    <Frame
      ask={t(`step.${step}`)}
      hint={<>{t('board.cashHeld', { cash: money(view.players[seat!]!.cash) })} {note && <strong className="ep-worst" data-bad>{note}</strong>}</>}
      tray={
        <>
          <StepList />
          <ChoiceGroup className="ep-goods-row" label={t(`step.${step}`)} value={good} onChange={choose}>
            {goods.map(({ id, name, text, icon, price }) => (
              <Choice key={id} id={id} className="ep-option" why={off(id)}>
                <span className="ep-option-icon" aria-hidden>{icon}</span><strong>{name} · {money(price)}</strong><span className="ep-option-text">{text}</span>
              </Choice>
            ))}
          </ChoiceGroup>
          {good !== null && <SpaceChoice spaces={spaces} chosen={space} onChoose={put} />}
        </>
      }
      controls={
        <>
          <MoveButton move="skip" kind="plain" />
          <MoveButton
            move={move} size="l" args={argsFor(good ?? '', space ?? 0)}
            why={good === null ? t('board.why.good') : space === undefined ? t('board.why.space') : undefined}
          />
        </>
      }
    />
  );
}
