/** Effects of Executive Actions: whether one would change anything, on what it may be aimed, and what it does (EP-214 to EP-244, EP-327 to EP-329). */
import { refusal } from '../../kit/move';
import type { Refusal, Seat } from '../../kit/types';
import { lockedAssets, refuseUnlock, unlock } from '../visit/assets';
import { refuseTaking, takeContact, takings, uncovered, type Taking } from '../visit/contact-cards';
import type { Effect } from '../content/effects';
import { DISC_SPACES } from '../content/numbers';
import { gainDisc } from './discs';
import type { Turn } from '../events';
import { boxItem } from '../visit/item-spaces';
import { receive, receiveIncome } from '../visit/money';
import { canLose, loseNotoriety } from '../police/notoriety';
import { hasOfficer, moveOfficer, removeOfficer } from '../police/officers';
import type { AssetId, Board, Faced, Open, OfficerType, TileId } from '../state';
import { heal } from '../police/wounds';

type Of<Name extends Effect['do']> = Extract<Effect, { do: Name }>;
export type OfficerTarget = { tile: TileId; type: Faced['type'] };
export type MoveTarget = { tile: TileId; type: OfficerType; to: TileId };
/** What an effect is aimed at (EP-215). */
export type Target = OfficerTarget | { tile: TileId } | MoveTarget | { asset: AssetId } | { space: number } | Taking;

interface Rule<E extends Effect, T> {
  /** Whether the target is of the kind that this effect needs. */
  fits: (target: Target | undefined) => boolean;
  refuse: (open: Open, seat: Seat, effect: E, target: T) => Refusal | undefined;
  /** All targets that are not refused. */
  targets: (open: Open, seat: Seat, effect: E) => T[];
  apply: (turn: Turn, seat: Seat, effect: E, target: T) => void;
}

const keysOf = (target: Target | undefined): string => Object.keys(target ?? {}).toSorted().join();
const shaped = (...shapes: string[]) => (target: Target | undefined): boolean => shapes.includes(keysOf(target));
const isNothing = (target: Target | undefined): boolean => target === undefined;

const boardIn = ({ boards }: Pick<Open, 'boards'>, seat: Seat): Board => boards[seat]!;

/** An effect on the own board that needs no target. */
const onOneself = (idle: (board: Board) => Refusal | undefined, apply: (turn: Turn, seat: Seat) => void): Rule<Effect, undefined> => ({
  fits: isNothing,
  refuse: (open, seat) => idle(boardIn(open, seat)),
  targets: (open, seat) => (idle(boardIn(open, seat)) ? [] : [undefined]),
  apply: (turn, seat) => apply(turn, seat),
});

const officersIn = (open: Open, types: readonly OfficerType[]): { tile: TileId; type: OfficerType }[] =>
  open.city.flatMap(({ id }) => types.filter((type) => hasOfficer(open, id, type)).map((type) => ({ tile: id, type })));

const onOfficer = (types: readonly OfficerType[], type: Faced['type']): type is OfficerType => types.some((each) => each === type);

const removing: Rule<Of<'removeOfficer'>, OfficerTarget> = {
  fits: shaped('tile,type'),
  refuse: (open, _seat, { types }, { tile, type }) =>
    onOfficer(types, type) && hasOfficer(open, tile, type) ? undefined : refusal('no-officer-there', 'EP-329'),
  targets: (open, _seat, { types }) => officersIn(open, types),
  apply: ({ G, tell }, seat, _effect, { tile, type }) => {
    removeOfficer(G, tile, type as OfficerType);
    tell({ type: 'officer-removed', seat, officer: type as OfficerType, tile });
  },
};

const moving: Rule<Of<'moveOfficer'>, MoveTarget> = {
  fits: shaped('tile,to,type'),
  refuse: (open, _seat, { types }, { tile, type, to }) => {
    if (!onOfficer(types, type) || !hasOfficer(open, tile, type)) return refusal('no-officer-there', 'EP-329');
    if (!open.city.some(({ id }) => id === to)) return refusal('no-such-tile', 'EP-222');
    return hasOfficer(open, to, type) ? refusal('type-there', 'EP-222', { officer: type }) : undefined;
  },
  targets: (open, _seat, { types }) =>
    officersIn(open, types).flatMap((one) =>
      open.city.filter(({ id }) => !hasOfficer(open, id, one.type)).map(({ id }) => ({ ...one, to: id }))),
  apply: ({ G, tell }, seat, _effect, { tile, type, to }) => {
    moveOfficer(G, tile, type, to);
    tell({ type: 'officer-moved', seat, officer: type, tile, to });
  },
};

const facedBy = ({ turn }: Pick<Open, 'turn'>): Faced[] => turn?.faced ?? [];

/** Takes officers off the list of those still to be avoided. */
export function avoid({ G, tell }: Turn, seat: Seat, tile: TileId, avoided: (faced: Faced) => boolean): void {
  const turn = G.turn!;
  const left = turn.faced.filter((faced) => !avoided(faced));
  const count = turn.faced.length - left.length;
  turn.faced = left;
  turn.tally.avoided += count;
  tell({ type: 'avoided', seat, tile, count });
}

/** Whether this one, still faced, can be avoided by what works on these types; the Inspector is of any (EP-287). */
export const isAvoidable = (open: Pick<Open, 'turn'>, types: readonly OfficerType[], { tile, type }: OfficerTarget): boolean =>
  (type === 'inspector' || types.includes(type)) && facedBy(open).some((faced) => faced.tile === tile && faced.type === type);

const avoidingOne: Rule<Of<'avoidOne'>, OfficerTarget> = {
  fits: shaped('tile,type'),
  refuse: (open, _seat, { types }, target) => (isAvoidable(open, types, target) ? undefined : refusal('not-faced', 'EP-327')),
  targets: (open, _seat, { types }) => facedBy(open).filter((faced) => isAvoidable(open, types, faced)),
  apply: (turn, seat, _effect, { tile, type }) => avoid(turn, seat, tile, (faced) => faced.tile === tile && faced.type === type),
};

const avoidingTile: Rule<Of<'avoidTile'>, { tile: TileId }> = {
  fits: shaped('tile'),
  refuse: (open, _seat, _effect, { tile }) =>
    facedBy(open).some((faced) => faced.tile === tile) ? undefined : refusal('not-faced', 'EP-327'),
  targets: (open) => [...new Set(facedBy(open).map(({ tile }) => tile))].map((tile) => ({ tile })),
  apply: (turn, seat, _effect, { tile }) => avoid(turn, seat, tile, (faced) => faced.tile === tile),
};

const selling: Rule<Of<'sellItem'>, { space: number }> = {
  fits: shaped('space'),
  refuse: (open, seat, _effect, { space }) => {
    const tile = boardIn(open, seat).items[space];
    return tile && tile.kind !== 'asset' ? undefined : refusal('nothing-to-sell', 'EP-230');
  },
  targets: (open, seat) => boardIn(open, seat).items.flatMap((tile, space) => (tile && tile.kind !== 'asset' ? [{ space }] : [])),
  apply: (turn, seat, { amount }, { space }) => {
    const item = boxItem(turn, seat, space);
    receive(turn, seat, amount);
    turn.tell({ type: 'item-sold', seat, item, amount });
  },
};

const unlocking: Rule<Effect, { asset: AssetId }> = {
  fits: shaped('asset'),
  refuse: (open, seat, _effect, { asset }) => refuseUnlock(boardIn(open, seat), asset),
  targets: (open, seat) => lockedAssets(boardIn(open, seat)).map((asset) => ({ asset })),
  apply: (turn, seat, _effect, { asset }) => unlock(turn, seat, asset),
};

const taking: Rule<Effect, Taking> = {
  fits: shaped('card,mode', 'card,mode,space'),
  refuse: (open, seat, _effect, target) => refuseTaking(open, boardIn(open, seat), target),
  targets: (open, seat) => takings(open, boardIn(open, seat)),
  apply: (turn, seat, _effect, target) => takeContact(turn, seat, target),
};

function readyAll({ G, tell }: Pick<Turn, 'G' | 'tell'>, seat: Seat): void {
  readyPieces(boardIn(G, seat));
  tell({ type: 'readied', seat });
}

const isTired = (board: Board): boolean =>
  uncovered(board).some(({ ready }) => !ready) || board.items.some((tile) => tile?.kind === 'equipment' && !tile.ready);

/** Turns up all used Equipment, and Contacts that no Handcuff covers. */
export function readyPieces(board: Board): void {
  for (const { space } of uncovered(board)) (board.contacts[space] as { ready: boolean }).ready = true;
  for (const tile of board.items) if (tile?.kind === 'equipment') tile.ready = true;
}

function gainPoint({ G, tell }: Turn, seat: Seat): void {
  G.turn!.mp += 1;
  tell({ type: 'movement-gained', seat, count: 1 });
}

const elsewhere: Rule<Effect, undefined> = {
  fits: isNothing,
  refuse: () => refusal('used-elsewhere', 'EP-216'),
  targets: () => [],
  apply: () => undefined,
};

const when = (holds: boolean, why: Refusal): Refusal | undefined => (holds ? undefined : why);

type AnyRule = Rule<Effect, Target | undefined>;
/** Forgets which effect and target a rule is for: the table below and `fits` see to that. */
const rule = <E extends Effect, T>(one: Rule<E, T>): AnyRule => one as unknown as AnyRule;

const RULES: Record<Effect['do'], AnyRule> = {
  removeOfficer: rule(removing),
  moveOfficer: rule(moving),
  avoidOne: rule(avoidingOne),
  avoidTile: rule(avoidingTile),
  sellItem: rule(selling),
  unlock: rule(unlocking),
  takeContact: rule(taking),
  gainDisc: rule(onOneself(({ discs }) => when(discs < DISC_SPACES, refusal('discs-full', 'EP-214')), gainDisc)),
  loseNotoriety: rule(onOneself((board) => when(canLose(board), refusal('no-notoriety-to-lose', 'EP-214')), loseNotoriety)),
  movementPoint: rule(onOneself(() => undefined, gainPoint)),
  heal: rule(onOneself(({ wounds }) => when(wounds.red > 0, refusal('no-wound', 'EP-214')), (turn, seat) => heal(turn, seat, 1))),
  income: rule(onOneself(() => undefined, receiveIncome)),
  readyAll: rule(onOneself((board) => when(isTired(board), refusal('nothing-used', 'EP-214')), readyAll)),
  key: rule(elsewhere),
  fly: rule(elsewhere),
  gangAbility: rule(elsewhere),
};

/** Why the effect cannot be used on this target: it must change something (EP-214). */
export function refuseEffect(open: Open, seat: Seat, effect: Effect, target: Target | undefined): Refusal | undefined {
  const { fits, refuse } = RULES[effect.do];
  return fits(target) ? refuse(open, seat, effect, target) : refusal('wrong-target', 'EP-215');
}

/** Every target that the effect can be used on; an effect without target has one entry, nothing. */
export const targetsOf = (open: Open, seat: Seat, effect: Effect): (Target | undefined)[] => RULES[effect.do].targets(open, seat, effect);

export const applyEffect = (turn: Turn, seat: Seat, effect: Effect, target: Target | undefined): void =>
  RULES[effect.do].apply(turn, seat, effect, target);
