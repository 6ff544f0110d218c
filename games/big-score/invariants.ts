/** What must hold after every move (BS-500 to BS-510). */
import { tally } from '../kit/zones';
import { plannedCards } from './assignment';
import { CREW_CARDS, isExpert, typeOf } from './content/crew';
import { JOBS } from './content/jobs';
import { BY_PLAYERS, FLOOR_SIZE, TRAINING_NEEDED } from './content/numbers';
import { VAULT_COUNTS } from './content/vault';
import { bustOnCops } from './cops';
import { seatsOf } from './seats';
import { soloInvariants } from './solo/invariants';
import { VAULT_KINDS, type BigScore, type BossState, type CardId } from './state';

type Check = (G: BigScore) => string[];

const broken = (rule: string, holds: boolean, what: string): string[] => (holds ? [] : [`${rule}: ${what}`]);
const sameCards = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();
const bosses = (G: BigScore): BossState[] => seatsOf(G).map((seat) => G.seats[seat]!);

function crewCards(G: BigScore): CardId[] {
  const { crewDeck, crewDiscard } = G.secret;
  const own = Object.values(G.players).flatMap(({ hand, picks, plan, unassigned }) => [
    ...hand, ...picks, ...unassigned, ...(plan ? plannedCards(plan) : []),
  ]);
  const onJob = G.open ? [...G.open.pile.map(({ card }) => card), ...(G.open.insideMan === null ? [] : [G.open.insideMan])] : [];
  return [...crewDeck, ...crewDiscard, ...own, ...onJob, ...bosses(G).flatMap(({ training }) => training)];
}

const crewConserved: Check = (G) => broken('BS-500', sameCards(crewCards(G), CREW_CARDS), 'crew cards lost or doubled');

const vaultConserved: Check = (G) => {
  const out = bosses(G).flatMap(({ loot, stash, held }) => [...loot, ...stash, ...(held === null ? [] : [held])]);
  const all = tally([...G.secret.vault, ...G.floor, ...out]);
  const lost = VAULT_KINDS.filter((kind) => (all[kind] ?? 0) + (kind === 'cops' ? G.track : 0) !== VAULT_COUNTS[kind]);
  return [
    ...lost.map((kind) => `BS-501: ${kind} tokens lost or doubled`),
    ...broken('BS-503', ![...G.floor, ...out].includes('cops'), 'Cops outside of vault and track'),
  ];
};

const jobsConserved: Check = (G) => {
  const onTable = G.jobs.flatMap((job) => job ?? []);
  const all = [...G.secret.jobDeck, ...onTable, ...G.jobDiscard];
  return broken('BS-502', sameCards(all, JOBS.map(({ id }) => id)), 'jobs lost or doubled');
};

const cash: Check = (G) =>
  broken('BS-504', bosses(G).every((boss) => boss.cash >= 0 && boss.cash % 10 === 0), 'cash below 0 or in odd money');

const floor: Check = (G) => {
  const taken = bosses(G).filter(({ ability, abilityUsed }) => abilityUsed && (ability === 'grease' || ability === 'gun')).length;
  return broken('BS-505', G.floor.length === (G.act === 2 ? FLOOR_SIZE - taken : 0), 'wrong number of tokens on the floor');
};

const places: Check = (G) => {
  const inside = seatsOf(G).filter((seat) => G.seats[seat]!.place === 'inside');
  return broken('BS-506', (G.act === 2) === bosses(G).every(({ place }) => place !== null)
    && (inside.length === 0 || inside.includes(G.marker!)), 'the marker is not inside, or a boss is nowhere');
};

const joat: Check = (G) => {
  const most = BY_PLAYERS[seatsOf(G).length]!.joat;
  return broken('BS-507', bosses(G).every((boss) => boss.joat >= 0 && boss.joat <= most), 'wrong number of JoAT tokens');
};

const draft: Check = (G) => {
  if (!Object.values(G.asked).includes('pick')) return [];
  const { deal } = BY_PLAYERS[seatsOf(G).length]!;
  const own = Object.values(G.players);
  const sizes = own.map(({ hand }) => hand.length);
  return broken('BS-508', own.every(({ hand, picks }) => hand.length + picks.length === deal)
    && Math.max(...sizes) - Math.min(...sizes) <= 1, 'hands and picks do not match the deal');
};

const training: Check = (G) => {
  const lying = [...bosses(G).map((boss) => boss.training), ...Object.values(G.players).map(({ plan }) => plan?.training ?? [])];
  const abilities = Object.values(tally(bosses(G).flatMap(({ ability }) => ability ?? [])));
  return broken('BS-509', lying.every((cards) => cards.length <= TRAINING_NEEDED && cards.every(isExpert)
    && new Set(cards.map(typeOf)).size <= 1) && abilities.every((count) => count <= 2), 'wrong cards in Training or too many of one ability');
};

const track: Check = (G) =>
  broken('BS-510', G.result !== undefined || G.track < bustOnCops(seatsOf(G).length) || Object.values(G.asked).includes('grab'),
    'the cops are here, but Act II goes on');

const CHECKS: Check[] = [
  crewConserved, vaultConserved, jobsConserved, cash, floor, places, joat, draft, training, track,
];

/** The broken invariants in words; none if all is well. */
export const invariants = (G: BigScore): string[] => (G.solo ? soloInvariants(G) : CHECKS.flatMap((check) => check(G)));
