/** The solo bot's Act I: which type to lay, what to lay for a fee, and when a JoAT token is worth it. */
import type { Choice } from '../../../kit/types';
import { typeOf } from '../../content/crew';
import { jobOf, type Job } from '../../content/jobs';
import { ROUNDS } from '../../content/numbers';
import { CREW, type Crew, type View } from '../../state';
import { bossOf, ME, soloOf } from '../ask';
import { isFullSet, laidOn, openIcons } from '../cover';
import { FEES } from '../numbers';
import { scenarioOf } from '../scenarios';
import { gain, type Token } from './worth';

/** What an icon that is still open will cost on average. */
const ICON_COST = 7;
/** The share of the cards to come that other jobs leave over. */
const SHARE = 0.6;
/** What turning up a face-down job is good for. */
const REVEAL = 12;
/** A vault round in Act I, and a Cops token kept off the track. */
const PLUNDER = 110;
const COPS = 160;
/** A job towards the eight that are asked for. */
const JOB = 60;

/** The desk of one turn: jobs with what lies there and what they would bring. */
export interface Desk {
  jobs: { number: number; job: Job; laid: Crew[]; worth: number }[];
  hand: Crew[];
  deck: number;
  joat: number;
  strike: Crew | null;
  cash: number;
  joatCost: number;
  fullSet: boolean;
  room: (job: Job, laid: readonly Crew[], type: Crew) => number;
}

/** What completing the job with this number brings. */
function worthOf(view: View, number: number, job: Job): number {
  const { tokens } = soloOf(view).places[number - 1]!;
  const { plunders, tokensPerJob } = scenarioOf(view);
  const cops = tokens.filter((token) => token === 'cops').length;
  const counted = tokensPerJob > 0 ? JOB : 0;
  const reveal = soloOf(view).places.some(({ faceDown }) => faceDown) ? REVEAL : 0;
  if (cops > 0) return cops * COPS + counted + reveal;
  return gain(view, { cash: job.cash, tokens: [...job.tokens, ...tokens] as Token[] }) + counted + reveal + (plunders ? PLUNDER : 0);
}

export function deskOf(view: View): Desk {
  const solo = soloOf(view);
  const { isComplete, room } = scenarioOf(view);
  const lastTurn = view.round === ROUNDS && view.counts.crewDeck === 0;
  return {
    jobs: view.jobs.flatMap((id, i) => (id === null ? [] : [{
      number: i + 1, job: jobOf(id), laid: laidOn(solo.places[i]!), worth: worthOf(view, i + 1, jobOf(id)),
    }])),
    hand: view.players[ME]!.hand.map(typeOf),
    deck: view.counts.crewDeck,
    joat: bossOf(view).joat,
    strike: solo.strike,
    cash: bossOf(view).cash,
    joatCost: lastTurn ? 0 : view.round === ROUNDS ? 14 : 24,
    // Its two Gun Men are one too many for a set of one each.
    fullSet: isComplete(jobOf('night-club'), CREW),
    room,
  };
}

/** The chance that so many cards of one type come among `deck` cards and are not wanted elsewhere. */
function cardsCome(need: number, deck: number): number {
  const rate = (deck / CREW.length) * SHARE;
  let none = 0;
  for (let k = 0, p = Math.exp(-rate); k < need; k++, p *= rate / k) none += p;
  return 1 - none;
}

/** The chance that missing icons get covered in the rest of the round. */
function chanceOf(missing: readonly Crew[], { deck, strike, joat }: Desk): number {
  return CREW.reduce((chance, type) => {
    const need = missing.filter((other) => other === type).length;
    if (need === 0) return chance;
    if (type === strike) return joat >= need ? chance * 0.85 : 0;
    return chance * cardsCome(need, deck);
  }, 1);
}

const missingOf = (job: Job, laid: readonly Crew[]): Crew[] => CREW.flatMap((type) => Array<Crew>(openIcons(job, laid, type)).fill(type));

/** What a job is worth with these cards on it, the chance of completing it counted. */
function potential(job: Job, laid: readonly Crew[], worth: number, desk: Desk): number {
  const ways = [missingOf(job, laid)];
  if (desk.fullSet) ways.push(isFullSet(laid) ? [] : CREW.filter((type) => !laid.includes(type)));
  return Math.max(...ways.map((missing) => (missing.length === 0 ? worth : chanceOf(missing, desk) * (worth - ICON_COST * missing.length))));
}

/** One more card or token on a job, and what that adds. */
interface Extra {
  at: number;
  type: Crew;
  adds: number;
}

/** The card of the hand that adds most, or nothing if none adds more than its fee. */
function bestCard(desk: Desk): Extra | undefined {
  if (desk.cash < FEES.layCard) return undefined;
  return bestOf(desk, [...new Set(desk.hand)], FEES.layCard);
}

function bestOf(desk: Desk, types: readonly Crew[], cost: number): Extra | undefined {
  let best: Extra | undefined;
  for (const [at, { job, laid, worth }] of desk.jobs.entries()) {
    const now = potential(job, laid, worth, desk);
    for (const type of types) {
      if (desk.room(job, laid, type) === 0) continue;
      const adds = potential(job, [...laid, type], worth, desk) - now;
      if (adds > cost && adds > (best?.adds ?? 0)) best = { at, type, adds };
    }
  }
  return best;
}

/** Tokens only complete jobs: as many as are missing on one, if that is worth them. */
function bestJoat(desk: Desk): Extra | undefined {
  const { joat } = desk;
  const wanted = desk.jobs.flatMap(({ job, laid, worth }, at): Extra[] => {
    const missing = missingOf(job, laid);
    const hopes = potential(job, laid, worth, desk);
    const adds = worth - hopes - missing.length * desk.joatCost;
    return missing.length > 0 && missing.length <= joat && adds > 0 ? [{ at, type: missing[0]!, adds }] : [];
  });
  return wanted.toSorted((a, b) => b.adds - a.adds)[0];
}

/** The desk after a card of the hand or a token was laid. */
function withLaid(desk: Desk, { at, type }: Pick<Extra, 'at' | 'type'>, from: 'hand' | 'joat'): Desk {
  const jobs = desk.jobs.map((place, i) => (i === at ? { ...place, laid: [...place.laid, type] } : place));
  if (from === 'joat') return { ...desk, jobs, joat: desk.joat - 1 };
  const hand = [...desk.hand];
  hand.splice(hand.indexOf(type), 1);
  return { ...desk, jobs, hand };
}

/** What the desk is worth once everything that pays has been laid. */
function outlook(desk: Desk): number {
  let fees = 0;
  for (let extra = bestCard(desk); extra; extra = bestCard(desk)) {
    desk = { ...withLaid(desk, extra, 'hand'), cash: desk.cash - FEES.layCard };
    fees += FEES.layCard;
  }
  return desk.jobs.reduce((sum, place) => sum + potential(place.job, place.laid, place.worth, desk), 0) - fees;
}

/** The type whose cards lie best, with all that may follow. */
export function bestLay(view: View, choices: readonly Choice[]): Choice {
  const desk = deskOf(view);
  const ranked = choices.filter(({ move }) => move === 'layType').map((choice) => {
    const { type, slots } = choice.args as { type: Crew; slots: number[] };
    const after = slots.reduce((now, number) => withLaid(now, { at: now.jobs.findIndex((place) => place.number === number), type }, 'hand'), desk);
    return { choice, worth: outlook({ ...after, hand: after.hand.filter((other) => other !== type) }) };
  });
  return ranked.reduce((top, next) => (next.worth > top.worth ? next : top)).choice;
}

/** A card for a fee, a token, or the end of the turn. */
export function nextLay(view: View): Choice {
  const desk = deskOf(view);
  const card = bestCard(desk);
  if (card) {
    const id = view.players[ME]!.hand.find((own) => typeOf(own) === card.type)!;
    return { move: 'layCard', args: { card: id, slot: desk.jobs[card.at]!.number } };
  }
  const joat = bestJoat(desk);
  if (joat) return { move: 'layJoat', args: { slot: desk.jobs[joat.at]!.number, type: joat.type } };
  return { move: 'endTurn', args: { keep: [], step: view.step } };
}
