import type { CardId, CardName, Face } from '../cards/zones.ts';
import type { AnyGame } from '../game/game.ts';
import { type Random, shuffled } from '../random.ts';
import { type Heard, heldIn, movedAbout, somewhere, type Whereabouts, wouldGive } from './heard.ts';

export type Faces = Record<CardId, Face>;

/** `pool` lists the possible names of each card; if it is null, the cards swap faces. */
export interface Group {
  cards: CardId[];
  pool: CardName[] | null;
}

/** The cards to deal again, and the public answers that the new deal must agree with. */
export interface Deal {
  game: AnyGame;
  heard: Heard;
  groups: readonly Group[];
  /** All cards that a public answer could refer to. */
  spoken: ReadonlySet<CardId>;
}

interface World {
  places: Whereabouts;
  faces: Faces;
}

/** The length of a walk: a base number of steps, plus `perCard` steps for each card in `spoken`. */
const WALK = { steps: 400, perCard: 30 };
/** The number of starting worlds to try. */
const BEGINNINGS = 4;
const TRIES = 5000;

/** A card whose face can change, and the card's group. */
interface Movable {
  card: CardId;
  group: Group;
}

/** The previous faces of cards, in the order in which they were replaced. */
type Undo = [card: CardId, face: Face][];

/**
 * Changes a dealt world until it agrees with as many public answers as possible. No step makes fewer answers agree. The
 * real faces have no influence, because the starting world is also dealt at random.
 */
export function walked(deal: Deal, from: Faces, random: Random): Faces {
  const { game, heard, spoken } = deal;
  const begin = begun(deal, from, random);
  let { places } = begin;
  const faces = { ...begin.faces };
  const movable = movableIn(deal.groups, spoken);
  let held = heldIn(game, heard, places, faces);
  for (let step = WALK.steps + WALK.perCard * spoken.size; step > 0; step--) {
    const moved = random(3) === 0 ? movedAbout(heard, places, random) : places;
    if (!moved) continue;
    const undo = moved === places ? exchange(movable, faces, 1 + random(3), random) : [];
    const holding = heldIn(game, heard, moved, faces);
    if (holding < held) takeBack(faces, undo);
    else [held, places] = [holding, moved];
  }
  return faces;
}

// Deals several starting worlds and returns the one that agrees with the most answers.
function begun(deal: Deal, from: Faces, random: Random): World {
  let best: World & { held: number } = { places: [], faces: from, held: -1 };
  for (let i = 0; i < BEGINNINGS && best.held < deal.heard.answers.length; i++) {
    const places = somewhere(deal.heard, random);
    if (!places) continue;
    const faces = dealtByAnswers(deal, places, from, random);
    const held = heldIn(deal.game, deal.heard, places, faces);
    if (held > best.held) best = { places, faces, held };
  }
  return best;
}

// Goes through the answers in random order. Redeals the cards in each answer until the world agrees with it, then keeps
// them fixed.
function dealtByAnswers(deal: Deal, places: Whereabouts, from: Faces, random: Random): Faces {
  const faces = { ...from };
  const fixed = new Set<CardId>();
  for (const answer of shuffled(deal.heard.answers, random)) {
    const cards = answer.cards.map((card) => places[card] ?? -1);
    const open = new Set(cards.filter((card) => !fixed.has(card)));
    const free = deal.groups.map(({ cards, pool }) => ({ cards: cards.filter((card) => !fixed.has(card)), pool }));
    const movable = movableIn(free, open);
    for (let tries = 0; tries < TRIES && !wouldGive(deal.game, answer, places, faces); tries++)
      exchange(movable, faces, open.size, random);
    for (const card of cards) fixed.add(card);
  }
  return faces;
}

function movableIn(groups: readonly Group[], cards: ReadonlySet<CardId>): Movable[] {
  return groups.flatMap((group) => group.cards.filter((card) => cards.has(card)).map((card) => ({ card, group })));
}

// Gives `many` cards different faces from their groups, because changing a single card may not be enough. Changes
// `faces` in place, for speed.
function exchange(movable: readonly Movable[], faces: Faces, many: number, random: Random): Undo {
  const undo: Undo = [];
  for (let n = movable.length > 0 ? many : 0; n > 0; n--) {
    const { card, group } = pick(movable, random);
    const other = group.pool ? card : pick(group.cards, random);
    const [one, two] = [faces[card], faces[other]];
    if (!one || !two) continue;
    undo.push([card, one], [other, two]);
    faces[card] = group.pool ? { ...one, name: pick(group.pool, random) } : two;
    if (!group.pool) faces[other] = one;
  }
  return undo;
}

function takeBack(faces: Faces, undo: Undo): void {
  for (const [card, face] of undo.reverse()) faces[card] = face;
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T; // no caller passes an empty list
}
