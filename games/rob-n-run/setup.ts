/** Setup (RR-060 to RR-083): the table up to the choice of the first building. */
import type { Options } from '../kit/manifest';
import { pick } from '../kit/chance';
import type { Chance, Seat } from '../kit/types';
import { emptyZone } from './cards';
import { DISTRICTS } from './content/city';
import { BAGS, START_GOLD, TOOL_COPIES } from './content/numbers';
import { layoutOf } from './content/picture';
import { safesOfClass } from './content/safes';
import { scenarioOf, type Scenario } from './content/scenarios';
import { BUILDING_IDS, TOOLS, type Arrangement, type BuildingId, type Card, type Private, type RobNRun, type SafeId, type ScenarioId } from './state';

/** All 61 cards (RR-017, RR-018). */
export const allCards = (): Card[] => [
  ...TOOLS.flatMap((tool) => Array.from({ length: TOOL_COPIES }, () => tool)),
  ...Array.from({ length: BAGS }, () => 'bag' as const),
];

export const newPrivate = (): Private => ({
  hand: emptyZone(), played: [], notes: [], safes: [], pile: emptyZone(), seen: null, drawn: null,
});

/** Random safes of the scenario's classes for the buildings and the reserve, the reserve in random order (RR-065, RR-074). */
function layOutSafes({ safes, reserve }: Scenario, random: Chance): { faces: Record<BuildingId, SafeId[]>; reserve: SafeId[] } {
  const piles = { 1: [] as SafeId[], 2: [] as SafeId[], 3: [] as SafeId[] };
  for (const safeClass of [1, 2, 3] as const) piles[safeClass] = random.Shuffle(safesOfClass(safeClass).map(({ id }) => id));
  const faces = Object.fromEntries(
    BUILDING_IDS.map((building) => [building, safes[building].map((safeClass) => piles[safeClass].pop()!)]),
  ) as Record<BuildingId, SafeId[]>;
  return { faces, reserve: random.Shuffle(reserve.map((safeClass) => piles[safeClass].pop()!)) };
}

/** RR-061: the four districts in any order, each turned at random. */
const shuffledCity = (random: Chance): Arrangement =>
  random.Shuffle(DISTRICTS.map(({ id }) => id)).map((district) => ({ district, rotation: pick([0, 90, 180, 270] as const, random) }));

export function setup({ numPlayers, options, random }: { numPlayers: number; options: Options; random: Chance }): RobNRun {
  const scenario = scenarioOf(options.scenario as ScenarioId);
  const seats: Seat[] = Array.from({ length: numPlayers }, (_, i) => String(i));
  const boss = pick(seats, random);
  return {
    asked: { [boss]: 'target' },
    step: 0,
    numPlayers,
    scenario: scenario.id,
    safesPerRaid: options.safesPerRaid as 'all' | 'choose',
    arrangement: options.arrangement === 'random' ? shuffledCity(random) : structuredClone(layoutOf(scenario.layout).fixed),
    boss,
    silent: false,
    officer: scenario.officerStart,
    car: scenario.carStart,
    cubes: Object.fromEntries(Object.entries(scenario.cubes).map(([space, alarms]) => [space, [...alarms]])),
    levels: { yellow: 0, green: 0, white: 0, red: 0 },
    treasury: START_GOLD,
    informants: [],
    raid: null,
    lastRaid: null,
    scored: [],
    raids: 0,
    placing: 0,
    secret: {
      deck: random.Shuffle(allCards()),
      trash: emptyZone(),
      middle: emptyZone(),
      ...layOutSafes(scenario, random),
      screen: [],
      removed: [],
    },
    players: Object.fromEntries(seats.map((seat) => [seat, newPrivate()])),
  };
}
