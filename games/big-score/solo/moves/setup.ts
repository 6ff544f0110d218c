/** Phase `soloSetup`: a boss without a starting item, and the type that is on strike (BS-291, BS-366, BS-368). */
import * as v from 'valibot';
import { refusal } from '../../../kit/move';
import { BOSSES, bossOf as bossCard } from '../../content/bosses';
import { CREW, defineMove } from '../../state';
import { ask, bossOf, soloOf } from '../ask';
import { startSoloRound } from '../rounds';
import { scenarioOf } from '../scenarios';
import { callStrike } from '../setup';

export const chooseSoloBoss = defineMove({
  name: 'chooseSoloBoss',
  args: v.strictObject({ boss: v.pipe(v.string(), v.maxLength(20)) }),
  refuse: (_, { boss }) => (bossCard(boss) ? undefined : refusal('no-such-boss', 'BS-291')),
  options: () => BOSSES.map(({ id }) => ({ boss: id })),
  apply: (turn, { boss }) => {
    const { G, seat, tell } = turn;
    bossOf(G).boss = boss;
    tell({ type: 'solo-begun', seat, boss, scenario: soloOf(G).scenario });
    if (scenarioOf(G).strike) return ask(turn, 'soloSetup', 'strike');
    startSoloRound(turn, 1);
  },
});

export const chooseStrike = defineMove({
  name: 'chooseStrike',
  args: v.strictObject({ type: v.picklist(CREW) }),
  options: () => CREW.map((type) => ({ type })),
  apply: (turn, { type }) => {
    const { G, seat, random, tell } = turn;
    callStrike(G, type, random);
    tell({ type: 'on-strike', seat, crew: type });
    startSoloRound(turn, 1);
  },
});
