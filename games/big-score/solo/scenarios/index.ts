/** All scenarios by their ids. */
import type { BigScore } from '../../state';
import type { Scenario } from '../scenario';
import type { ScenarioId } from '../state';
import { betrayTheTraitor } from './betray-the-traitor';
import { biggestScore } from './biggest-score';
import { cryptoCurrency } from './crypto-currency';
import { diamondThief } from './diamond-thief';
import { doesWhatItTakes } from './does-what-it-takes';
import { heatIsOn } from './heat-is-on';
import { joatShow } from './joat-show';
import { magicPaintings } from './magic-paintings';
import { simultaneousPlunder } from './simultaneous-plunder';

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  'biggest-score': biggestScore,
  'diamond-thief': diamondThief,
  'magic-paintings': magicPaintings,
  'joat-show': joatShow,
  'crypto-currency': cryptoCurrency,
  'heat-is-on': heatIsOn,
  'simultaneous-plunder': simultaneousPlunder,
  'betray-the-traitor': betrayTheTraitor,
  'does-what-it-takes': doesWhatItTakes,
};

/** The scenario of a game. */
export const scenarioOf = ({ solo }: Pick<BigScore, 'solo'>): Scenario => SCENARIOS[solo!.scenario];
