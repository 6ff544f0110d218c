/** What must hold after every move of a solo game (BS-500 to BS-510 as far as they concern it). */
import { tally } from '../../kit/zones';
import { CREW_CARDS } from '../content/crew';
import { JOBS } from '../content/jobs';
import { VAULT_COUNTS } from '../content/vault';
import { VAULT_KINDS, type BigScore } from '../state';
import { bossOf, ME, soloOf } from './ask';
import { JOAT_TOKENS } from './numbers';
import { scenarioOf } from './scenarios';

type Check = (G: BigScore) => string[];

const broken = (rule: string, holds: boolean, what: string): string[] => (holds ? [] : [`${rule}: ${what}`]);
const same = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

const crew: Check = (G) => {
  const { secret } = G;
  const solo = soloOf(G);
  const all = [
    ...secret.crewDeck, ...secret.crewDiscard, ...secret.solo!.decks.flat(), ...secret.solo!.traitors, ...G.players[ME]!.hand,
    ...solo.places.flatMap((place) => place.crew), ...solo.aside, ...solo.row.map(({ card }) => card),
  ];
  return broken('BS-500', same(all, CREW_CARDS), 'crew cards lost or doubled');
};

const vault: Check = (G) => {
  const solo = soloOf(G);
  const boss = bossOf(G);
  const all = tally([
    ...G.secret.vault, ...solo.drawn, ...solo.gone, ...boss.loot, ...boss.stash,
    ...solo.places.flatMap(({ tokens }) => tokens), ...solo.row.flatMap(({ tokens }) => tokens),
  ]);
  const lost = VAULT_KINDS.filter((kind) => (all[kind] ?? 0) + (kind === 'cops' ? G.track : 0) !== VAULT_COUNTS[kind]);
  return [
    ...lost.map((kind) => `BS-501: ${kind} tokens lost or doubled`),
    ...broken('BS-503', ![...solo.gone, ...boss.loot, ...boss.stash].includes('cops'), 'Cops among goods or out of the game'),
  ];
};

const jobs: Check = (G) => {
  const { jobDeck, solo } = G.secret;
  const table = [...G.jobs, ...solo!.faceDown].flatMap((job) => job ?? []);
  return broken('BS-502', same([...jobDeck, ...table, ...G.jobDiscard, ...solo!.unused], JOBS.map(({ id }) => id)), 'jobs lost or doubled');
};

const cash: Check = (G) => broken('BS-504', bossOf(G).cash >= 0 && bossOf(G).cash % 10 === 0, 'cash below 0 or in odd money');

const place: Check = (G) => broken('BS-506', G.act === 1 || bossOf(G).place !== null, 'the boss is nowhere');

const joat: Check = (G) => {
  const most = scenarioOf(G).strike ? JOAT_TOKENS : 0;
  return broken('BS-507', bossOf(G).joat >= 0 && bossOf(G).joat <= most, 'wrong number of JoAT tokens');
};

const track: Check = (G) =>
  broken('BS-510', G.result !== undefined || bossOf(G).place === 'busted' || G.track < scenarioOf(G).bustOn, 'the cops are here, but the game goes on');

const row: Check = (G) => {
  const sizes = soloOf(G).row.map(({ tokens }) => tokens.length);
  const even = bossOf(G).place !== 'inside' || sizes.length === 0 || Math.max(...sizes) - Math.min(...sizes) <= 1;
  return broken('BS-403', even, 'a card of the row has two tokens more than another');
};

const CHECKS: Check[] = [crew, vault, jobs, cash, place, joat, track, row];

/** The broken invariants of a solo game in words; none if all is well. */
export const soloInvariants = (G: BigScore): string[] => CHECKS.flatMap((check) => check(G));
