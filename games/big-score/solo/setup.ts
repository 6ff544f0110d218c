/** Setup for one player (BS-290 to BS-298, BS-366, BS-371): what differs from the table of several. */
import { pick } from '../../kit/chance';
import type { Options } from '../../kit/manifest';
import type { Chance } from '../../kit/types';
import { typeOf } from '../content/crew';
import { JOBS, jobOf } from '../content/jobs';
import { JOBS_PER_ROUND } from '../content/numbers';
import type { BigScore, CardId, Crew, JobId } from '../state';
import { bossOf, ME } from './ask';
import { CREW_DECKS, SOLO_JOBS } from './numbers';
import { SCENARIOS } from './scenarios';
import { SCENARIO_IDS, type Place, type ScenarioId, type Solo } from './state';

const emptyPlace = (): Place => ({ faceDown: false, crew: [], joat: [], tokens: [] });

/** Six places without anything on them. */
export const emptyPlaces = (): Place[] => Array.from({ length: JOBS_PER_ROUND }, emptyPlace);

/** The jobs of the game, shuffled: those that are in for certain, and as many others as it takes, drawn unseen. */
export function dealJobs(scenario: ScenarioId, random: Chance): { deck: JobId[]; unused: JobId[] } {
  const { surelyIn } = SCENARIOS[scenario];
  const ids = random.Shuffle(JOBS.map(({ id }) => id));
  const sure = ids.filter((id) => surelyIn(jobOf(id)));
  const others = ids.filter((id) => !sure.includes(id));
  const drawn = others.splice(0, SOLO_JOBS - sure.length);
  return { deck: random.Shuffle([...sure, ...drawn]), unused: others };
}

/** Shuffled crew in one equal deck for each round. */
export function crewDecks(cards: readonly CardId[], random: Chance): CardId[][] {
  const shuffled = random.Shuffle([...cards]);
  return Array.from({ length: CREW_DECKS }, () => shuffled.splice(0, cards.length / CREW_DECKS));
}

/** All cards of a type leave the crew deck before the decks are made (BS-366, BS-368). */
export function callStrike(G: BigScore, type: Crew, random: Chance): void {
  const { secret } = G;
  G.solo!.strike = type;
  secret.crewDiscard.push(...secret.crewDeck.filter((card) => typeOf(card) === type));
  secret.solo!.decks = crewDecks(secret.crewDeck.filter((card) => typeOf(card) !== type), random);
  secret.crewDeck = [];
}

const newSolo = (scenario: ScenarioId, extreme: boolean): Solo => ({
  scenario, extreme, strike: null, places: emptyPlaces(), completed: [], reveals: 0, jobsDone: 0,
  drawn: [], gone: [], aside: [], row: [], lost: null,
});

/** Makes a solo game of a table that is set up for one. */
export function setupSolo(G: BigScore, options: Options, random: Chance): void {
  const id = options.scenario === 'random' ? pick(SCENARIO_IDS, random) : (options.scenario as ScenarioId);
  const { strike } = SCENARIOS[id];
  const { deck, unused } = dealJobs(id, random);
  G.asked = { [ME]: 'boss' };
  G.solo = newSolo(id, options.extreme === true);
  bossOf(G).joat = strike?.joatTokens ?? 0;
  G.secret.jobDeck = deck;
  G.secret.solo = {
    decks: strike ? [] : crewDecks(G.secret.crewDeck, random),
    faceDown: Array<null>(JOBS_PER_ROUND).fill(null), unused, traitors: [],
  };
  if (!strike) G.secret.crewDeck = [];
  G.players[ME]!.scouted = [];
}
