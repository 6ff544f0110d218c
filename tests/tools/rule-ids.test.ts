import { expect, test } from 'vitest';
import { checkGame, idsIn, type GameRules } from './rule-ids';

const sound: GameRules = {
  game: 'x', rules: ['X-001', 'X-002', 'X-003'], spec: ['X-001', 'X-002', 'X-003'],
  named: ['X-001', 'X-003'], excused: { 'X-002': 'a drawing hint only' },
};
const faultsOf = (change: Partial<GameRules>) =>
  Object.fromEntries(Object.entries(checkGame({ ...sound, ...change }).faults).filter(([, ids]) => ids.length > 0));

test('IDs are read where each kind of text states them', () => {
  expect(idsIn('**X-001** one, see X-002.\n| **X-003** | two |', 'X', 'bold')).toEqual(['X-001', 'X-003']);
  expect(idsIn('X-001 one, see X-002.\nX-003 | two\n| X-004 | three', 'X', 'line')).toEqual(['X-001', 'X-003', 'X-004']);
  expect(idsIn('a suite > X-001 X-002 both, not XX-003 nor X-0044', 'X', 'anywhere')).toEqual(['X-001', 'X-002']);
});

test('sound rules have no faults, with and without the specification', () => {
  expect(faultsOf({})).toEqual({});
  expect(faultsOf({ spec: null })).toEqual({});
  expect(checkGame(sound)).toMatchObject({ rules: 3, tested: 2, excused: 1, spec: 'checked' });
});

test('each fault is found', () => {
  expect(faultsOf({ named: ['X-003'] })).toEqual({ untested: ['X-001'] });
  expect(faultsOf({ spec: ['X-001', 'X-004'] })).toEqual({ missing: ['X-004'] });
  expect(faultsOf({ named: ['X-001', 'X-003', 'X-009'] })).toEqual({ unknown: ['X-009'] });
  expect(faultsOf({ named: ['X-001', 'X-002', 'X-003'] })).toEqual({ excusedInVain: ['X-002'] });
  expect(faultsOf({ excused: { 'X-002': '' } })).toEqual({ unexplained: ['X-002'] });
  expect(faultsOf({ excused: { 'X-002': 'a drawing hint only', 'X-011': 'a drawing hint only' } })).toEqual({ excusedInVain: ['X-011'] });
  expect(faultsOf({ rules: ['X-001', 'X-002', 'X-003', 'X-002'] })).toEqual({ twice: ['X-002'] });
});
