/** The cards of all characters: who they are, where, what they carry, and whether their skill is awake. */
import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';
import { Tooltip, useMatch } from '../../../ui/kit';
import { Panel } from '../../../ui/kit';
import { Token, useSpots } from '../../../ui/kit/board';
import { activeSkill } from '../backpack';
import { CHARACTERS, cardsOf, idsOf } from '../content/characters';
import { backpackOf } from '../queries';
import { inHouse, ownCharacters } from '../roles';
import type { CharacterId, Role, View } from '../state';
import { Emblem } from './Emblem';
import { COLOUR_LOOK, colourOfCard, useText, useTokenFace } from './faces';
import './Crew.css';

/** What a stage wraps around each character's card, such as a place to drop tokens on. */
export const CardWrap = createContext<(character: CharacterId, card: ReactNode) => ReactNode>((_, card) => card);

const GROUPS: { id: string; who: (view: View) => readonly CharacterId[] }[] = [
  { id: 'coordinators', who: () => idsOf('coordinator') },
  { id: 'outside', who: (view) => ownCharacters(view, 'operator') },
  { id: 'reserve', who: (view) => CHARACTERS.filter(({ id, role }) => role === 'operator' && inHouse(view, id)).map(({ id }) => id) },
];
const FIRST: Record<Role, string[]> = { coordinator: ['coordinators', 'reserve', 'outside'], operator: ['outside', 'coordinators', 'reserve'] };

/** All cards, those of `role` first. */
export function Crew({ role }: { role: Role }) {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <div className="gl-crew">
      {FIRST[role].map((id) => {
        const people = GROUPS.find((group) => group.id === id)!.who(view);
        return people.length > 0 && (
          <Panel key={id} title={t(`board.group.${id}`)} className="gl-crew-group" aria-label={t(`board.group.${id}`)}>
            <div className="gl-people">
              {people.map((character) => <Person key={character} character={character} />)}
            </div>
          </Panel>
        );
      })}
    </div>
  );
}

export function Person({ character }: { character: CharacterId }) {
  const { view } = useMatch<View>();
  const t = useText();
  const wrap = useContext(CardWrap);
  const spot = useSpots()[`character:${character}`];
  const colour = colourOfCard(character);
  const head = (
    <>
      <Emblem character={character} size={34} />
      <span className="gl-person-name">{t(`character.${character}`)}</span>
      <span className="gl-person-place">{t(`place.${view.places[character]}`)}</span>
    </>
  );
  const open = spot && spot.why === undefined;
  return wrap(character,
    <article
      className="gl-person k-pattern"
      data-pattern="plain"
      data-open={open || undefined}
      data-selected={spot?.selected || undefined}
      style={{ '--tone': COLOUR_LOOK[colour].fill } as CSSProperties}
      aria-label={t('board.card', { character, colour })}
    >
      {spot ? (
        <Tooltip text={spot.why} onTap>
          <button type="button" className="gl-person-head" aria-pressed={spot.selected ?? false} aria-disabled={!open || undefined} onClick={() => open && spot.press()}>
            {head}
          </button>
        </Tooltip>
      ) : <div className="gl-person-head">{head}</div>}
      <Backpack character={character} />
      <SkillLine character={character} />
    </article>,
  );
}

/** The icons of a card, with what lies on them. */
function Backpack({ character }: { character: CharacterId }) {
  const { view } = useMatch<View>();
  const t = useText();
  const face = useTokenFace();
  const spots = useSpots();
  const { tools, fingerprint } = view.cards[character]!;
  const { free } = backpackOf(view, character);
  return (
    <div className="gl-backpack" role="group" aria-label={t('board.backpack', { character })}>
      {tools.map((tool, i) => {
        const spot = spots[`tool:${character}:${i}`];
        return <Token key={i} face={face(tool)} size="s" selected={spot?.selected} why={spot?.why} onClick={spot?.press} />;
      })}
      {fingerprint && <Token face={face('fingerprint')} size="s" />}
      {Array.from({ length: free }, (_, i) => (
        <span key={`free-${i}`} className="gl-free" role="img" aria-label={t('board.freeIcon')} />
      ))}
    </div>
  );
}

/** The skill, once the card is turned; before, what it may be. */
function SkillLine({ character }: { character: CharacterId }) {
  const { view } = useMatch<View>();
  const t = useText();
  const active = activeSkill(view, character);
  if (active) {
    return (
      <Tooltip text={t(`skillText.${active}`)}>
        <span className="gl-skill" data-active tabIndex={0}>{t(`skill.${active}`)}</span>
      </Tooltip>
    );
  }
  const cards = cardsOf(character);
  const help = cards.map(({ skill }) => `${t(`skill.${skill}`)}: ${t(`skillText.${skill}`)}`).join(' ');
  return (
    <Tooltip text={`${t('board.asleep')} ${help}`}>
      <span className="gl-skill" tabIndex={0}>{cards.length === 1 ? t(`skill.${cards[0]!.skill}`) : t('board.skillHidden')}</span>
    </Tooltip>
  );
}
