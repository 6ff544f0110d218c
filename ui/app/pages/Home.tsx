/** Home: the departures board of games, the tables one has left, and the open ones. No game's code is loaded here. */
import { catalogue } from '../games';
import { useTranslation } from 'react-i18next';
import { Flap } from '../parts/Flap';
import { Page } from '../parts/Page';
import { Clock } from './home/Clock';
import { Departure } from './home/Departure';
import { MyTables } from './home/MyTables';
import { OpenTables } from './home/OpenTables';
import './home/Home.css';

export function HomePage() {
  const { t } = useTranslation();
  return (
    <Page className="a-home">
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
      <div className="a-home-columns">
        <MyTables />
        <OpenTables />
      </div>
    </Page>
  );
}
