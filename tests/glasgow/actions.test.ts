import { describe, expect, test } from 'vitest';
import { actionOf } from '../../games/glasgow/content/actions';
import { KEYWORDS } from '../../games/glasgow/content/keywords';
import { reachable } from '../../games/glasgow/movement';
import { ownCharacters } from '../../games/glasgow/roles';
import { spaceBeside } from '../../games/glasgow/hideout';
import { act, edit, only, own, refused, scene, stages, viewOf } from './scene';

const dice = { Number: () => 0.4, Shuffle: <T>(list: T[]) => [...list] };

describe('playing a card', () => {
  test('GT-180 a card of the own hand is played for one of its sections', () => {
    const table = scene((made) => made.hand('operator', 'O04').bag({ gun: 1 }));
    expect(refused(table, 'playTokens', { card: 'O09' })).toMatchObject({ reason: 'not-in-hand', rule: 'GT-180' });
    expect(refused(table, 'playTalk', { card: 'O04', keywords: ['gun'] })).toMatchObject({ reason: 'no-such-section', params: { section: 'talk' } });
    expect(refused(table, 'playHideout', { card: 'O04', operator: 'gail' })).toMatchObject({ reason: 'no-such-section' });
    act(table, 'playTokens', { card: 'O04' });
    expect(stages(table)).toEqual({ coordinator: 'turn' });
    expect(own(table, 'operator').hand).toEqual([]);
  });

  test('GT-181 first the train goes on, by the card’s whole time, whatever the section', () => {
    const play = (move: string, args: object) => {
      const table = scene((made) => made.hand('operator', 'O14').give({ gail: ['battery'] }));
      const told = act(table, move, { card: 'O14', ...args });
      const types = told.map(({ type }) => type);
      expect(only(told, 'advanced')).toMatchObject([{ count: actionOf('O14').time, from: 0, head: 3 }]);
      return types;
    };
    expect(play('playTalk', { keywords: ['rest'] })).toEqual(['advanced', 'said']);
    play('playMove', {});
    expect(play('playEvent', { use: [{ character: 'gail', tool: 'battery' }] }).slice(-2)).toEqual(['advanced', 'sent-home']);
  });

  test('GT-182 GT-183 afterwards it is discarded; after an event it leaves the game', () => {
    const table = scene((made) => made.hand('operator', 'O11', 'O13').give({ gail: ['battery', 'walkie'] }));
    act(table, 'playTalk', { card: 'O11', keywords: ['yes'] });
    expect(table.G).toMatchObject({ discard: { operator: ['O11'] }, gone: { operator: [] } });
    edit(table, (made) => made.turn('operator'));
    act(table, 'playEvent', { card: 'O13', use: [{ character: 'gail', tool: 'walkie' }] });
    expect(table.G).toMatchObject({ discard: { operator: ['O11'] }, gone: { operator: ['O13'] } });
  });

  test('GT-184 a card that loses the game may be played', () => {
    const table = scene((made) => {
      made.plans('p1-1').hand('operator', 'O19');
      made.G.head = 15;
    });
    act(table, 'playMove', { card: 'O19' });
    expect(table.G.result).toMatchObject({ cause: 'missedPlan', head: 19, loss: { plan: 1, last: 17 } });
    expect(table.G.places.gail).toBe('outside');
  });
});

describe('talk', () => {
  const talking = () => scene((made) => made.hand('coordinator', 'C04', 'C05'), 'coordinator');

  test('GT-190 at most the card’s number of keywords', () => {
    const table = talking();
    expect(refused(table, 'playTalk', { card: 'C04', keywords: ['lake', 'gun', 'gun'] })).toMatchObject({ reason: 'too-many-words', rule: 'GT-190', params: { most: 2 } });
    act(table, 'playTalk', { card: 'C04', keywords: ['lake', 'gun'] });
    const three = talking();
    act(three, 'playTalk', { card: 'C05', keywords: ['lake', 'gun', 'gun'] });
    expect(three.G.talk[0]!.keywords).toHaveLength(3);
  });

  test('GT-192 words of the vocabulary, at least one, and one may be said twice', () => {
    const table = talking();
    for (const keywords of [[], ['banana'], ['gun', 7], ['GUN'], 'gun']) expect(refused(table, 'playTalk', { card: 'C05', keywords })).toMatchObject({ reason: 'kit:arguments' });
    act(table, 'playTalk', { card: 'C05', keywords: ['battery', 'battery'] });
    expect(table.G.talk[0]!.keywords).toEqual(['battery', 'battery']);
    const samples = talking().choices('0', dice).filter(({ move }) => move === 'playTalk');
    expect(samples.length).toBeGreaterThan(5);
    expect(samples.flatMap(({ args }) => args.keywords as string[]).every((word) => KEYWORDS.includes(word))).toBe(true);
  });

  test('GT-007 GT-194 GT-528 a message is public and stays for the whole game', () => {
    const table = talking();
    edit(table, ({ G }) => { G.head = 3; });
    const told = act(table, 'playTalk', { card: 'C05', keywords: ['wait', 'blue'] });
    expect(only(told, 'said')).toMatchObject([{ seat: '0', keywords: ['wait', 'blue'], context: 'pair', first: 'wait', second: 'blue' }]);
    act(table, 'rest');
    for (const viewer of ['coordinator', 'operator', null] as const)
      expect(viewOf(table, viewer).talk).toEqual([{ role: 'coordinator', card: 'C05', keywords: ['wait', 'blue'], head: 4 }]);
  });
});

describe('movement', () => {
  const moving = (role: 'coordinator' | 'operator', card: string, change: Parameters<typeof scene>[0] = () => {}) => {
    const table = scene((made) => {
      made.hand(role, card);
      change(made);
    }, role);
    act(table, 'playMove', { card });
    return table;
  };

  test('GT-195 points are divided among at most so many characters', () => {
    const table = moving('operator', 'O14');
    expect(table.G.doing).toMatchObject({ points: 3, characters: 2 });
    act(table, 'moveCharacter', { character: 'gail', to: 'N2' });
    expect(refused(table, 'moveCharacter', { character: 'fred', to: 'S7' })).toMatchObject({ reason: 'too-far', params: { needed: 3, points: 2 } });
    act(table, 'moveCharacter', { character: 'fred', to: 'N5' });
    expect(stages(table)).toEqual({ coordinator: 'turn' });
    const one = moving('operator', 'O13');
    act(one, 'moveCharacter', { character: 'gail', to: 'N2' });
    expect(stages(one)).toEqual({ coordinator: 'turn' });
    const far = moving('operator', 'O05');
    expect(refused(far, 'moveCharacter', { character: 'gail', to: 'N3' })).toMatchObject({ reason: 'too-far', rule: 'GT-195', params: { needed: 2, points: 1 } });
  });

  test('GT-002 GT-196 the Coordinator moves anybody, inside and outside', () => {
    const table = moving('coordinator', 'C20', (made) => made.at({ hunter: 'S5' }));
    const who = new Set(table.choices('0', dice).filter(({ move }) => move === 'moveCharacter').map(({ args }) => args.character));
    expect(who.size).toBe(12);
    act(table, 'moveCharacter', { character: 'hunter', to: 'N5' });
    act(table, 'moveCharacter', { character: 'abel', to: 'pantry' });
    expect(table.G.places).toMatchObject({ hunter: 'N5', abel: 'pantry' });
  });

  test('GT-003 GT-197 the Operator moves operators outside only', () => {
    const table = moving('operator', 'O20');
    const who = new Set(table.choices('1', dice).filter(({ move }) => move === 'moveCharacter').map(({ args }) => args.character));
    expect([...who].toSorted()).toEqual(['fred', 'gail', 'hunter']);
    for (const character of ['kane', 'ben']) expect(refused(table, 'moveCharacter', { character, to: 'lounge' })).toMatchObject({ reason: 'not-outside', rule: 'GT-197' });
  });

  test('GT-198 the shortest way counts, and nobody moves twice with one card', () => {
    const table = moving('operator', 'O20', (made) => made.at({ gail: 'N3' }));
    const told = act(table, 'moveCharacter', { character: 'gail', to: 'S3' });
    expect(only(told, 'moved')).toMatchObject([{ steps: 1 }]);
    expect(refused(table, 'moveCharacter', { character: 'gail', to: 'N3' })).toMatchObject({ reason: 'moved-already', rule: 'GT-198' });
    // The first has arrived before the second starts.
    act(table, 'moveCharacter', { character: 'fred', to: 'N3' });
    expect(table.G.places).toMatchObject({ gail: 'S3', fred: 'N3' });
  });

  test('GT-199 GT-346 rooms are connected by doors only, and coordinators stay inside', () => {
    const { G } = scene();
    const steps = (room: string) => Object.fromEntries(reachable({ places: { ...G.places, ben: room } }, 'ben'));
    expect(steps('kitchen')).toEqual({ dining: 1, lounge: 2, pantry: 2, workshop: 3, bunks: 3 });
    expect(steps('pantry')).toEqual({ dining: 1, workshop: 1, bunks: 1, kitchen: 2, lounge: 2 });
  });

  test('GT-200 GT-347 operators leave by the rooms with an exit, and go on in the same move', () => {
    const { G } = scene();
    const out = (room: string) => reachable({ places: { ...G.places, kane: room } }, 'kane').get('outside');
    expect(['kitchen', 'workshop', 'dining', 'lounge', 'pantry', 'bunks'].map(out)).toEqual([1, 1, 2, 2, 2, 3]);
    const table = moving('coordinator', 'C14', (made) => made.at({ kane: 'dining' }));
    const told = act(table, 'moveCharacter', { character: 'kane', to: 'N5' });
    expect(only(told, 'moved')).toMatchObject([{ from: 'dining', to: 'N5', steps: 4 }]);
  });

  test('GT-201 GT-551 an operator who is out is the Operator’s to move', () => {
    const table = moving('coordinator', 'C14', (made) => made.hand('operator', 'O20'));
    expect(ownCharacters(table.G, 'operator')).not.toContain('kane');
    act(table, 'moveCharacter', { character: 'kane', to: 'outside' });
    act(table, 'stopMoving');
    expect(ownCharacters(table.G, 'operator')).toContain('kane');
    act(table, 'playMove', { card: 'O20' });
    act(table, 'moveCharacter', { character: 'kane', to: 'N2' });
  });

  test('GT-202 from outside one steps to one of three intersections', () => {
    const { G } = scene();
    expect([...reachable(G, 'gail', 1).keys()]).toEqual(['N2', 'N4', 'N6']);
  });

  test('GT-203 along the tracks by paths only', () => {
    const { G } = scene();
    const next = (place: string) => [...reachable({ places: { ...G.places, gail: place } }, 'gail', 1).keys()].toSorted();
    expect(next('N3')).toEqual(['N2', 'N4', 'S3']);
    expect(next('S3')).toEqual(['N3', 'S2']);
    expect(next('S4')).toEqual(['S5']);
    expect(next('N8')).toEqual(['N7']);
  });

  test('GT-204 an intersection holds one operator; passing is free', () => {
    const { G } = scene((made) => made.at({ gail: 'N4', hunter: 'N5' }));
    const ways = reachable(G, 'gail');
    expect(ways.has('N5')).toBe(false);
    expect(ways.get('N6')).toBe(2);
  });

  test('GT-205 GT-206 nobody goes back outside or into the house; outside and rooms hold any number', () => {
    const { G } = scene((made) => made.at({ gail: 'N4' }));
    const back = ['outside', 'kitchen', 'dining', 'lounge', 'workshop', 'pantry', 'bunks'];
    expect(back.filter((place) => reachable(G, 'gail').has(place))).toEqual([]);
    expect(back.slice(1).filter((place) => reachable(G, 'hunter').has(place))).toEqual([]);
    const table = moving('coordinator', 'C20', (made) => made.at({ kane: 'dining' }));
    act(table, 'moveCharacter', { character: 'kane', to: 'outside' });
    act(table, 'moveCharacter', { character: 'cole', to: 'dining' });
    expect(Object.values(table.G.places).filter((place) => place === 'outside')).toHaveLength(4);
    expect(Object.values(table.G.places).filter((place) => place === 'dining')).toHaveLength(3);
  });

  test('GT-348 one may stop at once, just to let the train go on', () => {
    const table = moving('operator', 'O14');
    const told = act(table, 'stopMoving');
    expect(only(told, 'stopped')).toMatchObject([{ count: 3 }]);
    expect([table.G.head, stages(table)]).toEqual([3, { coordinator: 'turn' }]);
  });
});

describe('tokens from the bag', () => {
  test('GT-207 so many tokens lie open on the extras area', () => {
    const table = scene((made) => made.bag({ gun: 3, fingerprint: 1 }).hand('operator', 'O12'));
    const told = act(table, 'playTokens', { card: 'O12' });
    expect(table.G.extras).toHaveLength(2);
    expect(only(told, 'tokens-card')).toMatchObject([{ drawn: table.G.extras, count: 2 }]);
    expect(viewOf(table, null).extras).toEqual(table.G.extras);
    expect(Object.values(table.G.bag).reduce((a, b) => a + b)).toBe(2);
  });

  test('GT-208 fewer if the bag has fewer; not with an empty bag', () => {
    const table = scene((made) => made.bag({ rope: 1 }).hand('operator', 'O12'));
    act(table, 'playTokens', { card: 'O12' });
    expect(table.G.extras).toEqual(['rope']);
    edit(table, (made) => made.turn('operator').hand('operator', 'O16'));
    expect(refused(table, 'playTokens', { card: 'O16' })).toMatchObject({ reason: 'bag-empty', rule: 'GT-208' });
    expect(table.choices('1', dice).filter(({ move }) => move === 'playTokens')).toEqual([]);
  });
});

describe('hideouts', () => {
  const at = (place: string, change: Parameters<typeof scene>[0] = () => {}, operator = 'gail') =>
    scene((made) => {
      made.hand('operator', 'O06').at({ [operator]: place }).tile(3, 'blue-1');
      change(made);
    });

  test('GT-210 the operator stands beside a tile of its colour', () => {
    expect(refused(at('outside'), 'playHideout', { card: 'O06', operator: 'gail' })).toMatchObject({ reason: 'no-hideout', rule: 'GT-210' });
    expect(refused(at('N3', () => {}, 'hunter'), 'playHideout', { card: 'O06', operator: 'hunter' })).toMatchObject({ reason: 'hideout-colour', params: { colour: 'red' } });
    expect(refused(at('N3'), 'playHideout', { card: 'O06', operator: 'kane' })).toMatchObject({ reason: 'not-yours' });
    const table = at('N3', (made) => made.at({ marlo: 'N2' }));
    act(table, 'playHideout', { card: 'O06', operator: 'gail' });
    edit(table, (made) => made.turn('operator').hand('operator', 'O06'));
    expect(refused(table, 'playHideout', { card: 'O06', operator: 'marlo' })).toMatchObject({ reason: 'hideout-empty', params: { space: 3 } });
  });

  test('GT-211 each intersection has one hideout space beside it', () => {
    const { G } = scene();
    const beside = (place: string) => spaceBeside({ places: { ...G.places, gail: place } }, 'gail');
    const places = ['N', 'S'].flatMap((side) => [1, 2, 3, 4, 5, 6, 7, 8].map((border) => `${side}${border}`));
    expect(places.map(beside)).toEqual([1, 3, 3, 5, 5, 7, 7, 9, 2, 2, 4, 4, 6, 6, 8, 8]);
  });

  test('GT-212 GT-213 GT-216 the card turns, the tool comes from the house, the tile is discarded', () => {
    const table = at('N2');
    const told = act(table, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(told.map(({ type }) => type)).toEqual(['hideout-card', 'advanced', 'turned', 'tile-revealed', 'tool-taken']);
    expect(table.G.cards.gail).toEqual({ tools: ['battery'], fingerprint: false, turned: 'gail' });
    expect(table.G.stock.battery).toBe(7);
    expect([table.G.hideouts[2], table.G.secret.tiles[2], table.G.tilesGone]).toEqual([null, null, ['blue-1']]);
  });

  test('GT-214 a wild tile: a tool of its colour of one’s choice, and a fingerprint', () => {
    const table = at('N2', (made) => made.tile(3, 'blue-3'));
    act(table, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(refused(table, 'takeHideoutTool', { tool: 'gun' })).toMatchObject({ reason: 'choose-tool', rule: 'GT-214' });
    expect(refused(table, 'takeHideoutTool', { tool: null })).toMatchObject({ reason: 'choose-tool' });
    act(table, 'takeHideoutTool', { tool: 'walkie' });
    expect(table.G.cards.gail).toMatchObject({ tools: ['walkie'], fingerprint: true });
    expect(table.G.supply).toBe(8);
  });

  test('GT-217 with a full backpack one tool goes home, or the new one is declined', () => {
    // Marlo's skilled side has no third icon.
    const full = () => {
      const table = at('N3', (made) => made.give({ marlo: ['walkie', 'walkie'] }), 'marlo');
      act(table, 'playHideout', { card: 'O06', operator: 'marlo' });
      return table;
    };
    const table = full();
    expect(refused(table, 'takeHideoutTool', { tool: 'battery' })).toMatchObject({ reason: 'choose-tool-or-drop', rule: 'GT-217' });
    expect(refused(table, 'takeHideoutTool', { tool: 'battery', drop: 'battery' })).toMatchObject({ reason: 'choose-tool-or-drop' });
    act(table, 'takeHideoutTool', { tool: 'battery', drop: 'walkie' });
    expect(table.G.cards.marlo!.tools).toEqual(['walkie', 'battery']);
    const declined = full();
    act(declined, 'takeHideoutTool', { tool: null });
    expect(declined.G.cards.marlo!.tools).toEqual(['walkie', 'walkie']);
    const none = at('N3', (made) => made.give({ marlo: ['walkie', 'walkie'] }).bag({ battery: 8 }), 'marlo');
    act(none, 'playHideout', { card: 'O06', operator: 'marlo' });
    expect(stages(none)).toEqual({ coordinator: 'turn' });
  });

  test('GT-351 a turned operator can use a hideout as well', () => {
    const table = at('N3', (made) => made.turned('gail'));
    const told = act(table, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(only(told, 'turned')).toEqual([]);
    expect(table.G.cards.gail!.tools).toEqual(['battery']);
  });

  test('GT-352 a wild tile is lost for an operator with a fingerprint, or with an empty supply, before a tool is chosen', () => {
    const marked = at('N3', (made) => made.tile(3, 'blue-3').marks('gail'));
    act(marked, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(marked.G.result).toMatchObject({ cause: 'arrest', loss: { source: 'hideout', characters: ['gail'] } });
    const empty = at('N3', (made) => made.tile(3, 'blue-3').supply(0));
    act(empty, 'playHideout', { card: 'O06', operator: 'gail' });
    expect(empty.G.result).toMatchObject({ cause: 'noFingerprints', loss: { source: 'hideout', needed: 1, supply: 0 } });
    expect(empty.G.cards.gail!.tools).toEqual([]);
  });

  test('GT-353 the fingerprint comes after the tool, and may take the new tool’s icon', () => {
    const table = at('N3', (made) => made.tile(3, 'blue-3').give({ marlo: ['walkie'] }), 'marlo');
    act(table, 'playHideout', { card: 'O06', operator: 'marlo' });
    act(table, 'takeHideoutTool', { tool: 'battery' });
    expect(stages(table)).toEqual({ operator: 'makeRoom' });
    act(table, 'dropTool', { character: 'marlo', tool: 'battery' });
    expect(table.G.cards.marlo).toMatchObject({ tools: ['walkie'], fingerprint: true });
    expect(stages(table)).toEqual({ coordinator: 'turn' });
  });
});
