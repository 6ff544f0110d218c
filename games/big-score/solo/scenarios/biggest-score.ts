/** The Biggest Score: the basic solo game, for a million and a half, or for two (BS-350). */
import { BASIC, type Scenario } from '../scenario';

export const biggestScore: Scenario = {
  ...BASIC,
  id: 'biggest-score',
  goals: [{ what: 'total', least: 1500 }],
  extremeGoals: [{ what: 'total', least: 2000 }],
};
