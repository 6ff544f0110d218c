/** A card of the hand is chosen: what it can be used for, what that costs, and what each use still needs to know. */
import { useState, type ReactNode } from 'react';
import { Button, Tooltip, useMatch } from '../../../ui/kit';
import { MoveButton, useRefusalText, type Spots } from '../../../ui/kit/board';
import { actionOf, sectionOf } from '../content/actions';
import { canUseHideout } from '../hideout';
import { ownCharacters, roleOf } from '../roles';
import { areaAt } from '../train';
import type { ActionCardId, CharacterId, Spend, View } from '../state';
import { eventText, priceText, sectionText } from './action-face';
import { Emblem } from './Emblem';
import { sectionIcon, useText, type SectionKind, type Text } from './faces';
import { Frame } from './Frame';
import { lastSafe } from './last-safe';
import { MyHand } from './MyHand';
import { Paying, payingSpots, picksFor, spendsOf, type Pick } from './paying';
import { Words } from './Words';
import './CardTurn.css';

interface CardTurnProps {
  card: ActionCardId;
  onPick: (card: ActionCardId | null) => void;
}

const MOVES: Record<SectionKind, string> = { talk: 'playTalk', move: 'playMove', tokens: 'playTokens', hideout: 'playHideout', event: 'playEvent' };

export function CardTurn({ card, onPick }: CardTurnProps) {
  const { view, seat, choices } = useMatch<View>();
  const t = useText();
  const [section, setSection] = useState<SectionKind | null>(null);
  const [words, setWords] = useState<string[]>([]);
  const [operator, setOperator] = useState<CharacterId | null>(null);
  const [picks, setPicks] = useState<Pick[]>(() => {
    const ways = choices.filter(({ move, args }) => move === 'playEvent' && (args as { card: string }).card === card);
    return ways.length === 1 ? picksFor(view, (ways[0]!.args as { use: Spend[] }).use) : [];
  });
  const role = roleOf(view, seat!);
  const payers = ownCharacters(view, role);
  const goers = payers.filter((id) => role === 'operator' && canUseHideout(view, id));
  const args: Record<SectionKind, object> = {
    talk: { card, keywords: words }, move: { card }, tokens: { card }, hideout: { card, operator: operator ?? '' }, event: { card, use: spendsOf(view, picks) },
  };
  const spots: Spots = section === 'event' ? payingSpots(view, payers, picks, setPicks)
    : section === 'hideout' ? Object.fromEntries(goers.map((id) => [`character:${id}`, { press: () => setOperator(id), selected: id === operator }]))
    : {};
  const needs = section === 'talk' && words.length === 0 ? t('board.why.words') : section === 'hideout' && operator === null && goers.length > 0 ? t('board.why.operator') : undefined;
  const details: Partial<Record<SectionKind, ReactNode>> = {
    talk: <Words words={words} most={sectionOf(card, 'talk')?.keywords ?? 0} onWords={setWords} />,
    hideout: <Goers goers={goers} operator={operator} onChoose={setOperator} />,
    event: actionOf(card).event.pay && <Paying payers={payers} picks={picks} onPicks={setPicks} none={t('board.noTools')} />,
  };
  return (
    <Frame
      handShown
      spots={spots}
      ask={section ? askFor(card, section, t) : t('board.whichSection')}
      hint={<TimeOf card={card} />}
      tray={
        <>
          <div className="gl-hand-behind"><MyHand picked={card} onPick={onPick} /></div>
          <Sections card={card} section={section} onSection={setSection} />
          {section && details[section]}
        </>
      }
      controls={
        <>
          <Button kind="quiet" onClick={() => onPick(null)}>{t('board.back')}</Button>
          {section && <MoveButton move={MOVES[section]} args={args[section]} why={needs} size="l" kind={losesAt(view, seat, card) ? 'danger' : 'primary'} />}
        </>
      }
    />
  );
}

/** What the chosen section does, in a sentence. */
const askFor = (card: ActionCardId, kind: SectionKind, t: Text): string => {
  const section = kind === 'event' ? undefined : sectionOf(card, kind);
  return section ? sectionText(section, t) : eventText(actionOf(card).event, t);
};

const losesAt = (view: View, seat: string | null, card: ActionCardId): boolean => view.head + actionOf(card).time > lastSafe(view, seat);

/** Where the card takes the train, and a warning if that loses the match (GT-184). */
function TimeOf({ card }: { card: ActionCardId }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { time } = actionOf(card);
  const head = view.head + time;
  if (losesAt(view, seat, card)) return <strong className="gl-warn">{t('board.cardLoses', { count: time, last: lastSafe(view, seat) })}</strong>;
  return t('board.cardTime', { count: time, head, area: areaAt(head) });
}

interface SectionsProps {
  card: ActionCardId;
  section: SectionKind | null;
  /** The chosen one again: none is chosen. */
  onSection: (section: SectionKind | null) => void;
}

function Sections({ card, section: chosen, onSection }: SectionsProps) {
  const { refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const { sections, event } = actionOf(card);
  const off = (kind: SectionKind) => {
    const refused = kind === 'tokens' || kind === 'move' ? refusal(MOVES[kind], { card }) : undefined;
    return refused && word(refused);
  };
  const rows = [
    ...sections.map((section) => ({ kind: section.kind as SectionKind, title: t(`section.${section.kind}`), text: sectionText(section, t) })),
    { kind: 'event' as const, title: `${t('section.event')} · ${priceText(event, t)}`, text: `${eventText(event, t)}. ${t('board.eventLeaves')}` },
  ];
  return (
    <div className="gl-sections" role="group" aria-label={t('board.whichSection')}>
      {rows.map(({ kind, title, text }) => {
        const why = off(kind);
        return (
          <Tooltip key={kind} text={why} onTap>
            <button type="button" className="gl-section" aria-pressed={kind === chosen} aria-disabled={why !== undefined || undefined} onClick={() => why === undefined && onSection(kind === chosen ? null : kind)}>
              <span className="gl-section-icon" aria-hidden>{sectionIcon(kind)}</span>
              <strong>{title}</strong>
              <span className="gl-section-text">{text}</span>
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}

function Goers({ goers, operator, onChoose }: { goers: CharacterId[]; operator: CharacterId | null; onChoose: (id: CharacterId) => void }) {
  const t = useText();
  if (goers.length === 0) return <p className="gl-warn">{t('board.nobodyAtHideout')}</p>;
  return (
    <div className="gl-paying" role="group" aria-label={t('board.whoGoes')}>
      <span className="gl-paying-name">{t('board.whoGoes')}</span>
      {goers.map((id) => (
        <Button key={id} aria-pressed={id === operator} kind={id === operator ? 'primary' : 'plain'} icon={<Emblem character={id} size={26} />} onClick={() => onChoose(id)}>{t(`character.${id}`)}</Button>
      ))}
    </div>
  );
}
