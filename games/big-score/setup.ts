/** Setup (BS-060 to BS-071); for one player the solo rules take over from there. */
import type { Options } from '../kit/manifest';
import type { Chance, Seat } from '../kit/types';
import { CREW_CARDS } from './content/crew';
import { JOBS } from './content/jobs';
import { BY_PLAYERS, JOBS_PER_ROUND, START_CASH } from './content/numbers';
import { VAULT_COUNTS } from './content/vault';
import { setupSolo } from './solo/setup';
import { VAULT_KINDS, type BigScore, type BossState, type Private } from './state';

const newBoss = (joat: number): BossState => ({
  boss: null, cash: START_CASH, payout: { artifact: 0, diamond: 0, hardDrive: 0 }, joat, training: [],
  ability: null, abilityUsed: false, place: null, loot: [], stash: [], held: null,
});

const newPrivate = (): Private => ({ hand: [], picks: [], plan: null, unassigned: [] });

const perSeat = <T>(seats: Seat[], make: () => T): Record<Seat, T> => Object.fromEntries(seats.map((seat) => [seat, make()]));

/** The table before the first boss is chosen. */
export function setup({ numPlayers, options, random }: { numPlayers: number; options: Options; random: Chance }): BigScore {
  const G = layOut(numPlayers, options, random);
  if (numPlayers === 1) setupSolo(G, options, random);
  return G;
}

/** What everybody starts with; the youngest is asked. */
function layOut(numPlayers: number, options: Options, random: Chance): BigScore {
  const seats = Array.from({ length: numPlayers }, (_, i) => String(i));
  const ages = options.ages === 'seats' ? seats : random.Shuffle(seats);
  return {
    asked: { [ages[0]!]: 'choose' },
    step: 0,
    simple: options.simple === true,
    ages,
    act: 1,
    round: 1,
    jobs: Array<null>(JOBS_PER_ROUND).fill(null),
    outcomes: Array<null>(JOBS_PER_ROUND).fill(null),
    jobDiscard: [],
    seats: perSeat(seats, () => newBoss(BY_PLAYERS[numPlayers]!.joat)),
    open: null,
    floor: [],
    track: 0,
    marker: null,
    vaultRound: 0,
    queue: [],
    waiting: [],
    secret: {
      crewDeck: random.Shuffle([...CREW_CARDS]),
      jobDeck: random.Shuffle(JOBS.map(({ id }) => id)),
      crewDiscard: [],
      vault: VAULT_KINDS.flatMap((kind) => Array(VAULT_COUNTS[kind]).fill(kind)),
    },
    players: perSeat(seats, newPrivate),
  };
}
