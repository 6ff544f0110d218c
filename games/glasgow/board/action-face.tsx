/** Action cards as they are printed: their time, two sections and an event. */
import type { ReactNode } from 'react';
import Two from '~icons/lucide/users';
import type { CardFace } from '../../../ui/kit/board';
import { actionOf, type ActionEvent, type Section } from '../content/actions';
import type { ActionCardId, Role } from '../state';
import { sectionIcon, tokenIcon, useText, type Text } from './faces';
import './action-face.css';

const TONE: Record<Role, string> = { coordinator: '#d9b98a', operator: '#9fc7b3' };

/** A section in words. */
export function sectionText(section: Section, t: Text): string {
  switch (section.kind) {
    case 'talk': return t('board.section.talk', { most: section.keywords });
    case 'move': return t('board.section.move', { points: section.points, count: section.characters });
    case 'tokens': return t('board.section.tokens', { count: section.count });
    case 'hideout': return t('board.section.hideout');
  }
}

export const eventText = ({ effect, amount, character }: ActionEvent, t: Text): string =>
  t(`effect.${effect}`, { n: amount ?? 1, character: character ?? '' });

export const priceText = ({ pay }: ActionEvent, t: Text): string =>
  t('board.pays', { tool: pay?.tool ?? 'any', count: pay?.count ?? 0 });

/** For the eye alone: what it means is spoken with the card. */
const Number = ({ print }: { print: number | string }) => <b className="gl-print-number" data-print={print} />;

const printed = (section: Section): ReactNode => {
  switch (section.kind) {
    case 'talk': return <Number print={section.keywords} />;
    case 'move': return <><Number print={section.points} />{section.characters === 2 && <i className="gl-two"><Two /></i>}</>;
    case 'tokens': return <Number print={section.count} />;
    case 'hideout': return null;
  }
};

function Print({ card }: { card: ActionCardId }) {
  const { sections, event } = actionOf(card);
  return (
    <span className="gl-print-card">
      {sections.map((section) => (
        <span key={section.kind} className="gl-print-row">
          {sectionIcon(section.kind)} {printed(section)}
        </span>
      ))}
      <span className="gl-print-row" data-event>
        {sectionIcon('event')}
        {event.pay && (event.pay.tool === 'any' ? <Number print={`${event.pay.count}?`} /> : tokenIcon(event.pay.tool))}
      </span>
    </span>
  );
}

const titleOf = (id: ActionCardId, t: Text): string => {
  const { effect, character } = actionOf(id).event;
  return t(`board.short.${effect}`, { character: character ?? '' });
};

/** All that is printed on a card, spoken. */
export function spokenCard(id: ActionCardId, t: Text): string {
  const { time, sections, event } = actionOf(id);
  return [titleOf(id, t), t('board.costs', { count: time }), ...sections.map((section) => sectionText(section, t)), `${t('section.event')}: ${eventText(event, t)} (${priceText(event, t)})`].join('; ');
}

/** Faces of action cards with their names in the reader's language. */
export function useActionFace(): (card: ActionCardId) => CardFace {
  const t = useText();
  return (id) => {
    const { role, time } = actionOf(id);
    return {
      title: titleOf(id, t),
      code: `+${time}`,
      icon: <Print card={id} />,
      tone: TONE[role],
      spoken: spokenCard(id, t),
    };
  };
}
