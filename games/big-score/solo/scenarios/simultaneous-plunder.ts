/** Simultaneous Plunder: every completed job opens the vault for one round, and there is no way out (BS-390 to BS-394). */
import { JOAT_TOKENS } from '../numbers';
import { BASIC, type Scenario } from '../scenario';

export const simultaneousPlunder: Scenario = {
  ...BASIC,
  id: 'simultaneous-plunder',
  goals: [{ what: 'total', least: 1500 }],
  strike: { joatTokens: JOAT_TOKENS },
  plunders: true,
  actTwo: false,
  bustLoses: true,
  bribesWith: 'cash',
};
