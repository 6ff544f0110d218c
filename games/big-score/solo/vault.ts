/** A vault round alone: three tokens, Cops, one to take, one out of the game (BS-335 to BS-345). */
import { drawFrom } from '../../kit/zones';
import type { Turn } from '../events';
import type { BigScore, VaultKind } from '../state';
import { ask, bossOf, ME, soloOf } from './ask';
import { endSolo } from './end';
import { VAULT_DRAW } from './numbers';
import { layRow } from './row';
import { scenarioOf } from './scenarios';
import type { SoloPhase } from './state';

/** What comes after a vault round, and after a bust. Passed in, since those lead here again. */
export interface After {
  round: (turn: Turn) => void;
  bust: (turn: Turn) => void;
}

/** Vault rounds of Act I belong to the jobs that caused them. */
const phaseOf = ({ act }: BigScore): SoloPhase => (act === 1 ? 'soloResolve' : 'soloVault');

/** Act II: the boss goes in. */
export function enterVault(turn: Turn): void {
  const { G, tell } = turn;
  G.act = 2;
  bossOf(G).place = 'inside';
  tell({ type: 'vault-entered', seat: ME });
  if (soloOf(G).aside.length > 0) layRow(turn);
  askToRob(turn);
}

/** Rob once more, or flee. */
export const askToRob = (turn: Turn): void => ask(turn, 'soloVault', 'choose');

/** Draws three tokens and goes through the steps until the player has to decide. A short vault gives what it has. */
export function robVault(turn: Turn, after: After): void {
  const { G, random, tell } = turn;
  const drawn = Array.from({ length: VAULT_DRAW }, () => drawFrom(G.secret.vault, random)).filter((token) => token !== undefined);
  G.vaultRound += 1;
  soloOf(G).drawn = drawn;
  tell({ type: 'solo-drew', seat: ME, round: G.vaultRound, tokens: [...drawn] });
  for (const token of drawn) tell({ type: 'drew', seat: ME, token });
  meetCops(turn, after);
}

/** Step 1, as often as the player has to decide in it; then the tokens that are left. */
export function meetCops(turn: Turn, after: After): void {
  const { G } = turn;
  const scenario = scenarioOf(G);
  const next = scenario.vault.meetCops(turn, scenario);
  if (next === 'busted') return bust(turn, after);
  if (next !== 'settled') return ask(turn, phaseOf(G), next);
  if (soloOf(G).drawn.length === 0) return after.round(turn);
  ask(turn, phaseOf(G), 'split');
}

/** All vault tokens go back, and the heist is over; where a bust loses the game, so is the game. */
function bust(turn: Turn, after: After): void {
  const { G, tell } = turn;
  const scenario = scenarioOf(G);
  const lost = scenario.vault.lose(turn);
  G.secret.vault.push(...lost, ...soloOf(G).drawn.splice(0));
  bossOf(G).place = 'busted';
  tell({ type: 'busted', seat: ME, lost, count: lost.length });
  if (!scenario.bustLoses) return after.bust(turn);
  soloOf(G).lost = 'busted';
  endSolo(turn);
}

/** Steps 3 and 4: one token leaves the game, what is left goes back. */
export function clearDraw({ G, tell }: Turn, remove: VaultKind | null): void {
  const solo = soloOf(G);
  if (remove !== null) {
    solo.gone.push(...solo.drawn.splice(solo.drawn.indexOf(remove), 1));
    tell({ type: 'token-removed', seat: ME, token: remove });
  }
  for (const token of solo.drawn) tell({ type: 'token-back', seat: ME, token });
  G.secret.vault.push(...solo.drawn.splice(0));
}

/** The boss leaves with the loot. */
export function leaveVault(turn: Turn): void {
  const { G, tell } = turn;
  const loot = scenarioOf(G).vault.escape(turn);
  bossOf(G).place = 'fled';
  tell({ type: 'fled', seat: ME, loot, count: loot.length });
}
