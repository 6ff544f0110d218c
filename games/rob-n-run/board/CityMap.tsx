/** The city: districts with their buildings, the road from the police to the airport, cubes, officer and car. */
import { useMatch } from '../../../ui/kit';
import { GraphMap } from '../../../ui/kit/board';
import { BUILDING_IDS, type View } from '../state';
import { layoutNow, ZOOM } from './city-places';
import { CityGround } from './CityGround';
import { AirportSign, BuildingPrint, buildingsOf, pawnsOf, spacesOf } from './city-things';
import { useText } from './faces';
import { useSpots } from './spots';
import './CityMap.css';

/** Pixels a drawing unit from which names fit. */
const NEAR = 0.3;

export function CityMap() {
  const { view } = useMatch<View>();
  const t = useText();
  const spots = useSpots();
  const { width, height } = layoutNow(view);
  return (
    <GraphMap
      className="rr-map"
      label={t('board.city')}
      box={{ x: 0, y: 0, width: width * ZOOM, height: height * ZOOM }}
      near={NEAR}
      ground={<CityGround />}
      regions={buildingsOf(view, spots, t)}
      nodes={spacesOf(view, t)}
      middle={
        <>
          <AirportSign view={view} name={t('thing.airport')} />
          {BUILDING_IDS.map((id) => <BuildingPrint key={id} view={view} id={id} name={t(`building.${id}`)} />)}
        </>
      }
      pieces={pawnsOf(view, t)}
    />
  );
}
