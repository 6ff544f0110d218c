/** The action cards, twenty a role (GT-013). What an effect does is in ../effects; its words are in the locales. */
import type { ActionCardId, CharacterId, EffectId, Role, Tool } from '../state';
import { finder } from '../../kit/find';

export type Section =
  | { kind: 'talk'; keywords: number }
  /** Steps, and the number of characters among whom they may be divided. */
  | { kind: 'move'; points: number; characters: number }
  | { kind: 'tokens'; count: number }
  | { kind: 'hideout' };

/** The price of an event; `any`: whichever tools. */
export interface Price {
  tool: Tool | 'any';
  count: number;
}

export interface ActionEvent {
  pay: Price | null;
  effect: EffectId;
  amount?: number;
  character?: CharacterId;
}

export interface ActionCard {
  id: ActionCardId;
  role: Role;
  time: number;
  sections: readonly [Section, Section];
  event: ActionEvent;
}

const talk = (keywords: number): Section => ({ kind: 'talk', keywords });
const move = (points: number, characters: number): Section => ({ kind: 'move', points, characters });
const tokens = (count: number): Section => ({ kind: 'tokens', count });
const hideout: Section = { kind: 'hideout' };
const any = (count: number): Price => ({ tool: 'any', count });
const one = (tool: Tool): Price => ({ tool, count: 1 });
const cardFor = (role: Role) => (id: ActionCardId, time: number, sections: ActionCard['sections'], event: ActionEvent): ActionCard => ({
  id, role, time, sections, event,
});
const co = cardFor('coordinator');
const op = cardFor('operator');

export const ACTION_CARDS: readonly ActionCard[] = [
  co('C01', 1, [talk(3), move(2, 1)], { pay: any(1), effect: 'scatterMonopoly', amount: 1 }),
  co('C02', 1, [talk(3), move(2, 1)], { pay: one('gun'), effect: 'flipCoordinator', character: 'cole' }),
  co('C03', 1, [talk(2), move(2, 1)], { pay: one('battery'), effect: 'flipCoordinator', character: 'ben' }),
  co('C04', 1, [talk(2), move(2, 1)], { pay: one('gloves'), effect: 'flipCoordinator', character: 'abel' }),
  co('C05', 1, [talk(3), tokens(1)], { pay: any(1), effect: 'moveMonopoly' }),
  co('C06', 2, [talk(3), move(3, 2)], { pay: null, effect: 'showPlan' }),
  co('C07', 2, [talk(2), move(4, 2)], { pay: any(1), effect: 'removeBagFingerprints', amount: 2 }),
  co('C08', 2, [talk(3), move(4, 2)], { pay: any(1), effect: 'exitHouse', amount: 1 }),
  co('C09', 2, [tokens(1), move(4, 2)], { pay: one('walkie'), effect: 'drawCards', amount: 2 }),
  co('C10', 2, [tokens(2), move(3, 2)], { pay: any(1), effect: 'takeTools', amount: 1 }),
  co('C11', 2, [tokens(1), move(4, 2)], { pay: any(1), effect: 'removeHouseFingerprints', amount: 2 }),
  co('C12', 2, [talk(2), move(4, 2)], { pay: null, effect: 'addToolsToBag', amount: 2 }),
  co('C13', 2, [tokens(1), move(4, 2)], { pay: null, effect: 'transferTools', amount: 2 }),
  co('C14', 3, [talk(3), move(5, 2)], { pay: one('balaclava'), effect: 'removeBagFingerprints', amount: 3 }),
  co('C15', 3, [tokens(2), move(5, 2)], { pay: any(1), effect: 'takeTools', amount: 2 }),
  co('C16', 3, [tokens(2), move(5, 2)], { pay: one('rope'), effect: 'exitHouse', amount: 2 }),
  co('C17', 3, [tokens(1), move(6, 2)], { pay: any(1), effect: 'removeHouseFingerprints', amount: 3 }),
  co('C18', 3, [talk(2), move(6, 2)], { pay: null, effect: 'scatterMonopoly', amount: 2 }),
  co('C19', 4, [tokens(2), move(7, 2)], { pay: any(1), effect: 'recoverCards', amount: 3 }),
  co('C20', 4, [talk(3), move(8, 2)], { pay: any(2), effect: 'cancelContingency' }),
  op('O01', 1, [talk(3), move(2, 1)], { pay: null, effect: 'peekHideouts', amount: 3 }),
  op('O02', 1, [talk(2), hideout], { pay: any(1), effect: 'drawCards', amount: 2 }),
  op('O03', 1, [talk(3), move(2, 1)], { pay: one('walkie'), effect: 'showContingencies' }),
  op('O04', 1, [tokens(1), move(2, 1)], { pay: any(1), effect: 'removeBagFingerprints', amount: 1 }),
  op('O05', 1, [hideout, move(1, 1)], { pay: any(1), effect: 'flipOperator' }),
  op('O06', 2, [hideout, move(3, 2)], { pay: any(1), effect: 'removeOutsideFingerprints', amount: 1 }),
  op('O07', 2, [hideout, move(3, 2)], { pay: null, effect: 'swapTools', amount: 2 }),
  op('O08', 2, [talk(2), move(3, 2)], { pay: any(1), effect: 'takeTools', amount: 1 }),
  op('O09', 2, [tokens(1), move(3, 2)], { pay: one('balaclava'), effect: 'removeBagFingerprints', amount: 2 }),
  op('O10', 2, [hideout, move(2, 2)], { pay: null, effect: 'transferTools', amount: 2 }),
  op('O11', 2, [talk(3), hideout], { pay: any(1), effect: 'moveAll', amount: 1 }),
  op('O12', 2, [tokens(2), move(2, 2)], { pay: any(1), effect: 'flipOperator' }),
  op('O13', 2, [hideout, move(3, 1)], { pay: any(1), effect: 'delayContingencies' }),
  op('O14', 3, [talk(3), move(3, 2)], { pay: any(1), effect: 'moveAll', amount: 2 }),
  op('O15', 3, [hideout, move(4, 2)], { pay: any(1), effect: 'takeTools', amount: 2 }),
  op('O16', 3, [tokens(2), move(4, 2)], { pay: one('battery'), effect: 'relocate', amount: 2 }),
  op('O17', 3, [talk(2), move(4, 2)], { pay: any(2), effect: 'cancelContingency' }),
  op('O18', 3, [tokens(2), move(4, 2)], { pay: one('gun'), effect: 'removeBagFingerprints', amount: 3 }),
  op('O19', 4, [tokens(2), move(4, 2)], { pay: any(1), effect: 'removeOutsideFingerprints', amount: 3 }),
  op('O20', 4, [hideout, move(5, 2)], { pay: any(1), effect: 'cancelContingency' }),
];

export const actionOf = finder(ACTION_CARDS, 'id');
export const actionsOf = (role: Role): ActionCardId[] => ACTION_CARDS.filter((card) => card.role === role).map(({ id }) => id);

/** The card's section of a kind, nothing if it has none. */
export const sectionOf = <K extends Section['kind']>(id: ActionCardId, kind: K): Extract<Section, { kind: K }> | undefined =>
  actionOf(id).sections.find((section): section is Extract<Section, { kind: K }> => section.kind === kind);
