/** A card of the display is taken: onto an empty space, in place of a Contact, or into the box (EP-140 to EP-144). */
import type { ReactNode } from 'react';
import { Button, Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { Hand, MoveButton } from '../../../../ui/kit/board';
import { contactName, freeContactSpace, uncovered, type Taking } from '../../visit/contact-cards';
import { CONTACT_BONUS } from '../../content/numbers';
import type { View } from '../../state';
import { useText } from '../faces';
import { Frame } from '../Frame';
import { useContactFace } from '../Market';
import { useOfStage } from '../use-of-stage';

interface ContactPickerProps {
  move: string;
  argsFor: (taking: Taking) => object;
  ask?: ReactNode;
  onBack?: () => void;
  /** Above the cards: where in the Visit one is. */
  head?: ReactNode;
}

export function ContactPicker({ move, argsFor, ask, onBack, head }: ContactPickerProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const face = useContactFace();
  const [card, choose] = useOfStage<string | null>(null);
  const board = view.boards[seat!]!;
  const free = freeContactSpace(board) !== undefined;
  const [way, setWay] = useOfStage(free ? 'place' : 'discard');
  const held = uncovered(board);
  const ways = [...(free ? ['place'] : []), ...held.map(({ space }) => `replace:${space}`), 'discard'];
  const [mode, space] = way.split(':') as [Taking['mode'], string | undefined];
  const taking = card === null ? undefined : { card, mode, ...(space !== undefined && { space: Number(space) }) };
  const nameOf = (each: string): string => {
    const lying = held.find((one) => `replace:${one.space}` === each);
    return lying ? t('board.inPlaceOf', { contact: contactName(lying.card) }) : t(`mode.${each}`);
  };
  return (
    <Frame
      ask={ask ?? t('step.contact')}
      hint={card === null ? t('board.contactsNow', { count: held.length, points: CONTACT_BONUS[held.length] }) : <><strong>{t(`contact.${contactName(card)}`)}.</strong> {t(`contactText.${contactName(card)}`)}</>}
      tray={
        <>
          {head}
          <Hand label={t('thing.display')} cards={view.contacts.map((id) => ({ id, face: face(id) }))} selected={card === null ? [] : [card]} onSelect={(id) => choose(id === card ? null : id)} />
          {card !== null && (
            <ChoiceGroup className="ep-chips" label={t('board.whatWith')} value={way} onChange={setWay}>
              {ways.map((each) => <Choice key={each} id={each} className="ep-chip">{nameOf(each)}</Choice>)}
            </ChoiceGroup>
          )}
        </>
      }
      controls={
        <>
          {onBack && <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>}
          <MoveButton move={move} size="l" args={taking && argsFor(taking)} why={card === null ? t('board.why.contact') : undefined}>{t('move.takeContact')}</MoveButton>
        </>
      }
    />
  );
}
