import { see, type Viewer } from '../cards/sight.ts';
import type { CardId, CardName } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import { filledAtRandom } from '../play/legality.ts';
import { copyMatch } from '../play/play.ts';
import { answersOf, questionAt } from '../play/question.ts';
import { mayReadSealed } from '../play/sealed-answer.ts';
import { type Random, shuffled } from '../random.ts';
import { type Deal, type Faces, type Group, walked } from './deal-walk.ts';
import { heardBy, holds, somewhere } from './heard.ts';

/**
 * Returns a random world that this viewer cannot distinguish from the real one. Cards that the viewer cannot read swap
 * faces with cards that have the same back, or get names from the game's `pool` if the deck list is secret. Every
 * public answer stays true, and other seats' sealed answers are redrawn. Bots use these worlds so that they know no
 * more than their seats do, and tests use them to prove it.
 */
export function redeal(game: AnyGame, at: AnyAt, viewer: Viewer, random: Random): AnyAt {
  const world = copyMatch(at);
  const groups = groupsOf(game, at, viewer);
  world.faces = at.told.length > 0 ? agreeing(game, at, viewer, groups, random) : dealt(at.faces, groups, random);
  return reseal(game, world, viewer, random);
}

// Sorts the names before the shuffle, so that the result does not depend on the real order. Without sorting, two
// positions that look the same to the viewer would lead to different worlds.
function dealt(faces: Readonly<Faces>, groups: readonly Group[], random: Random): Faces {
  const made: Faces = { ...faces };
  for (const { cards, pool } of groups) {
    const changing = pool
      ? cards.map(() => pool[random(pool.length)] ?? '')
      : shuffled(namesOf(faces, cards).sort(), random);
    cards.forEach((card, index) => {
      made[card] = { name: changing[index] ?? '', back: backOf(faces, card) };
    });
  }
  return made;
}

/** The number of random deals to try before switching to a walk. */
const DEALS = 200;

// Deals until a world agrees with all answers, which samples the agreeing worlds uniformly. After `DEALS` failures,
// `walked` takes over; a long enough walk has the same distribution.
function agreeing(game: AnyGame, at: AnyAt, viewer: Viewer, groups: readonly Group[], random: Random): Faces {
  const heard = heardBy(at, viewer);
  for (let i = 0; i < DEALS; i++) {
    const places = somewhere(heard, random);
    const faces = dealt(at.faces, groups, random);
    if (places && holds(game, heard, places, faces)) return faces;
  }
  const spoken = new Set(heard.followed.flatMap(({ among }) => among));
  const deal: Deal = { game, heard, groups, spoken };
  const faces = walked(deal, dealt(at.faces, groups, random), random);
  const unspoken = groups.map(({ cards, pool }) => ({ cards: cards.filter((card) => !spoken.has(card)), pool }));
  return dealt(faces, unspoken, random);
}

function namesOf(faces: Readonly<Faces>, cards: readonly CardId[]): CardName[] {
  return cards.map((card) => faces[card]?.name ?? '');
}

function backOf(faces: Readonly<Faces>, card: CardId): string {
  return faces[card]?.back ?? '';
}

// Players know which cards are in their own deck, but not the order of the cards. Another player's card can be any card
// in the pool.
function groupsOf(game: AnyGame, at: AnyAt, viewer: Viewer): Group[] {
  const groups: Group[] = [];
  for (const [back, { owned, others }] of hiddenByBack(at, viewer)) {
    const pool = game.pool?.(back) ?? null;
    if (!pool) groups.push({ cards: [...owned, ...others], pool });
    else groups.push({ cards: owned, pool: null }, { cards: others, pool });
  }
  return groups;
}

/** Cards that the viewer cannot read: `owned` cards lie in the viewer's own zones, `others` do not. */
interface Hidden {
  owned: CardId[];
  others: CardId[];
}

function hiddenByBack(at: AnyAt, viewer: Viewer): Map<string, Hidden> {
  const hidden = new Map<string, Hidden>();
  const sight = see(at, viewer);
  for (const zone of Object.values(at.zones)) {
    const isOwned = viewer !== 'everything' && zone.seat !== null && viewer.includes(zone.seat);
    for (const card of zone.cards) {
      if (sight.reads(card)) continue;
      const back = backOf(at.faces, card);
      const found = hidden.get(back) ?? { owned: [], others: [] };
      hidden.set(back, found);
      (isOwned ? found.owned : found.others).push(card);
    }
  }
  return hidden;
}

// Replaces each sealed answer that the viewer cannot read with a random answer by the same seat in the new world.
function reseal(game: AnyGame, world: AnyAt, viewer: Viewer, random: Random): AnyAt {
  if (viewer === 'everything') return world;
  const answers = world.sealed;
  world.sealed = [];
  const redrawn = answers.map((answer) => {
    if (mayReadSealed(viewer, answer)) return answer;
    const choices = answersOf(world, questionAt(game, world), answer.seat) ?? [];
    const choice = choices[random(Math.max(1, choices.length))];
    return choice ? { seat: answer.seat, move: filledAtRandom(choice, random) } : answer;
  });
  world.sealed = redrawn;
  return world;
}
