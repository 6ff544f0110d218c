/** Inspector Sandra, whom the game plays with one or two humans (EP-273 to EP-287). */
import { drawTop } from '../../kit/zones';
import { contactName, leaveDisplay } from '../visit/contact-cards';
import { DISC_SPACES, INCOME_CUBES } from '../content/numbers';
import { groupOf, INSPECTOR_CARDS, SAFE_HOUSES } from '../content/places';
import { KEY_COLOURS } from '../content/tokens';
import type { Turn } from '../events';
import { gain, lose, newNotoriety } from './notoriety';
import { exitStack, isExitClosed } from './patrol';
import { humansOn } from '../seats';
import { exitAt, exitLocation, kindOf, locationsIn, placeAt, spotName, tileOfSpace } from '../city/spaces';
import type { EscapePlan, ExitNumber, Inspector, InspectorCard, LocationId, Open, PlaceId, SafeHouseId } from '../state';
import { closeIfFull } from '../visit/visit';

export const newInspector = (): Inspector => ({ ...newNotoriety(), pawn: 'S1.hospital', income: INCOME_CUBES, discs: 0, discard: [] });

/** The Location that a card names, if it is in the city. */
export function locationNamed(open: Pick<Open, 'city' | 'spots'>, card: InspectorCard): LocationId | undefined {
  if (card.startsWith('exit')) return exitLocation(open, Number(card.slice(4)) as ExitNumber);
  return locationsIn(open).find((location) => (placeAt(open, location) ?? kindOf(location)) === card);
}

/** She goes neither to an open Exit nor to where she is. */
function canGo(G: EscapePlan, location: LocationId | undefined): location is LocationId {
  if (location === undefined || location === G.inspector!.pawn) return false;
  return kindOf(location) !== 'exit' || isExitClosed(G, exitAt(location));
}

function draw({ G, random }: Turn): InspectorCard {
  const { secret } = G;
  const inspector = G.inspector!;
  if (secret.inspectorDeck.length === 0) {
    secret.inspectorDeck = random.Shuffle([...inspector.discard]);
    inspector.discard = [];
  }
  const [card] = drawTop(secret.inspectorDeck);
  inspector.discard.push(card!);
  return card!;
}

/** Reveals cards until one leads somewhere; nothing if a whole deck of them does not (EP-276, EP-277). */
function nextGoal(turn: Turn): LocationId | undefined {
  for (const _ of INSPECTOR_CARDS) {
    const card = draw(turn);
    const location = locationNamed(turn.G, card);
    if (canGo(turn.G, location)) return location;
    turn.tell({ type: 'inspector-skipped', card });
  }
  return undefined;
}

/** One of her cubes, if any is left; a group that all have cubes of hers brings a disc (EP-280, EP-285). */
function placeCube({ G, tell }: Turn, place: PlaceId): void {
  const inspector = G.inspector!;
  const { places } = groupOf(place);
  const complete = (): boolean => places.every((each) => G.displays[each].plain.includes('inspector'));
  if (inspector.income === 0) return;
  const before = complete();
  inspector.income -= 1;
  G.displays[place].plain.push('inspector');
  tell({ type: 'inspector-cube', place });
  if (before || !complete() || inspector.discs === DISC_SPACES) return;
  inspector.discs += 1;
  tell({ type: 'inspector-disc' });
}

function takeKey({ G, tell }: Turn, place: SafeHouseId): void {
  const number = SAFE_HOUSES.indexOf(place);
  if (!G.keys[number]) return;
  G.keys[number]! -= 1;
  G.keyBox[number]! += 1;
  tell({ type: 'inspector-key', colour: KEY_COLOURS[number]! });
}

/** The top tile of the Exit's stack goes to the box unseen. */
function takeExitTile({ G, tell }: Turn, exit: ExitNumber): void {
  const stack = exitStack(G, exit)!;
  const [value] = drawTop(G.secret.stacks[stack]);
  if (value === undefined) return;
  G.secret.tileBox.push({ stack, value });
  tell({ type: 'inspector-exit-tile', exit });
}

/** The rightmost Contact of the display goes to the box. */
function takeContact(turn: Turn): void {
  const { G, tell } = turn;
  if (G.contacts.length === 0) return;
  const card = leaveDisplay(turn, G.contacts.length - 1);
  G.contactBox.push(card);
  tell({ type: 'inspector-contact', contact: contactName(card) });
}

function visit(turn: Turn, location: LocationId): void {
  const { G } = turn;
  const inspector = G.inspector!;
  const kind = kindOf(location);
  const place = placeAt(G, location);
  if (kind === 'hospital') return;
  for (const _ of humansOn(G, location)) gain(inspector);
  if (place !== undefined) placeCube(turn, place);
  if (kind === 'safehouse') takeKey(turn, place as SafeHouseId);
  if (kind === 'exit') takeExitTile(turn, exitAt(location));
  if (kind === 'safehouse' || kind === 'clinic' || kind === 'church') lose(inspector);
  if (kind !== 'safehouse') takeContact(turn);
  if (place !== undefined) closeIfFull(turn, place);
}

/** Her whole turn: always a Move, without Movement points or Avoid. */
export function playInspector(turn: Turn): void {
  const { G, tell } = turn;
  const goal = nextGoal(turn);
  if (goal === undefined) {
    tell({ type: 'inspector-stayed' });
    return;
  }
  G.inspector!.pawn = goal;
  tell({ type: 'inspector-went', spot: spotName(G, goal), tile: tileOfSpace(goal), humans: humansOn(G, goal) });
  visit(turn, goal);
}
