/** All that can be looked at or pressed in the city, as the kit's map wants it: Land, Locations, free cells, officers, pawns. */
import { MapIcon, type MapThing } from '../../../../ui/kit/board';
import { SeatShape } from '../../../../ui/kit';
import { tileOf } from '../../content/tiles';
import { isClosed } from '../../travel/ends';
import { isExitClosed } from '../../police/patrol';
import { inCity } from '../../seats';
import { exitAt, kindOf, locationsIn, placeAt, regionId, spotName } from '../../city/spaces';
import type { Faced, LocationId, Player, View } from '../../state';
import { facedKey, ICON, spotIcon, type Text } from '../faces';
import type { Spot, Spots } from '../spots';
import { centre, LOCATION_R, locationPoint, OFFICER_R, officerPoint, outlineOf, PAWN_R, pawnPoint, spacePoint } from './places';
import { InspectorShape, OfficerShape } from './shapes';

/** A thing takes from its spot whether it can be pressed. */
const spotted = (spot: Spot | undefined): Pick<MapThing, 'onPress' | 'selected' | 'why' | 'mark' | 'onLook'> =>
  spot ? { onPress: spot.press, selected: spot.selected, why: spot.why, mark: spot.mark, onLook: spot.look } : {};

/** Land that a way can lead over now; only such regions are things. */
export const landThings = (view: View, spots: Spots, t: Text): MapThing[] =>
  view.city.flatMap((tile) => tileOf(tile.id).regions.flatMap(({ land }, index): MapThing[] => {
    const id = `space:${regionId(tile.id, index)}`;
    const spot = spots[id];
    if (!spot) return [];
    const at = spacePoint(view.city, regionId(tile.id, index));
    const middle = centre(tile);
    const points = outlineOf(tile, index).map(({ x, y }) => ({ x: x + middle.x - at.x, y: y + middle.y - at.y }));
    return [{
      id, ...at, shape: { points },
      label: `${t('board.landIn', { land, tile: tile.id })}, ${spot.mark ?? ''}`, ...spotted({ ...spot, mark: undefined }),
      children: <><circle r={14} className="ep-land-dot" /><text className="ep-land-price" y={1}>{spot.mark}</text></>,
    }];
  }));

/** What a Location is called, with what its name does not say: closed, whose Gang, whose cube. */
function locationLabel(view: View, location: LocationId, nameOf: (seat: string) => string, t: Text): string {
  const kind = kindOf(location);
  const spot = spotName(view, location);
  const tile = location.split('.')[0]!;
  const name = t('board.spotIn', { spot, tile });
  if (kind === 'exit') return `${name}, ${t(isExitClosed(view, exitAt(location)) ? 'thing.closed' : 'thing.open')}`;
  if (isClosed(view, location)) return `${name}, ${t('thing.closed')}`;
  const control = view.gangs[location]?.control;
  return control === null || control === undefined ? name : `${name}, ${t('board.gangOf', { name: nameOf(control) })}`;
}

const isShut = (view: View, location: LocationId): boolean =>
  kindOf(location) === 'exit' ? isExitClosed(view, exitAt(location)) : isClosed(view, location) || (view.gangs[location]?.control ?? null) !== null;

/** Places with loot and Exits bear their names; of all others the icon tells enough. */
const named = (view: View, location: LocationId): boolean => placeAt(view, location) !== undefined || kindOf(location) === 'exit';

export const locationThings = (view: View, spots: Spots, own: Player | null, nameOf: (seat: string) => string, t: Text): MapThing[] =>
  locationsIn(view).map((location) => {
    const spot = spotName(view, location);
    const place = placeAt(view, location);
    const visited = place !== undefined && own !== null && own !== 'inspector' && [...view.displays[place].plain, ...view.displays[place].income].includes(own);
    return {
      id: `space:${location}`, ...locationPoint(view.city, location), shape: { r: LOCATION_R },
      label: [locationLabel(view, location, nameOf, t), visited ? t('board.visited') : ''].filter(Boolean).join(', '),
      ...spotted(spots[`space:${location}`]),
      children: (
        <>
          <circle r={LOCATION_R} className="ep-spot" data-kind={kindOf(location)} data-shut={isShut(view, location) || undefined} data-visited={visited || undefined} />
          <MapIcon icon={spotIcon(spot)} size={LOCATION_R * 1.35} className="ep-spot-icon" />
          {isShut(view, location) && <path d="M-17 -17L17 17" className="ep-shut" />}
          {visited && <path d="M8 14l5 5 9 -11" className="ep-tick" />}
        </>
      ),
    };
  });

export const officerThings = (view: View, spots: Spots, alarm: readonly Faced[], t: Text): MapThing[] =>
  view.city.flatMap((tile) => (view.officers[tile.id] ?? []).map((type): MapThing => {
    const id = `officer:${tile.id}:${type}`;
    const faced = alarm.some((each) => facedKey(each) === `${tile.id}:${type}`);
    return {
      id, ...officerPoint(tile, type), shape: { r: OFFICER_R },
      label: t(faced ? 'board.officerFaced' : 'board.officerIn', { officer: type, tile: tile.id }),
      ...spotted(spots[id]),
      children: (
        <>
          {faced && <circle r={OFFICER_R + 7} className="ep-alarm" />}
          <OfficerShape type={type} />
        </>
      ),
    };
  }));

/** Everybody's pawns; those who share a Location stand around it. */
export function pawnThings(view: View, nameOf: (seat: string) => string, alarm: readonly Faced[], t: Text): MapThing[] {
  const { inspector } = view;
  const standing: [Player, LocationId][] = [
    ...inCity(view).map((seat): [Player, LocationId] => [seat, view.boards[seat]!.pawn!]),
    ...(inspector ? [['inspector', inspector.pawn] as [Player, LocationId]] : []),
  ];
  return standing.map(([player, location], i) => {
    const index = standing.slice(0, i).filter(([, other]) => other === location).length;
    const sandra = player === 'inspector';
    const faced = sandra && alarm.some(({ type }) => type === 'inspector');
    return {
      id: `pawn:${player}`, ...pawnPoint(locationPoint(view.city, location), index), shape: { r: PAWN_R },
      label: t('board.pawnAt', { who: sandra ? t('character.inspector') : nameOf(player), spot: spotName(view, location), tile: location.split('.')[0] }),
      children: (
        <>
          {faced && <circle r={PAWN_R + 8} className="ep-alarm" />}
          {sandra ? <InspectorShape /> : <SeatShape seat={player} r={PAWN_R} />}
        </>
      ),
    };
  });
}

/** The names of what has one. They are part of the picture: each Location says its own. */
export const Names = ({ view, t }: { view: View; t: Text }) =>
  locationsIn(view).filter((location) => named(view, location)).map((location) => {
    const { x, y } = locationPoint(view.city, location);
    return <text key={location} className="ep-spot-name" x={x} y={y + LOCATION_R + 11}>{t(`board.shortSpot.${spotName(view, location)}`)}</text>;
  });

/** Gang members still to be hired, as dots at their Location. */
export function Extras({ view }: { view: View }) {
  return Object.entries(view.gangs).map(([location, { members, control }]) => {
    const { x, y } = locationPoint(view.city, location);
    if (control !== null) return <g key={location} transform={`translate(${x + 15} ${y + 15})`}><SeatShape seat={control} r={10} /></g>;
    return Array.from({ length: members }, (_, i) => (
      <g key={`${location}-${i}`} transform={`translate(${x - 9 + i * 18} ${y + LOCATION_R + 4})`}><circle r={9} className="ep-member" /><MapIcon icon={ICON.gang} size={13} className="ep-white" /></g>
    ));
  });
}
