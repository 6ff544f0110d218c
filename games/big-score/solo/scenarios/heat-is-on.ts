/** The Heat Is On: vault tokens lie on the jobs, Cops among them; no Act II (BS-380 to BS-388). */
import { takeOut, winToken } from '../tokens';
import { ME, soloOf } from '../ask';
import { BASIC, payJob, type Scenario } from '../scenario';
import { placeOnTrack } from '../track';

/** Cops on the track that end it (BS-387). */
const ARRESTED = 4;

/** A job with Cops on it pays nothing; the Cops go back, and what else lies there is for the player to settle. */
const reward: Scenario['reward'] = (turn, number) => {
  const { G, tell } = turn;
  const { tokens } = soloOf(G).places[number - 1]!;
  const cops = tokens.filter((token) => token === 'cops');
  if (cops.length === 0) {
    payJob(turn, number);
    for (const token of tokens.splice(0)) winToken(turn, token, 'stash');
    return;
  }
  takeOut(tokens, cops);
  G.secret.vault.push(...cops);
  tell({ type: 'watched', seat: ME, number, job: G.jobs[number - 1]!, count: cops.length });
};

/** Cops of a job that was not done go on the track, other tokens out of the game. */
const abandon: Scenario['abandon'] = (turn, number) => {
  const solo = soloOf(turn.G);
  const tokens = solo.places[number - 1]!.tokens.splice(0);
  const cops = tokens.filter((token) => token === 'cops');
  solo.gone.push(...tokens.filter((token) => token !== 'cops'));
  solo.drawn.push(...cops);
  placeOnTrack(turn, cops.length, { bustOn: ARRESTED });
};

export const heatIsOn: Scenario = {
  ...BASIC,
  id: 'heat-is-on',
  // More than 1500; money comes in tens.
  goals: [{ what: 'jobs', least: 8 }, { what: 'total', least: 1510 }],
  tokensPerJob: 2,
  reward,
  abandon,
  actTwo: false,
  bustOn: ARRESTED,
};
