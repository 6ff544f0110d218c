/** Diamond Thief: eleven Diamonds, some of them from the black market after the vault (BS-353 to BS-357). */
import { BASIC, type Scenario } from '../scenario';

export const diamondThief: Scenario = {
  ...BASIC,
  id: 'diamond-thief',
  goals: [{ what: 'diamonds', least: 11 }],
  market: { cash: 250, artifacts: 3 },
};
