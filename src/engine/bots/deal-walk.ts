import type { CardId, CardName, Face } from '../cards/zones.ts';
import type { AnyGame } from '../game/game.ts';
import { type Random, shuffled } from '../random.ts';
import { type Heard, heldIn, movedAbout, somewhere, type Whereabouts, wouldGive } from './heard.ts';

export type Faces = Record<CardId, Face>;

/** Cards that the viewer cannot read and cannot tell apart. `pool`: what each may be; null: their faces change places. */
export interface Group {
  cards: CardId[];
  pool: CardName[] | null;
}

/** What is dealt again, and what has to hold of it. */
export interface Deal {
  game: AnyGame;
  heard: Heard;
  groups: readonly Group[];
  /** The cards that may be those of which something was said. */
  spoken: ReadonlySet<CardId>;
}

interface World {
  places: Whereabouts;
  faces: Faces;
}

/** How long a walk is: so many steps, and so many for each card that is spoken of. */
const WALK = { steps: 400, perCard: 30 };
/** How often a beginning is looked for, and how often the cards of one answer are dealt for that. */
const BEGINNINGS = 4;
const TRIES = 5000;

/** A card that may change faces, and with whom. */
interface Movable {
  card: CardId;
  group: Group;
}

/** What a card was before, the latest last. */
type Undo = [card: CardId, face: Face][];

/**
 * A world that agrees with what was heard, from one that need not. Where the cards really lie is not looked at: the walk
 * begins at a world that was found, too. On a walk no fewer answers hold with any step than before it.
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

// One answer after the other: its cards are dealt until they agree, and then stay.
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

// So many of these cards change faces with others of their group: one alone may not be able to. In place: it is done very often.
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
  return list[random(list.length)] as T; // never empty
}
