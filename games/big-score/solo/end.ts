/** The end of a solo game: the reckoning, and whether the goal is reached (BS-346 to BS-348). */
import { moveAll } from '../../kit/zones';
import type { Turn } from '../events';
import { reckon } from '../scoring';
import type { BigScore, Score } from '../state';
import { bossOf, ME, soloOf } from './ask';
import { measure, progressOf, reached, type GoalSpec } from './goals';
import { scenarioOf } from './scenarios';
import type { Goal, SoloResult } from './state';

type Table = Pick<BigScore, 'seats' | 'solo'>;

/** The sheet by the values of this scenario. */
export const soloSheet = (G: Table): Score => scenarioOf(G).recount(reckon(G)[ME]!, bossOf(G));

const specsOf = (G: Table): readonly GoalSpec[] => {
  const { goals, extremeGoals } = scenarioOf(G);
  return soloOf(G).extreme && extremeGoals ? extremeGoals : goals;
};

/** The goals as things stand: what is safe counts. */
export const goalsOf = (G: Table): Goal[] => measure(specsOf(G), soloSheet(G), soloOf(G).jobsDone);

/** The same table, had the boss got out with all that is at risk. */
export function escaped<G extends Table>(G: G): G {
  const boss = bossOf(G);
  const loot = scenarioOf(G).vault.atRisk(G);
  return { ...G, seats: { [ME]: { ...boss, stash: [...boss.stash, ...loot], loot: [] } } };
}

/** What a scenario is called in results: the extreme challenge is one of its own. */
export const scenarioKey = ({ solo }: Pick<BigScore, 'solo'>): string => (solo!.extreme ? `${solo!.scenario}-extreme` : solo!.scenario);

function resultOf(G: BigScore): SoloResult {
  const goals = goalsOf(G);
  const { lost } = soloOf(G);
  const won = lost === null && reached(goals);
  const progress = won ? progressOf(goals) : Math.min(99, progressOf(goals));
  return { scenario: scenarioKey(G), goals, progress, ending: lost ?? (won ? 'reached' : 'missed') };
}

/** It is over: all that has not been lost counts. */
export function endSolo({ G, tell }: Turn): void {
  const boss = bossOf(G);
  moveAll(boss.loot, boss.stash);
  const sheet = soloSheet(G);
  const alone = resultOf(G);
  const won = alone.ending === 'reached';
  G.asked = {};
  G.result = { winners: won ? [ME] : [], scores: { [ME]: sheet.total }, sheets: { [ME]: sheet }, alone };
  tell({ type: 'solo-over', seat: ME, ending: alone.ending, scenario: soloOf(G).scenario, total: sheet.total });
}
