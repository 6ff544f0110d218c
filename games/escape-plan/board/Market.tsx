/** What lies open for everybody: the Contact display, Fixers, Equipment, gas, and the stacks of Lockers. */
import { Panel, useMatch } from '../../../ui/kit';
import { Card, Deck, type CardFace } from '../../../ui/kit/board';
import { contactName } from '../visit/contact-cards';
import { contactOf } from '../content/contacts';
import { EQUIPMENT_KINDS, FIXER_KINDS } from '../content/items';
import { LOCKERS, STACK_VALUES } from '../content/tokens';
import { lockerDraw, lockerSum } from '../visit/lockers';
import { COLOURS, EQUIPMENT, type ContactId, type View } from '../state';
import { COLOUR_LOOK, contactIcon, effectTone, equipmentIcon, fixerIcon, ICON, money, useText } from './faces';
import { Plate } from './Plate';
import './Market.css';

/** A Contact as a card: what it is called, costs, and does. */
export function useContactFace(): (card: ContactId) => CardFace {
  const t = useText();
  return (card) => {
    const name = contactName(card);
    const { price, effect } = contactOf(card);
    const { tone, pattern } = effectTone(effect);
    return {
      title: t(`contact.${name}`), icon: contactIcon(name), code: money(price), tone, pattern,
      spoken: t('board.contactSpoken', { contact: name, price: money(price) }),
    };
  };
}

export const Market = () => (
  <div className="ep-market">
    <Contacts />
    <Lockers />
    <Goods />
  </div>
);

function Contacts() {
  const { view } = useMatch<View>();
  const t = useText();
  const face = useContactFace();
  return (
    <Panel title={t('thing.display')} icon={ICON.contacts} aside={<Deck label={t('board.deck')} count={view.counts.contactDeck} />}>
      <ul className="ep-contact-list">
        {view.contacts.map((card) => (
          <li key={card}>
            <Card face={face(card)} size="s" />
            <span><strong>{t(`contact.${contactName(card)}`)}</strong> <span className="k-quiet">{t(`contactText.${contactName(card)}`)}</span></span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Lockers() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const board = seat === null ? undefined : view.boards[seat];
  return (
    <Panel title={t('thing.lockers')} icon={ICON.locker}>
      {board && <p className="ep-small">{t('board.lockerSum', { sum: lockerSum(board) })}</p>}
      <ul className="ep-displays">
        {COLOURS.map((colour) => (
          <li key={colour} className="ep-display">
            <span className="ep-display-icon ep-locker" style={{ background: COLOUR_LOOK[colour].fill }} aria-hidden>{ICON.locker}</span>
            <span className="ep-display-name">{t('board.locker', { colour })}</span>
            <span className="ep-display-cubes">{t('board.lockerNeeds', { need: LOCKERS[colour].need })}</span>
            <span className="ep-display-where">
              {t('board.stackHolds', { count: view.counts.stacks[colour], values: STACK_VALUES[colour].join(', ') })}
              {board && ` ${t('board.wouldDraw', { count: lockerDraw(board, colour, view.counts.stacks[colour]) })}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Goods() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Panel tone="paper" title={t('board.goods')} icon={ICON.cash}>
      <div className="ep-goods">
        {EQUIPMENT.map((id) => (
          <Plate key={id} name={t(`equipment.${id}`)} help={t(`equipmentText.${id}`)} icon={equipmentIcon(id)} print={money(EQUIPMENT_KINDS[id].price)} state={`×${view.equipment[id]}`} dim={view.equipment[id] === 0} tone="#b9cfa2" />
        ))}
        <Plate name={t('thing.gas')} help={t('board.gasText')} icon={ICON.gas} state={`×${view.gas}`} dim={view.gas === 0} />
        {view.fixers.map((id) => <Plate key={id} name={t(`fixer.${id}`)} help={t(`fixerText.${id}`)} icon={fixerIcon(id)} print={money(FIXER_KINDS[id].price)} tone="#e0c489" />)}
      </div>
    </Panel>
  );
}
