/** This Crew Does What It Takes: one of each type does any job, and drives can be bought (BS-410 to BS-413). */
import { isFullSet, isMet, openIcons } from '../cover';
import { BASIC, type Scenario } from '../scenario';

export const doesWhatItTakes: Scenario = {
  ...BASIC,
  id: 'does-what-it-takes',
  goals: [
    { what: 'cashAndBars', least: 800 }, { what: 'diamonds', least: 3 },
    { what: 'artifacts', least: 3 }, { what: 'unlockedDrives', least: 3 },
  ],
  room: (job, laid, type) => Math.max(openIcons(job, laid, type), laid.includes(type) ? 0 : 1),
  isComplete: (job, laid) => isMet(job, laid) || isFullSet(laid),
  drivePrice: 100,
};
