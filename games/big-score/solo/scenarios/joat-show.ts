/** The Jack of All Trades Show: one type of crew is on strike, six tokens stand in (BS-365 to BS-368). */
import { JOAT_TOKENS } from '../numbers';
import { BASIC, type Scenario } from '../scenario';

export const joatShow: Scenario = {
  ...BASIC,
  id: 'joat-show',
  goals: [{ what: 'total', least: 1500 }],
  strike: { joatTokens: JOAT_TOKENS },
};
