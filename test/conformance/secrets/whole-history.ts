import { copiesLeaving } from '../../../src/engine/cards/leaving.ts';
import { alikeIn } from '../../../src/engine/game/alike.ts';
import {
  type Action,
  type AnyAt,
  type AnyGame,
  actionOf,
  advance,
  begin,
  type CardId,
  type CardName,
  type Entry,
  entryRandom,
  fastRandom,
  fold,
  type Random,
  shuffled,
  type Viewer,
} from '../../../src/engine/index.ts';
import { refusal } from '../../../src/engine/play/play.ts';
import { type End, NO_NOTE, type Note } from '../guards/comparisons.ts';
import { expectThat, type Script, type Walked, walk } from '../script.ts';
import { cardsMade, firstSeen, renaming } from './never-seen.ts';
import { leftOtherCopies } from './other-copies.ts';
import { SHIFTED, shiftedFirst } from './other-numbers.ts';
import { answersIn, wouldAnswer } from './public-answers.ts';
import { feedOf, nameOf, parting, picture, viewersOf } from './viewers.ts';

/** The number of times that a history is restarted because one of its moves needs the card that the move names. */
const BEGINNINGS = 12;

/**
 * From entry 0 on, the cards that a viewer never saw have other names, and all cards are numbered differently;
 * everything else is repeated with the same seed. Everything that this viewer ever received stays the same. No other
 * property detects leaks in the setup. Answers about hidden cards must stay the same, because the histories may differ
 * after a different answer. If every card was seen in the end, the comparison stops where the last card was seen.
 */
export function wholeHistoriesLookAlike(game: AnyGame, script: Script, note: Note = NO_NOTE): void {
  const walked = walk(game, script);
  const viewers = viewersOf(script.seats);
  const viewer = viewers[script.picks.length % viewers.length] ?? [];
  const { upTo, cards } = unseen(game, walked, viewer);
  const names = otherNames(game, walked, cards, upTo, script.picks.length);
  const found = names.size > 0 ? again(game, { walked, names, upTo }, script, viewer) : NOTHING_HIDDEN;
  note({ by: 'wholeHistoriesLookAlike', wished: Math.max(1, upTo), ...found });
}

const NOTHING_HIDDEN = { done: 0, end: 'nothing was hidden', illegal: 0 } as const;

/** A history, and its cards' names in the other history. The entries before `upTo` are compared. */
interface Other {
  walked: Walked;
  names: Names;
  upTo: number;
}

// If another seat could make a move only with its real cards, these keep their names and the history restarts.
function again(
  game: AnyGame,
  other: Other,
  script: Script,
  viewer: Viewer,
): { done: number; end: End; illegal: number } {
  const original = originalOf(game, other, viewer);
  let names = other.names;
  let compared = 0;
  for (let illegal = 0; ; illegal++) {
    const { done, end, refused } = doAgain(game, { ...other, names }, { ...original, compared }, script, viewer);
    compared = Math.max(compared, done);
    const blamed = refused?.find((cards) => cards.some((card) => names.has(card)));
    if (!blamed || illegal === BEGINNINGS) return { done, end, illegal };
    names = heard(game, other, keeping(names, blamed, other.walked.end.faces));
  }
}

// If an answer would change, the cards that it is about also keep their names.
function heard(game: AnyGame, { walked, upTo }: Other, wanted: Names): Names {
  const answers = walked.entries.slice(0, upTo).flatMap(answersIn);
  const nameIn = (names: Names) => (card: CardId) => names.get(card) ?? walked.end.faces[card]?.name ?? '';
  let names = wanted;
  for (;;) {
    const wrong = answers.filter((answer) => !wouldAnswer(game, answer, nameIn(names)));
    if (wrong.length === 0) return names;
    names = keeping(
      names,
      wrong.flatMap(({ cards }) => cards),
      walked.end.faces,
    );
  }
}

/**
 * Restores the original names of these cards. Everyone may know how many cards have each name, so the card that had
 * taken a restored name gets the name that becomes free.
 */
export function keeping(names: Names, cards: readonly CardId[], faces: AnyAt['faces']): Names {
  const made = new Map(names);
  for (const card of cards) {
    const [own, free] = [faces[card], made.get(card)];
    made.delete(card);
    if (free === undefined || free === own?.name) continue;
    const heir = [...made].find(([other, name]) => name === own?.name && faces[other]?.back === own?.back);
    if (heir) made.set(heir[0], free);
  }
  return made;
}

/**
 * `refused`: the cards that may have made a move impossible, first those that the move names, then all cards in front
 * of its seat.
 */
interface Done {
  done: number;
  end: End;
  refused?: CardId[][];
}

/** The real history's actions, and what the viewer received for each entry. Every repetition uses them. */
interface Original {
  actions: (Action | null)[];
  feeds: string[];
  /** The number of entries that an earlier repetition has already compared, with more cards changed. */
  compared: number;
}

function originalOf(game: AnyGame, { walked, upTo }: Other, viewer: Viewer): Omit<Original, 'compared'> {
  const entries = walked.entries.slice(0, upTo);
  let before: AnyAt | null = null;
  const actions = entries.map((entry) => {
    const action = before && actionThatWas(game, before, entry);
    before = fold(game, before, entry);
    return action;
  });
  return { actions, feeds: entries.map((entry) => JSON.stringify(feedOf(game, walked.end, entry, viewer))) };
}

// Modifies the match in place, because only the last moment matters.
function doAgain(game: AnyGame, other: Other, original: Original, script: Script, viewer: Viewer): Done {
  const { walked, names, upTo } = other;
  const { actions, feeds, compared } = original;
  const renamed = renaming(game, cardsMade(walked.entries, walked.end), names);
  const real = (card: CardId) => walked.end.faces[card]?.name ?? '';
  const histories = [real, (card: CardId) => names.get(card) ?? real(card)];
  const pictures = new Map(walked.moments.map((at) => [at.version, at]));
  const setup = { ...walked.setup, firstCard: shiftedFirst(walked.setup.firstCard) };
  const begun = begin(renamed, setup, entryRandom(script.seed, 0));
  const { at } = begun;
  let { entry } = begun;
  const past = [entry];
  for (const [version, was] of feeds.entries()) {
    const action = SHIFTED.there(actions[version] ?? null);
    if (action) {
      if (refusal(renamed, at, action))
        return { done: version, end: 'no move was legal in both', refused: SHIFTED.back(blamable(at, action)) };
      entry = advance(renamed, at, entryRandom(script.seed, version), action, past);
      past.push(entry);
    }
    const hasParted = leftOtherCopies(walked.entries[version], SHIFTED.back(entry), histories);
    if (version < compared && hasParted) return { done: version, end: 'a different copy left' };
    if (version < compared) continue;
    const is = SHIFTED.textBack(JSON.stringify(feedOf(game, at, entry, viewer)));
    // If the copies are equal in only one history, a viewer who sees the card leave sees a different name in the other.
    if (was !== is && (hasParted || isOtherCopy(was, is))) return { done: version, end: 'a different copy left' };
    expectThat(was === is, () => `the feed of ${nameOf(viewer)} gives cards away: ${parting(was, is)}`);
    if (hasParted) return { done: version, end: 'a different copy left' };
    const moment = version % 11 === 0 || walked.end.version === at.version ? pictures.get(at.version) : undefined;
    if (!moment) continue;
    const [real, seen] = [picture(game, moment, viewer), SHIFTED.textBack(picture(game, at, viewer))];
    expectThat(real === seen, () => `what ${nameOf(viewer)} sees gives cards away: ${parting(real, seen)}`);
  }
  return { done: upTo, end: 'was complete' };
}

function blamable(at: AnyAt, { seat, move }: Action): CardId[][] {
  const zones = Object.values(at.zones).filter((zone) => zone.seat === seat);
  return [(JSON.stringify(move ?? null).match(IDS) ?? []).map(Number), zones.flatMap(({ cards }) => cards)];
}

// If a card has become equal to the one that leaves a hand, it may leave instead, with the same name and an unknown id.
function isOtherCopy(was: string, is: string): boolean {
  return was.replace(IDS, '') === is.replace(IDS, '');
}

const IDS = /\b1\d{6}\b/g;

// The engine picks among equal cards: the copy that left is a different card in the other history.
function actionThatWas(game: AnyGame, at: AnyAt, entry: Entry): Action | null {
  const action = actionOf(entry);
  const ids = [...new Set(JSON.stringify(action?.move ?? null).match(IDS) ?? [])].map(Number);
  const lying = ids.filter((id) => at.faces[id]);
  const leaving = copiesLeaving(at, lying, alikeIn(game, at));
  const copyOf = new Map(lying.map((id, i) => [id, leaving[i]]));
  return JSON.parse(JSON.stringify(action, (_, value) => copyOf.get(value) ?? value));
}

function otherNames(game: AnyGame, walked: Walked, hidden: readonly CardId[], upTo: number, start: number): Names {
  const byBack = new Map<string, CardId[]>();
  for (const card of hidden) {
    const back = walked.end.faces[card]?.back ?? '';
    byBack.set(back, [...(byBack.get(back) ?? []), card]);
  }
  const answers = walked.entries.slice(0, upTo).flatMap(answersIn);
  const random = fastRandom(start);
  const real: Names = new Map([...byBack.values()].flat().map((card) => [card, walked.end.faces[card]?.name ?? '']));
  const isHeard = (names: Names): boolean =>
    answers.every((answer) =>
      wouldAnswer(game, answer, (card) => names.get(card) ?? walked.end.faces[card]?.name ?? ''),
    );
  if (answers.length === 0) return changed(game, real, byBack, Number.POSITIVE_INFINITY, random);
  let names = real;
  for (let step = 0; step < STEPS; step++) {
    const next = changed(game, names, byBack, 2 + random(4), random);
    if (isHeard(next)) names = next;
  }
  return names;
}

/** How many small changes of names to try if answers must stay true. */
const STEPS = 120;
type Names = Map<CardId, CardName>;

// Changes the names of some or all cards with each back.
function changed(game: AnyGame, names: Names, byBack: Map<string, CardId[]>, most: number, random: Random): Names {
  const made = new Map(names);
  for (const [back, all] of byBack) {
    const cards = most < all.length ? shuffled(all, random).slice(0, most) : all;
    const own = cards.map((card) => names.get(card) ?? '');
    const pool = game.pool?.(back);
    const dealt = pool ? cards.map(() => pool[random(pool.length)] ?? '') : shuffled(own, random);
    cards.forEach((card, i) => {
      made.set(card, dealt[i] ?? '');
    });
  }
  return made;
}

/**
 * Returns the cards that were never seen; if all were seen, those that were seen last. Every second script takes the
 * cards that were unseen before a random entry, so that cards shown at the end vary as well. Entries from `upTo` on are
 * not compared.
 */
function unseen(game: AnyGame, walked: Walked, viewer: Viewer): { upTo: number; cards: CardId[] } {
  const { entries, end } = walked;
  const seenAt = firstSeen(game, entries, viewer);
  const made = cardsMade(entries, end).map(({ id }) => id);
  const seen = (card: CardId): number => seenAt.get(card) ?? entries.length;
  const last = Math.max(0, ...made.map(seen));
  const random = fastRandom(entries.length + last);
  const upTo = last > 0 && random(2) === 0 ? 1 + random(last) : last;
  return { upTo, cards: upTo > 0 ? made.filter((card) => seen(card) >= upTo) : [] };
}
