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

/**
 * A world that agrees with what was heard, from one that need not. Where the cards really lie is not looked at: the walk
 * begins at a world that was found, too. On a walk no fewer answers hold with any step than before it.
 */
export function walked(deal: Deal, from: Faces, random: Random): Faces {
  let world = begun(deal, from, random);
  let held = heldIn(deal.game, deal.heard, world.places, world.faces);
  for (let step = WALK.steps + WALK.perCard * deal.spoken.size; step > 0; step--) {
    const places = random(3) === 0 ? movedAbout(deal.heard, world.places, random) : world.places;
    if (!places) continue;
    const faces =
      places === world.places ? exchanged(deal, world.faces, deal.spoken, 1 + random(3), random) : world.faces;
    const holding = heldIn(deal.game, deal.heard, places, faces);
    if (holding < held) continue;
    held = holding;
    world = { places, faces };
  }
  return world.faces;
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
  let faces = from;
  const fixed = new Set<CardId>();
  for (const answer of shuffled(deal.heard.answers, random)) {
    const cards = answer.cards.map((card) => places[card] ?? -1);
    const open = new Set(cards.filter((card) => !fixed.has(card)));
    const free = deal.groups.map(({ cards, pool }) => ({ cards: cards.filter((card) => !fixed.has(card)), pool }));
    for (let tries = 0; tries < TRIES && !wouldGive(deal.game, answer, places, faces); tries++)
      faces = exchanged({ ...deal, groups: free }, faces, open, open.size, random);
    for (const card of cards) fixed.add(card);
  }
  return faces;
}

// So many of these cards change faces with others of their group: one alone may not be able to.
function exchanged(
  { groups }: Pick<Deal, 'groups'>,
  faces: Readonly<Faces>,
  cards: ReadonlySet<CardId>,
  many: number,
  random: Random,
): Faces {
  const made: Faces = { ...faces };
  const movable = groups.flatMap((group) =>
    group.cards.filter((card) => cards.has(card)).map((card) => ({ card, group })),
  );
  for (let n = movable.length > 0 ? many : 0; n > 0; n--) {
    const { card, group } = pick(movable, random);
    const other = group.pool ? card : pick(group.cards, random);
    const [one, two] = [made[card], made[other]];
    if (!one || !two) continue;
    made[card] = group.pool ? { ...one, name: pick(group.pool, random) } : two;
    if (!group.pool) made[other] = one;
  }
  return made;
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T; // never empty
}
