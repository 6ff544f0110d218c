import { describe, expect, test } from 'vitest';
import { ferryOffers, offersOf, undergroundOffers } from '../../games/mini-express/offers';
import { reachOf } from '../../games/mini-express/network';
import { gridOf, MAPS } from '../../games/mini-express/grid';
import { act, areas, edit, fresh, hexes, influenceOf, lengths, on, only, refused, rig } from './play';

const whiteLength = (id: string): number => {
  const table = fresh();
  act(table, '0', 'buildUnderground', { id });
  return table.G.companies.white.length - 8;
};

describe('the underground', () => {
  test('ME-195 a White train of the area goes to a hex round London that has none yet', () => {
    const table = fresh();
    act(table, '0', 'buildUnderground', { id: 'ug-nw' });
    expect([on(table, 0, -1), table.G.companies.white.area]).toEqual([['white'], 1]);
    expect(refused(table, '1', 'buildUnderground', { id: 'ug-nw' })).toBe('underground-taken ME-195');
    expect(refused(table, '1', 'buildUnderground', { id: 'ug-w' })).toBe('');
    expect(refused(rig(table, { area: { white: 0 } }), '1', 'buildUnderground', { id: 'ug-w' })).toBe('too-few-trains ME-162');
  });

  test('ME-196 White\'s length grows by the number on the hex', () => {
    const grown = Object.fromEntries(MAPS.uk1918.underground.map(({ direction, id }) => [direction, whiteLength(id)]));
    expect(grown).toEqual({ E: 1, NE: 1, NW: 3, W: 3, SW: 2, SE: 2 });
  });

  test('ME-197 ME-198 every other company there gets a train, and the active player influence in it', () => {
    const table = rig(fresh(), { trains: { grey: [[0, 1]], orange: [[0, 1]] }, area: { brown: 3, grey: 3, orange: 3 } });
    act(table, '0', 'buildUnderground', { id: 'ug-se' });
    expect(areas(table)).toBe('B3 G4 O4 W1');
    expect(influenceOf(table, '0')).toBe('B0 G1 O1 W0');
  });

  test('ME-445 the influence comes also when the train cannot be given', () => {
    const table = rig(fresh(), { trains: { grey: [[0, 1]] }, area: { grey: 5 } });
    act(table, '0', 'buildUnderground', { id: 'ug-se' });
    expect([table.G.companies.grey.area, table.G.seats['0']!.influence.grey]).toEqual([5, 1]);
  });

  test('ME-199 White has these six builds and no other; no connection is needed, no tile is met', () => {
    const table = fresh();
    expect(undergroundOffers(table.G).map(({ place }) => place)).toEqual(['ug-e', 'ug-ne', 'ug-nw', 'ug-w', 'ug-sw', 'ug-se']);
    expect(offersOf(table.G, 'white', '0').every(({ move, icons, wild }) => move === 'buildUnderground' && icons.length + wild === 0)).toBe(true);
    expect(refused(table, '0', 'buildUnderground', { id: 'oxford' })).toBe('no-underground ME-199');
    const { demand } = table.G;
    act(table, '0', 'buildUnderground', { id: 'ug-w' });
    expect(table.G.demand).toEqual(demand);
    expect(undergroundOffers(table.G)).toHaveLength(5);
  });
});

describe('ferries', () => {
  const dover = () => rig(fresh(), { trains: { brown: [[2, 1]] }, area: { brown: 4 } });
  const calais = { company: 'brown', ferry: 'dover-calais', wild: ['grey', 'white'] };

  test('ME-210 a company in a city at one end builds an unused line instead of track', () => {
    expect(refused(fresh(), '0', 'buildFerry', calais)).toBe('ferry-no-end ME-210');
    expect(refused(dover(), '0', 'buildFerry', { ...calais, ferry: 'dover-dublin' })).toBe('no-ferry ME-210');
    const table = dover();
    expect(ferryOffers(table.G, 'brown').map(({ place, from, city }) => [place, from, city])).toEqual([['dover-calais', 'dover', 'calais']]);
    act(table, '0', 'buildFerry', calais);
    expect(table.asked).toEqual(['1']);
    expect(refused(fresh(3, { map: 'tw1908' }), '0', 'buildFerry', calais)).toBe('other-map ME-210');
    const back = rig(fresh(), { trains: { grey: [[3, 2]] } });
    act(back, '0', 'buildFerry', { company: 'grey', ferry: 'dover-calais' });
    expect([on(back, 2, 1), on(back, 3, 2)]).toEqual([['grey'], ['grey']]);
  });

  test('ME-211 it is illegal if the city at the other end is full', () => {
    expect(refused(rig(dover(), { trains: { grey: [[3, 2]] } }), '0', 'buildFerry', calais)).toBe('city-full ME-211');
  });

  test('ME-212 ME-440 the company must be in exactly one end, however near they are by land', () => {
    const line = { company: 'grey', ferry: 'stranraer-belfast', wild: ['brown', 'white'] };
    expect(refused(rig(fresh(), { trains: { grey: [[-3, -11], [-5, -10]] } }), '0', 'buildFerry', line)).toBe('ferry-both-ends ME-212');
    expect(refused(rig(fresh(), { trains: { grey: [[-3, -11]] } }), '0', 'buildFerry', line)).toBe('');
    expect(refused(fresh(), '0', 'buildFerry', line)).toBe('ferry-no-end ME-210');
    expect(refused(rig(fresh(), { trains: { grey: [[-2, -6], [-1, -14]] } }), '0', 'buildFerry', { company: 'grey', ferry: 'liverpool-glasgow' })).toBe('');
  });

  test('ME-213 two trains go to the ferry hex, and the line serves that company alone', () => {
    const table = rig(dover(), { trains: { orange: [[2, 1]] } });
    act(table, '0', 'buildFerry', calais);
    expect(table.G.ferries).toEqual({ 'dover-calais': 'brown' });
    expect(refused(table, '1', 'buildFerry', { ...calais, company: 'orange' })).toBe('ferry-taken ME-213');
    const grey = rig(fresh(), { trains: { grey: [[2, 1]] } });
    act(grey, '0', 'buildFerry', { ...calais, company: 'grey' });
    expect(grey.G.ferries).toEqual({ 'dover-calais': 'grey' });
    expect(table.G.companies.brown.supply + table.G.companies.brown.area + 2 + Object.values(table.G.trains).filter((there) => there.includes('brown')).length).toBe(25);
  });

  test('ME-214 a third train goes to the destination, so three are needed', () => {
    expect(refused(rig(dover(), { area: { brown: 2 } }), '0', 'buildFerry', calais)).toBe('too-few-trains ME-214');
    const table = rig(dover(), { area: { brown: 3 } });
    act(table, '0', 'buildFerry', calais);
    expect([table.G.companies.brown.area, on(table, 3, 2)]).toEqual([0, ['brown']]);
  });

  test('ME-215 the length grows by 2', () => {
    const table = dover();
    act(table, '0', 'buildFerry', calais);
    expect(lengths(table)[0]).toBe(2);
  });

  test('ME-216 the destination gives compensation, key, influence and a full city as with track', () => {
    const table = rig(fresh(), {
      trains: { brown: [[3, -12]], grey: [[4, -4]], orange: [[3, -12]] }, area: { brown: 4, grey: 2, orange: 2 }, demand: { norwich: 'orange-white' },
    });
    const before = lengths(table)[0]!;
    expect(refused(table, '0', 'buildFerry', { company: 'brown', ferry: 'norwich-newcastle', wild: ['grey'] })).toBe('wild-not-here ME-163');
    const told = act(table, '0', 'buildFerry', { company: 'brown', ferry: 'norwich-newcastle' });
    expect(lengths(table)[0]).toBe(before + 3);
    expect([table.G.companies.grey.area, table.G.companies.orange.area]).toEqual([3, 2]);
    expect(influenceOf(table, '0')).toBe('B0 G0 O1 W1');
    expect(only(told, 'key-reached')).toHaveLength(1);
    expect(table.G.demand).not.toHaveProperty('norwich');
  });

  test('ME-441 nobody goes on from a ferry hex, but from the destination city', () => {
    const table = rig(fresh(), { trains: { brown: [[-3, -11]] }, area: { brown: 5 } });
    act(table, '0', 'buildFerry', { company: 'brown', ferry: 'stranraer-belfast', wild: ['grey', 'white'] });
    const { at } = gridOf(table.G);
    expect(at.has('-4,-11')).toBe(false);
    expect(reachOf(table.G, 'brown')[at.get('-7,-6')!]).toBe(4);
    edit(table, (G) => void Object.assign(G.companies.brown, { area: 4, supply: G.companies.brown.supply - 2 }));
    expect(refused(table, '1', 'buildTrack', { company: 'brown', route: hexes([-6, -9], [-6, -8], [-7, -7], [-7, -6]), wild: ['grey', 'white'] })).toBe('');
  });
});
