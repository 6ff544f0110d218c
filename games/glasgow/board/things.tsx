/** All that can be looked at or pressed on the map, as the kit's GraphMap wants it: rooms, intersections, hideouts, pieces. */
import { MapIcon, type MapThing, type Spot, type Spots } from '../../../ui/kit/board';
import { monopolyCardOf, tileOf } from '../content/house';
import { CHARACTERS } from '../content/characters';
import { tokenOf } from '../content/contingencies';
import { AREA_PICTURES, HIDEOUT_PICTURES, HIDEOUT_SIZE, INTERSECTION_PICTURES, INTERSECTION_RADIUS, OUTSIDE_PICTURE, ROOM_PICTURES } from '../content/picture';
import { ROOMS } from '../content/rooms';
import { HIDEOUTS, INTERSECTIONS } from '../content/track';
import { tokensOut } from '../contingencies';
import { inRoom } from '../roles';
import { toolAt } from '../supplies';
import { OUTSIDE, type RoomId, type TileId, type View } from '../state';
import { EmblemShape } from './Emblem';
import { COLOUR_LOOK, diceIcon, sectionIcon, tokenIcon, toneOf, type Text } from './faces';
import { spotOf } from './places';

/** A thing takes from its spot whether it can be pressed. */
const spotted = (spot: Spot | undefined): Pick<MapThing, 'onPress' | 'selected' | 'why' | 'mark'> =>
  spot ? { onPress: spot.press, selected: spot.selected, why: spot.why, mark: spot.mark } : {};

const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({ x: x + width / 2, y: y + height / 2 });

function roomThing(view: View, room: RoomId, spots: Spots, t: Text): MapThing {
  const { box, stock } = ROOM_PICTURES[room]!;
  const [tool, at] = [toolAt(view, room), middle(box)];
  const people = inRoom(view, room);
  const strikes = view.monopoly === room;
  return {
    id: `place:${room}`, ...at,
    shape: { width: box.width - 16, height: box.height - 16 },
    label: t('board.room', { room, tool, stock: view.stock[tool], count: people.length, context: strikes ? 'strikes' : undefined }),
    ...spotted(spots[`place:${room}`]),
    children: (
      <>
        <rect x={-box.width / 2} y={-box.height / 2} width={box.width} height={box.height} className="gl-floor" data-strikes={strikes || undefined} />
        <g transform={`translate(${stock.x - at.x} ${stock.y - at.y + 12})`}>
          <rect x={-19} y={-19} width={38} height={38} rx={8} fill={toneOf(tool)} className="gl-plate" />
          <MapIcon icon={tokenIcon(tool)} size={28} className="gl-ink" />
        </g>
      </>
    ),
  };
}

const outsideThing = (view: View, spots: Spots, t: Text): MapThing => {
  const { box } = OUTSIDE_PICTURE;
  const count = CHARACTERS.filter(({ id }) => view.places[id] === OUTSIDE).length;
  return {
    id: `place:${OUTSIDE}`, ...middle(box), shape: { width: box.width - 14, height: box.height - 14 },
    label: t('board.outside', { count }), ...spotted(spots[`place:${OUTSIDE}`]),
  };
};

export const regionsOf = (view: View, spots: Spots, t: Text): MapThing[] => [
  ...ROOMS.map((room) => roomThing(view, room, spots, t)),
  outsideThing(view, spots, t),
];

export const nodesOf = (view: View, spots: Spots, t: Text): MapThing[] =>
  INTERSECTIONS.map(({ id }) => {
    const here = CHARACTERS.find((character) => view.places[character.id] === id);
    return {
      id: `place:${id}`, ...INTERSECTION_PICTURES[id]!, shape: { r: INTERSECTION_RADIUS },
      label: here ? t('board.crossroadsTaken', { place: id, character: here.id }) : t('board.crossroads', { place: id }),
      ...spotted(spots[`place:${id}`]),
      children: <circle r={INTERSECTION_RADIUS} className="gl-crossroads" />,
    };
  });

/** A hideout: its back with the colour of the tile, its face if this seat has looked, or a bare space. */
function hideoutThing(view: View, space: number, peeked: TileId | undefined, spots: Spots, t: Text): MapThing {
  const colour = view.hideouts[space - 1]!;
  const { width, height } = HIDEOUT_SIZE;
  const face = peeked === undefined ? undefined : tileOf(peeked);
  const look = colour ? COLOUR_LOOK[colour] : undefined;
  const label = !colour ? t('board.hideoutGone', { space })
    : face ? t('board.hideoutPeeked', { space, colour, tool: face.tool })
    : t('board.hideout', { space, colour });
  return {
    id: `hideout:${space}`, ...HIDEOUT_PICTURES[space - 1]!, shape: { width, height }, label,
    ...spotted(spots[`hideout:${space}`]),
    children: (
      <>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={5} className="gl-hideout" data-gone={!look || undefined} fill={look?.deep} />
        {colour && <rect x={-width / 2 + 4} y={-height / 2 + 4} width={width - 8} height={height - 8} rx={3} className="gl-hideout-rim" data-colour={colour} />}
        {colour && !face && <MapIcon icon={sectionIcon('hideout')} size={26} className="gl-white" />}
        {face && face.tool !== 'any' && <MapIcon icon={tokenIcon(face.tool)} size={28} className="gl-white" />}
        {face?.tool === 'any' && <text className="gl-letter" y={1}>?</text>}
      </>
    ),
  };
}

function contingencyThings(view: View, spots: Spots, t: Text): MapThing[] {
  return tokensOut(view).map((number) => {
    const area = view.tokens[number]!;
    const slot = AREA_PICTURES[area]!.contingencies[number - 1]!;
    const { time, fingerprints } = tokenOf(number);
    return {
      id: `token:${number}`, ...slot, shape: { r: 17 },
      label: t('board.contingencyToken', { token: number, area, time, fingerprints }),
      ...spotted(spots[`token:${number}`]),
      children: (
        <>
          <path className="gl-trouble" d="M0 -18L18 13H-18z" />
          <text className="gl-trouble-number" y={3}>{number}</text>
        </>
      ),
    };
  });
}

const characterThings = (view: View, spots: Spots, t: Text): MapThing[] =>
  CHARACTERS.map(({ id, colour, role }) => ({
    id: `character:${id}`, ...spotOf(view, id), shape: { r: 21 },
    label: t('board.characterAt', { character: id, colour, role, place: view.places[id] }),
    ...spotted(spots[`character:${id}`]),
    children: (
      <>
        <EmblemShape character={id} />
        {view.cards[id]!.fingerprint && (
          <g transform="translate(15 15)">
            <circle r={11} className="gl-print" />
            <MapIcon icon={tokenIcon('fingerprint')} size={17} className="gl-ink" />
          </g>
        )}
      </>
    ),
  }));

function monopolyThing(view: View, t: Text): MapThing {
  const { monopoly } = ROOM_PICTURES[view.monopoly]!;
  const last = view.monopolyGone.at(-1);
  return {
    id: 'monopoly', x: monopoly.x, y: monopoly.y + 12, shape: { r: 21 },
    label: t('board.monopolyAt', { room: view.monopoly, colour: last && monopolyCardOf(last).colour, context: last ? 'last' : undefined }),
    children: (
      <>
        <circle r={21} className="gl-monopoly" />
        <MapIcon icon={diceIcon} size={30} className="gl-white" />
      </>
    ),
  };
}

/** Hideouts, contingency tokens, the Monopoly token, characters; `peeked` are tiles that this seat has looked at. */
export const piecesOf = (view: View, peeked: Readonly<Record<string, TileId>>, spots: Spots, t: Text): MapThing[] => [
  ...HIDEOUTS.map(({ space }) => hideoutThing(view, space, peeked[space], spots, t)),
  ...contingencyThings(view, spots, t),
  monopolyThing(view, t),
  ...characterThings(view, spots, t),
];
