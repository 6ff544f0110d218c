/** The six scenarios (RR-062 to RR-069, RR-090 to RR-095); (house), but for the book's and public facts named there. */
import type { Alarm, BuildingId, HintId, SafeClass, ScenarioId, Terminal } from '../state';
import { finder } from '../../kit/find';

export interface Scenario {
  id: ScenarioId;
  /** The layout it is drawn on (content/picture.ts). */
  layout: string;
  officerStart: number;
  carStart: number;
  /** Spaces of the last three spaces of the route. */
  terminals: Readonly<Record<Terminal, number>>;
  hints: readonly HintId[];
  /** Classes of the safes in each building. */
  safes: Readonly<Record<BuildingId, readonly SafeClass[]>>;
  reserve: readonly SafeClass[];
  /** Cubes by space of the route. */
  cubes: Readonly<Record<number, readonly Alarm[]>>;
  /** In which order informants come (RR-170). */
  informantOrder: readonly Alarm[];
}

export const SCENARIOS: readonly Scenario[] = [
  {
    id: '1', layout: 'straight', officerStart: 0, carStart: 5,
    terminals: { A: 13, B: 14, C: 15 },
    hints: ['H03', 'H04', 'H01', 'H05', 'H09', 'H12'],
    safes: {
      'savings-bank': [1], 'card-room': [2, 1], 'harbour-bank': [2], 'fairground-museum': [2, 2],
      'roulette-palace': [2], 'coin-museum': [2, 1], 'private-bank': [1], 'grand-gallery': [2, 2],
    },
    reserve: [1, 1, 1, 2, 2],
    cubes: {
      6: ['red'], 7: ['yellow'], 8: ['white'], 9: ['green'],
      10: ['red'], 11: ['yellow'], 12: ['green'],
    },
    informantOrder: ['red', 'green', 'white', 'yellow'],
  },
  {
    id: '2', layout: 'wave', officerStart: 0, carStart: 5,
    terminals: { A: 13, B: 14, C: 15 },
    hints: ['H03', 'H06', 'H02', 'H07', 'H11', 'H13'],
    safes: {
      'savings-bank': [1], 'card-room': [1, 2], 'harbour-bank': [2], 'fairground-museum': [1, 2],
      'roulette-palace': [2], 'coin-museum': [3, 1], 'private-bank': [1], 'grand-gallery': [2, 2],
    },
    reserve: [1, 1, 2, 2, 2],
    cubes: {
      6: ['white'], 7: ['green', 'red'], 8: ['yellow'], 9: ['red'],
      10: ['white'], 11: ['green', 'yellow'], 12: ['red'],
    },
    informantOrder: ['red', 'green', 'white', 'yellow'],
  },
  {
    id: '3', layout: 'horseshoe', officerStart: 0, carStart: 5,
    terminals: { A: 13, B: 14, C: 15 },
    hints: ['H01', 'H05', 'H04', 'H08', 'H10', 'H15'],
    safes: {
      'savings-bank': [2], 'card-room': [2, 1], 'harbour-bank': [3], 'fairground-museum': [1, 3],
      'roulette-palace': [2], 'coin-museum': [3, 1], 'private-bank': [2], 'grand-gallery': [3, 2],
    },
    reserve: [1, 2, 2, 2, 3],
    cubes: {
      6: ['green', 'red'], 7: ['white'], 8: ['green', 'red'], 9: ['yellow'],
      10: ['red'], 11: ['green'], 12: ['white'],
    },
    informantOrder: ['red', 'green', 'white', 'yellow'],
  },
  {
    id: '4', layout: 'diagonal', officerStart: 0, carStart: 5,
    terminals: { A: 13, B: 14, C: 15 },
    hints: ['H02', 'H07', 'H09', 'H11', 'H12', 'H14'],
    safes: {
      'savings-bank': [1], 'card-room': [2, 2], 'harbour-bank': [2], 'fairground-museum': [2, 1],
      'roulette-palace': [3], 'coin-museum': [1, 3], 'private-bank': [1], 'grand-gallery': [2, 2],
    },
    reserve: [1, 1, 2, 2, 3],
    cubes: {
      6: ['yellow', 'red'], 7: ['white'], 8: ['green', 'yellow'], 9: ['yellow'],
      10: ['white', 'red'], 11: ['green'], 12: ['yellow'],
    },
    informantOrder: ['red', 'green', 'white', 'yellow'],
  },
  {
    id: '5', layout: 'arch', officerStart: 1, carStart: 5,
    terminals: { A: 13, B: 14, C: 15 },
    hints: ['H03', 'H02', 'H08', 'H10', 'H13', 'H16'],
    safes: {
      'savings-bank': [1], 'card-room': [2, 2], 'harbour-bank': [2], 'fairground-museum': [2, 1],
      'roulette-palace': [3], 'coin-museum': [1, 3], 'private-bank': [2], 'grand-gallery': [2, 1],
    },
    reserve: [1, 2, 2, 2, 3],
    cubes: {
      6: ['red'], 7: ['yellow'], 8: ['white', 'green'], 10: ['yellow'],
      11: ['white'], 12: ['red'],
    },
    informantOrder: ['red', 'green', 'white', 'yellow'],
  },
  {
    id: '6', layout: 'zigzag', officerStart: 1, carStart: 5,
    terminals: { A: 15, B: 16, C: 17 },
    hints: ['H06', 'H07', 'H04', 'H14', 'H15', 'H16'],
    safes: {
      'savings-bank': [2], 'card-room': [2, 2], 'harbour-bank': [3], 'fairground-museum': [3, 1],
      'roulette-palace': [3], 'coin-museum': [2, 2], 'private-bank': [2], 'grand-gallery': [3, 2],
    },
    reserve: [2, 2, 2, 3, 3],
    cubes: {
      6: ['white', 'green'], 7: ['red', 'yellow'], 8: ['green', 'red'], 9: ['yellow'],
      10: ['white', 'red'], 11: ['yellow'], 12: ['red', 'green'], 13: ['green'],
      14: ['white'],
    },
    informantOrder: ['red', 'green', 'white', 'yellow'],
  },
];

export const scenarioOf = finder(SCENARIOS, 'id');
