import type { Viewer } from '../cards/sight.ts';
import type { Told } from '../cards/told.ts';
import type { CardId, CardName, Face } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import { agrees } from '../game/disclosure.ts';
import type { AnyGame } from '../game/game.ts';
import type { Random } from '../random.ts';

type Faces = Readonly<Record<CardId, Face>>;

/** `among` lists the ids that the card may have, as far as the viewer could follow it. */
interface Followed {
  card: CardId;
  among: readonly CardId[];
}

/** The public answers that a viewer has heard, and the possible ids of the cards that the answers mentioned. */
export interface Heard {
  followed: Followed[];
  answers: Answer[];
}

/** A public answer. `cards` are indices into `followed`, in the order of the question. */
export interface Answer {
  told: Told['told'];
  cards: number[];
}

/** The id of each followed card in one possible world. */
export type Whereabouts = CardId[];

export function heardBy(at: AnyAt, viewer: Viewer): Heard {
  const index = new Map<string, number>();
  const followed: Followed[] = [];
  const answers = at.told.map(({ told, cards }) => ({
    told,
    cards: cards.map(({ card, since, among }) => {
      const key = `${card} ${since}`;
      const found = index.get(key) ?? followed.push({ card, among: amongFor(viewer, card, among) }) - 1;
      index.set(key, found);
      return found;
    }),
  }));
  return { followed, answers };
}

// A team knows everything that any of its seats knows. The list for spectators follows the list for the last seat.
function amongFor(viewer: Viewer, card: CardId, among: readonly (readonly CardId[])[]): readonly CardId[] {
  if (viewer === 'everything') return [card];
  const lists = (viewer.length === 0 ? [among.length - 1] : viewer).map((seat) => among[seat] ?? [card]);
  const [first = [card], ...others] = lists;
  return first.filter((id) => others.every((list) => list.includes(id)));
}

/** The cards in one answer all have different ids. Returns null if no combination was found. */
export function somewhere({ followed, answers }: Heard, random: Random): Whereabouts | null {
  const made: (CardId | undefined)[] = followed.map(({ among }) => (among.length === 1 ? among[0] : undefined));
  for (const { cards } of answers) {
    const taken = new Set(cards.map((card) => made[card]));
    for (const card of cards) {
      if (made[card] !== undefined) continue;
      const free = followed[card]?.among.filter((id) => !taken.has(id)) ?? [];
      const id = free.length > 0 ? free[random(free.length)] : undefined;
      if (id === undefined) return null;
      made[card] = id;
      taken.add(id);
    }
  }
  const places = made.filter((id) => id !== undefined);
  return places.length === followed.length && isApart(answers, places) ? places : null;
}

function isApart(answers: Heard['answers'], places: Whereabouts): boolean {
  return answers.every(({ cards }) => new Set(cards.map((card) => places[card])).size === cards.length);
}

export function holds(game: AnyGame, heard: Heard, places: Whereabouts, faces: Faces): boolean {
  return heard.answers.every((answer) => wouldGive(game, answer, places, faces));
}

/** Counts the answers that would be the same in a world with these places and faces. */
export function heldIn(game: AnyGame, heard: Heard, places: Whereabouts, faces: Faces): number {
  return heard.answers.filter((answer) => wouldGive(game, answer, places, faces)).length;
}

/** Whether this answer would be the same in a world with these places and faces. */
export function wouldGive(game: AnyGame, { told, cards }: Answer, places: Whereabouts, faces: Faces): boolean {
  return agrees(
    game,
    told,
    cards.map((card): CardName => faces[places[card] ?? -1]?.name ?? ''),
  );
}

/** If another card in the answer already has the place, the two cards swap places. */
export function movedAbout({ followed, answers }: Heard, places: Whereabouts, random: Random): Whereabouts | null {
  const open = followed.flatMap(({ among }, index) => (among.length > 1 ? [index] : []));
  const moving = open.length > 0 ? open[random(open.length)] : undefined;
  if (moving === undefined) return null;
  const among = followed[moving]?.among ?? [];
  const to = among[random(among.length)];
  const from = places[moving];
  if (to === undefined || from === undefined) return null;
  const beside = answers.filter(({ cards }) => cards.includes(moving)).flatMap(({ cards }) => cards);
  const next = places.map((id, index) => {
    if (index === moving) return to;
    return id === to && beside.includes(index) ? from : id;
  });
  const isPossible = next.every((id, index) => followed[index]?.among.includes(id));
  return isPossible && isApart(answers, next) ? next : null;
}
