/** Businesses and Safe Houses with everybody's cubes, Exits with their Patrol cards, and Gangs. */
import { Panel, SeatEmblem, useMatch } from '../../../ui/kit';
import { useNameOf } from '../../../ui/kit/board';
import { BY_PLAYERS, LAST_DAY, PATROL_REVEALS } from '../content/numbers';
import { GROUPS, SAFE_HOUSES } from '../content/places';
import { KEY_COLOURS, PATROL_CARDS, STACK_VALUES } from '../content/tokens';
import { cardsAt, exitStack, isExitClosed, lastExit } from '../police/patrol';
import { exitLocation, locationsIn, placeAt, tileOfSpace } from '../city/spaces';
import type { ExitNumber, OfficerType, PlaceId, Player, SafeHouseId, View } from '../state';
import { OfficerBadge } from './city/shapes';
import { ICON, money, spotIcon, useText } from './faces';
import { Legend } from './Legend';
import { costsAhead } from './Status';
import './Places.css';

export const Places = () => (
  <div className="ep-places">
    <Legend />
    <Exits />
    <Displays />
  </div>
);

function Displays() {
  const { view } = useMatch<View>();
  const t = useText();
  const { closeAt } = BY_PLAYERS[Object.keys(view.boards).length]!;
  return (
    <Panel title={t('board.displays')} icon={spotIcon('business')}>
      <p className="k-quiet ep-small">{t('board.closeAt', { count: closeAt })}</p>
      {GROUPS.map(({ id, places }) => (
        <ul key={id} className="ep-displays" aria-label={t(`group.${id}`)}>
          {places.map((place) => <Display key={place} place={place} />)}
        </ul>
      ))}
    </Panel>
  );
}

function Display({ place }: { place: PlaceId }) {
  const { view } = useMatch<View>();
  const t = useText();
  const { plain, income, closed } = view.displays[place];
  const location = locationsIn(view).find((each) => placeAt(view, each) === place);
  const house = SAFE_HOUSES.indexOf(place as SafeHouseId);
  return (
    <li className="ep-display" data-closed={closed || undefined}>
      <span className="ep-display-icon" aria-hidden>{spotIcon(place)}</span>
      <span className="ep-display-name">{t(`spot.${place}`)}{closed && <strong className="ep-closed">{t('thing.closed')}</strong>}</span>
      <span className="ep-display-where">
        {location ? t(`tile.${tileOfSpace(location)}`) : t('board.notYet')}
        {house >= 0 && ` · ${t('board.keysLeft', { count: view.keys[house]!, colour: KEY_COLOURS[house] })}`}
      </span>
      <span className="ep-display-cubes"><Area players={plain} area="plain" /><Area players={income} area="income" /></span>
    </li>
  );
}

function Area({ players, area }: { players: readonly Player[]; area: 'plain' | 'income' }) {
  const t = useText();
  const nameOf = useNameOf();
  if (players.length === 0) return null;
  return (
    <span className="ep-area" role="group" aria-label={t(`area.${area}`)}>
      {area === 'income' && <span aria-hidden className="ep-area-income">{ICON.income}</span>}
      {players.map((player, i) => (player === 'inspector'
        ? <span key={i} role="img" aria-label={t('character.inspector')}><OfficerBadge type="inspector" size={22} /></span>
        : <SeatEmblem key={i} seat={player} name={nameOf(player)} size={22} />))}
    </span>
  );
}

const EXITS: readonly ExitNumber[] = [1, 2, 3];

function Exits() {
  const { view } = useMatch<View>();
  const t = useText();
  const toCome = view.counts.patrolDeck;
  return (
    <Panel title={t('board.exits')} icon={ICON.exit}>
      <ul className="ep-displays">
        {EXITS.map((exit) => <Exit key={exit} exit={exit} />)}
      </ul>
      <p className="ep-small">{t('board.costs', { costs: costsAhead(view).map(money).join(', ') })}</p>
      <p className="k-quiet ep-small">
        {view.day < LAST_DAY && toCome > 0 ? t('board.patrolNext', { count: PATROL_REVEALS[(view.day + 1) as 2 | 3], left: toCome }) : t('board.patrolDone')}
      </p>
    </Panel>
  );
}

/** Officers whose Patrol card for this Exit has not been laid: one card of all six is out of the game. */
const unlaid = ({ patrol }: Pick<View, 'patrol'>, exit: ExitNumber): OfficerType[] =>
  Object.entries(PATROL_CARDS).filter(([id, card]) => card.exit === exit && !patrol.includes(id)).map(([, { officer }]) => officer);

function Exit({ exit }: { exit: ExitNumber }) {
  const { view } = useMatch<View>();
  const t = useText();
  const location = exitLocation(view, exit);
  const closed = isExitClosed(view, exit);
  const stack = exitStack(view, exit);
  const out = lastExit(view) === exit;
  const to = unlaid(view, exit);
  return (
    <li className="ep-display" data-closed={closed || undefined} data-out={out || undefined}>
      <span className="ep-display-icon" aria-hidden>{spotIcon('exit')}</span>
      <span className="ep-display-name">
        {t(`spot.exit${exit}`)} <strong className={closed ? 'ep-closed' : 'ep-open'}>{t(out ? 'board.lastOpen' : closed ? 'thing.closed' : 'thing.open')}</strong>
      </span>
      <span className="ep-display-where">
        {location ? t(`tile.${tileOfSpace(location)}`) : t('board.notYet')} · {t('board.patrolAt', { count: cardsAt(view, exit) })}
        {stack && ` · ${t('board.exitTiles', { stack, count: view.counts.stacks[stack], values: STACK_VALUES[stack].join(', ') })}`}
      </span>
      {!closed && view.day < LAST_DAY && to.length > 0 && (
        <span className="ep-display-more">{t('board.couldCome')} {to.map((type) => <span key={type} className="ep-with-badge"><OfficerBadge type={type} size={22} />{t(`board.officerShort.${type}`)}</span>)}</span>
      )}
    </li>
  );
}
