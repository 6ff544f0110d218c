/** Home: the departures board of games, the tables one has left, and the open ones. No game's code is loaded here. */
import { useTranslation } from 'react-i18next';
import { useFan } from '../../client/fan';
import { mySeats } from '../device';
import { catalogue } from '../games';
import { Flap } from '../parts/Flap';
import { Page } from '../parts/Page';
import { myTables } from '../tables';
import { Clock } from './home/Clock';
import { Departure } from './home/Departure';
import { MyTables } from './home/MyTables';
import { OpenTables } from './home/OpenTables';
import './home/Home.css';

export function HomePage() {
  const { t } = useTranslation();
  // Who has begun something comes back for that; who has not, for the games.
  const begun = [useFan(myTables.fan), useFan(mySeats.fan)].some(({ length }) => length > 0);
  return (
    <Page className="a-home">
      {begun && <MyTables />}
      <section className="a-board" aria-labelledby="departures">
        <header className="a-board-head">
          <h1 id="departures"><Flap text={t('home.departures')} /></h1>
          <Clock />
        </header>
        <div className="a-departures">
          {catalogue.map((entry) => (
            <Departure key={entry.manifest.id} entry={entry} />
          ))}
        </div>
      </section>
      {!begun && <MyTables />}
      <OpenTables />
    </Page>
  );
}
