/** Betray the Traitor: the loot is carried by the crew of the jobs, and two of them run away with theirs (BS-400 to BS-408). */
import { rowVault } from '../row';
import { BASIC, type Scenario } from '../scenario';

export const betrayTheTraitor: Scenario = {
  ...BASIC,
  id: 'betray-the-traitor',
  goals: [{ what: 'total', least: 1200 }],
  setsAside: true,
  vault: rowVault,
};
