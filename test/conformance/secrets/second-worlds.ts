import {
  type AnyAt,
  actionOf,
  advance,
  begin,
  copyMatch,
  type Entry,
  entryRandom,
  type Random,
  randomPolicy,
  redeal,
  shuffled,
} from '../../../src/engine/index.ts';
import { refusal } from '../../../src/engine/play/play.ts';
import { isBroughtInSecret, type Known, unseen } from './known-match.ts';
import { type MadeCard, renaming } from './never-seen.ts';
import { exchanged, fromOtherDecks, type Names } from './other-names.ts';
import { feedOf, picture } from './viewers.ts';

/**
 * The ways to make a world that looks to a seat like the real one. All but the last avoid the code that deals worlds to
 * bots, because worlds dealt by that code would hide its faults.
 */
export const TITLES = {
  EXCHANGED: 'unseen cards exchanged',
  OTHER_DECKS: 'other seats brought different decks',
  REPLAYED: 'replayed from the beginning with other cards',
  DEALT: 'dealt as for bots',
} as const;
export type Way = keyof typeof TITLES;
export const WAYS: readonly Way[] = ['EXCHANGED', 'OTHER_DECKS', 'REPLAYED', 'DEALT'];
/** The ways that do not use the code that deals worlds to bots, and so reveal faults in it. */
export const OWN_WAYS: readonly Way[] = ['EXCHANGED', 'OTHER_DECKS', 'REPLAYED'];

/** Makes worlds that look to the seat like the real one at this moment, one for each possible way. */
export function secondWorlds(known: Known, at: AnyAt, random: Random): [Way, AnyAt][] {
  const { game, seat } = known;
  const cards = unseen(known, at);
  const decks = isBroughtInSecret(game) && random(2) === 0 ? fromOtherDecks(known, cards, at, random) : null;
  const worlds: [Way, AnyAt | null][] = [
    [decks ? 'OTHER_DECKS' : 'EXCHANGED', inPlace(known, at, decks ?? exchanged(cards, at, random), random)],
    ['REPLAYED', replayed(known, at, cards, random)],
    ['DEALT', redeal(game, at, [seat], random)],
  ];
  return worlds.flatMap(([way, world]): [Way, AnyAt][] => (world ? [[way, world]] : []));
}

// Earlier answers about hidden cards may not be true of other cards. After such an answer, only a replayed world is
// certain to be possible.
function inPlace(known: Known, at: AnyAt, names: Names, random: Random): AnyAt | null {
  if (at.told.length > 0) return null;
  const faces = { ...at.faces };
  for (const [card, name] of names) faces[card] = { name, back: faces[card]?.back ?? '' };
  return looksAlike(known, at, answeredAgain(known, { ...copyMatch(at), faces }, random));
}

/** The maximum number of replays of a match. Each changes fewer cards, because some moves need the original cards. */
const REPLAYS = 4;

function replayed(known: Known, at: AnyAt, unseenCards: readonly MadeCard[], random: Random): AnyAt | null {
  let cards = unseenCards;
  for (let i = 0; i < REPLAYS && cards.length > 0; i++) {
    const decks = isBroughtInSecret(known.game) ? fromOtherDecks(known, cards, at, random) : null;
    const world = playedAgain(known, decks ?? exchanged(cards, at, random), at.version);
    const alike = world && looksAlike(known, at, answeredAgain(known, world, random));
    if (alike) return alike;
    cards = shuffled(cards, random).slice(0, cards.length >> 1);
  }
  return null;
}

// Repeats a match with other cards. Returns null if a move is illegal or the seat would receive anything different.
function playedAgain({ game, script, walked, seat, made, feeds }: Known, names: Names, upTo: number): AnyAt | null {
  const renamed = renaming(game, made, names);
  const { at, entry } = begin(renamed, walked.setup, entryRandom(script.seed, 0));
  const past = [entry];
  const isAsBefore = (one: Entry) => JSON.stringify(feedOf(game, at, one, [seat])) === feeds[one.version];
  if (!isAsBefore(entry)) return null;
  for (const was of walked.entries.slice(1, upTo + 1)) {
    const action = actionOf(was);
    if (!action || refusal(renamed, at, action)) return null;
    const again = advance(renamed, at, entryRandom(script.seed, was.version), action, past);
    past.push(again);
    if (!isAsBefore(again)) return null;
  }
  return at;
}

// Replaces the other seats' sealed answers with any that they could have given with these cards.
function answeredAgain({ game, seat }: Known, world: AnyAt, random: Random): AnyAt {
  const unanswered = { ...world, sealed: [] };
  const sealed = world.sealed.map((answer) =>
    answer.seat === seat ? answer : { seat: answer.seat, move: randomPolicy(game, unanswered, answer.seat, random) },
  );
  return { ...world, sealed };
}

function looksAlike({ game, seat }: Known, at: AnyAt, world: AnyAt): AnyAt | null {
  return picture(game, at, [seat]) === picture(game, world, [seat]) ? world : null;
}
