/** Another whole game that a seat cannot tell from this one: all that it cannot know is drawn anew (RR-500 to RR-529). */
import { pick } from '../kit/chance';
import type { Chance, Seat } from '../kit/types';
import { classOf, safesOfClass } from './content/safes';
import { agrees, evidenceOf, facesSeen, isTrue, rowsBefore } from './evidence';
import { missingOf } from './needs';
import { dealRaid } from './resample-cards';
import { allCards } from './setup';
import { BUILDING_IDS, TOOLS, type Fact, type RobNRun, type SafeId } from './state';

/** How often other safes are tried that agree with the evidence, before the true ones stay. */
const TRIES = 40;

/** Safes of these classes that nobody has seen, each once. */
function drawSafes(like: readonly SafeId[], known: readonly SafeId[], random: Chance): SafeId[] {
  const drawn: SafeId[] = [];
  for (const id of like)
    drawn.push(pick(safesOfClass(classOf(id)).map((safe) => safe.id).filter((other) => !known.includes(other) && !drawn.includes(other)), random));
  return drawn;
}

/** Safes on buildings, in the reserve, behind the screen before the raid, and removed ones change faces within their class. */
function redrawFaces(G: RobNRun, random: Chance): void {
  const { secret } = G;
  const known = [...G.scored, ...G.players[G.boss]!.safes];
  const zones = [...BUILDING_IDS.map((building) => secret.faces[building]), secret.screen, secret.removed, secret.reserve];
  const all = drawSafes(zones.flat(), known, random);
  for (const zone of zones) zone.splice(0, zone.length, ...all.splice(0, zone.length));
  // Of the reserve only the top shows its class.
  const top = secret.reserve.pop();
  secret.reserve = [...random.Shuffle(secret.reserve), ...(top === undefined ? [] : [top])];
}

/** What the Boss and an accomplice share stays true in the other world; the viewer does not see it. */
function retell(fact: Fact, G: RobNRun, round: number, random: Chance): Fact {
  const { safes } = G.players[G.boss]!;
  const missing = missingOf(safes, rowsBefore(G.raid!, round));
  if (fact.what === 'face') return { ...fact, id: safes[fact.safe]! };
  if (fact.what === 'mark' && fact.tool) return { ...fact, yes: missing[fact.tool] > 0 };
  if (fact.what === 'cleared-kinds' && !isTrue(fact, missing)) return { ...fact, tools: [pick(TOOLS.filter((tool) => missing[tool] === 0), random)] };
  return fact;
}

/** Other safes behind the screen that agree with what the viewer has seen. */
function redrawRaid(G: RobNRun, seat: Seat | null, random: Chance): void {
  const boss = G.players[G.boss]!;
  const own = seat === null ? undefined : G.players[seat];
  const evidence = evidenceOf(G.raid!, own);
  const seen = facesSeen(own);
  for (let i = 0; i < TRIES; i++) {
    const drawn = drawSafes(boss.safes, [...G.scored, ...seen.values()], random).map((id, n) => seen.get(n) ?? id);
    if (!agrees(evidence, drawn)) continue;
    boss.safes = drawn;
    break;
  }
  for (const { notes } of Object.values(G.players))
    for (const note of notes.filter(({ seats }) => !seats.includes(seat ?? 'nobody'))) note.fact = retell(note.fact, G, note.round, random);
}

/** A whole raid as the viewer could imagine it; nothing if the safes drawn leave no room for the alarm pile. */
function otherRaid(G: RobNRun, seat: Seat | null, random: Chance): RobNRun | undefined {
  const other = structuredClone(G);
  if (seat !== G.boss) redrawRaid(other, seat, random);
  return dealRaid(other, seat, random) ? other : undefined;
}

/** The same without a raid: all cards are in the deck. */
function otherDeck(G: RobNRun, random: Chance): RobNRun {
  const other = structuredClone(G);
  other.secret.deck = random.Shuffle(allCards());
  return other;
}

/** Tries until a raid comes out, or leaves it as it is. */
function someRaid(G: RobNRun, seat: Seat | null, random: Chance): RobNRun {
  for (let i = 0; i < TRIES; i++) {
    const other = otherRaid(G, seat, random);
    if (other) return other;
  }
  return structuredClone(G);
}

export function resample(G: RobNRun, seat: Seat | null, random: Chance): RobNRun {
  const other = G.raid !== null && G.raid.round > 0 ? someRaid(G, seat, random) : otherDeck(G, random);
  redrawFaces(other, random);
  return other;
}
