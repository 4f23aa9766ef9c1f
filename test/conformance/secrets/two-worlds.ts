import {
  type AnyAt,
  type AnyGame,
  type CardId,
  type Choice,
  copyMatch,
  type Decision,
  decision,
  type Entry,
  entryRandom,
  fastRandom,
  play,
  type Random,
  redeal,
  type Seat,
  same,
  shuffled,
  type Viewer,
  waitingFor,
} from '../../../src/engine/index.ts';
import { revealsNothing } from '../../../src/engine/play/rewinds/undo.ts';
import { type End, NO_NOTE, type Note } from '../guards/comparisons.ts';
import { sharedChoices } from '../guards/shared-choices.ts';
import { expectThat, FIRST_CARD, OUTSIDE, pickFrom, type Script, spread, walk } from '../script.ts';
import {
  comesToLight,
  feedThere,
  hasParted,
  isOther,
  type Made,
  openedDifferently,
  partingAnswer,
  seesAs,
  type Worlds,
} from './allowed-differences.ts';
import { otherNumbers, UNCHANGED } from './other-numbers.ts';
import { answersIn } from './public-answers.ts';
import { feedOf, nameOf, parting, picture, readable, shownBy, viewersOf } from './viewers.ts';

const MOMENTS = 4;
const MOVES_ON = 8;
/** The maximum number of other worlds to deal if no move of the real world is legal in the first one. */
const DEALS = 6;

/**
 * The result of one more move: `on` holds both worlds after the move, or the reason why they diverge here. `real` is
 * the real world after the move, or null if no move could be made. `illegal` is the number of choices that were illegal
 * in the other world.
 */
interface Step {
  on: Worlds | End;
  real: AnyAt | null;
  illegal: number;
}

/**
 * Checks that a viewer cannot tell the real world from one in which the hidden cards are dealt again: not by what it
 * receives now, nor by what it receives while both worlds continue with the same moves. In half of the comparisons, the
 * cards of the other world are numbered differently. Once a card that differs is revealed, the worlds may diverge, so
 * the real world is then compared with a new one.
 */
export function twoWorldsLookAlike(game: AnyGame, script: Script, note: Note = NO_NOTE): void {
  const viewers = viewersOf(script.seats);
  spread(walk(game, script).moments, MOMENTS).forEach((one, i) => {
    const viewer = viewers[(i + script.picks.length) % viewers.length] ?? [];
    const random = fastRandom(one.version + script.picks.length);
    const worlds = anew(game, one, viewer, random);
    if (!one.result)
      note({ by: 'twoWorldsLookAlike', wished: MOVES_ON, ...playedOn(game, worlds, viewer, script, random) });
  });
}

function playedOn(game: AnyGame, start: Worlds, viewer: Viewer, script: Script, random: Random) {
  let worlds = start;
  let [illegal, dealt] = [0, 1];
  for (let done = 0; done < MOVES_ON; ) {
    const step = playOn(game, worlds, viewer, script, random);
    illegal += step.illegal;
    if (typeof step.on !== 'string') worlds = step.on;
    else if (step.on === 'the match was over' || (!step.real && dealt++ === DEALS))
      return { done, illegal, end: step.on };
    else worlds = anew(game, step.real ?? worlds.one, viewer, random);
    if (step.real) done++;
  }
  return { done: MOVES_ON, illegal, end: 'was complete' as const };
}

function anew(game: AnyGame, one: AnyAt, viewer: Viewer, random: Random): Worlds {
  const worlds = pairOf(game, one, redeal(game, one, viewer, random), viewer, random);
  compare(game, worlds, viewer);
  return worlds;
}

function pairOf(game: AnyGame, one: AnyAt, other: AnyAt, viewer: Viewer, random: Random): Worlds {
  const numbers = random(2) === 0 ? UNCHANGED : otherNumbers(game, other, viewer, random);
  return { one, other, there: numbers.match(other), numbers };
}

function compare(game: AnyGame, { one, there, numbers }: Worlds, viewer: Viewer): void {
  const [real, dealt] = [picture(game, one, viewer), numbers.textBack(picture(game, there, viewer))];
  expectThat(
    real === dealt,
    () => `${nameOf(viewer)} can tell two worlds apart at ${one.version}: ${parting(real, dealt)}`,
  );
}

// Makes one move in both worlds, for any seat that has one. Skips choices that are legal in only one world.
function playOn(game: AnyGame, worlds: Worlds, viewer: Viewer, script: Script, random: Random): Step {
  let illegal = 0;
  const seats = waitingFor(game, worlds.one);
  for (const seat of shuffled(seats, random)) {
    const asked = { one: decision(game, worlds.one, seat), there: decision(game, worlds.there, seat) };
    const choices = asked.one?.choices ?? [];
    const others = (): readonly Choice[] => worlds.numbers.back(asked.there?.choices ?? []);
    const shared = seesAs(viewer, seat) ? choices : sharedChoices(choices, others());
    illegal += choices.length - shared.length;
    if (shared.length === 0) continue;
    const move = pickFrom(shared, random(2 ** 31), script.policy);
    const made = tryMove(game, worlds, { seat, move, viewer, asked }, script.seed, random);
    expectThat(
      made !== null,
      () => `${nameOf(viewer)} finds a choice of seat ${seat} refused in another world: ${JSON.stringify(move)}`,
    );
    return { ...made, illegal };
  }
  return { on: seats.length === 0 ? 'the match was over' : 'no move was legal in both', real: null, illegal };
}

interface Tried {
  seat: Seat;
  move: object;
  viewer: Viewer;
  /** The question that the seat gets in both worlds. */
  asked: Asked;
}
type Asked = Record<'one' | 'there', Decision | null>;

// Tries a move in both worlds. Returns null if one of the worlds refuses the move.
function tryMove(
  game: AnyGame,
  worlds: Worlds,
  { seat, move, viewer, asked }: Tried,
  seed: string,
  random: Random,
): Omit<Step, 'illegal'> | null {
  const first = inBoth(game, worlds, { seat, move, viewer, asked }, seed, random);
  if (!first) return null;
  const answered = agreeingOn(game, worlds, first, viewer, random);
  const again = answered && inBoth(game, answered, { seat, move, viewer }, seed, random);
  const [before, after] = answered && again ? [answered, again] : [worlds, first];
  if (exchanged(after, move, viewer)) return { on: 'a different copy left', real: after.one };
  try {
    return { on: judged(game, before, after, viewer), real: after.one };
  } catch (error) {
    expectRepeatable(game, worlds.one, { seat, move }, seed, first.entry);
    throw error;
  }
}

/** The number of times a move is repeated if two worlds differ. Randomness from outside seldom repeats itself. */
const AGAIN = 20;

function expectRepeatable(game: AnyGame, at: AnyAt, action: Pick<Tried, 'seat' | 'move'>, seed: string, was: Entry) {
  for (let i = 0; i < AGAIN; i++) {
    const played = play(game, at, entryRandom(`${seed}b`, at.version + 1), { kind: 'MOVE', ...action });
    expectThat('entry' in played && same(played.entry, was), () => OUTSIDE);
  }
}

// Whether the move names a card that differs and a known equal card left instead, which reveals the named card.
function exchanged(made: Made, move: object, viewer: Viewer): boolean {
  const [real, dealt] = [shownBy(made.entry, viewer), shownBy(made.otherEntry, viewer)];
  return !same(real, dealt) && cardsIn(move).some((card) => isOther(made, card));
}

function cardsIn(move: object): CardId[] {
  return (JSON.stringify(move).match(/\d+/g) ?? []).map(Number).filter((id) => id >= FIRST_CARD);
}

function inBoth(
  game: AnyGame,
  { one, there, numbers }: Worlds,
  { seat, move, viewer, asked }: Omit<Tried, 'asked'> & Partial<Tried>,
  seed: string,
  random: Random,
): Made | null {
  const action = { kind: 'MOVE' as const, seat, move };
  const moved = { ...action, move: numbers.there(move) };
  const a = play(game, one, entryRandom(`${seed}b`, one.version + 1), action, asked?.one);
  const b = play(game, there, entryRandom(`${seed}b`, one.version + 1), moved, asked?.there);
  if ('refused' in a || 'refused' in b) return null;
  const [other, otherEntry] = [numbers.matchBack(b.at), numbers.back(b.entry)];
  const made = { one: a.at, other, there: b.at, numbers, entry: a.entry, otherEntry, thereEntry: b.entry };
  if (
    ![...shownBy(made.entry, viewer), ...shownBy(otherEntry, viewer), ...readable(other, viewer)].some(numbers.changes)
  )
    return made;
  // Visible cards are sorted by number, so renumbering must keep their order.
  const again = pairOf(game, a.at, other, viewer, random);
  return { ...made, ...again, thereEntry: again.numbers.there(otherEntry) };
}

function judged(game: AnyGame, before: Worlds, made: Made, viewer: Viewer): Worlds | End {
  if (hasParted(game, before, made, viewer)) return 'an answer differed';
  if (comesToLight(game, before, made, viewer)) return 'a card was revealed';
  if (openedDifferently(before, made, viewer) !== null) return 'sealed answers were opened';
  const real = JSON.stringify(feedOf(game, made.one, made.entry, viewer));
  const dealt = feedThere(game, made, viewer);
  expectThat(real === dealt, () => `the feed of ${nameOf(viewer)} tells two worlds apart: ${parting(real, dealt)}`);
  compare(game, made, viewer);
  undoTellsNothing(game, before, made, viewer);
  // Equal cards may have left unseen, a different one in each world. The same move then means other cards.
  return same(made.one.zones, made.other.zones) ? made : 'a different copy left';
}

// Whether the viewer could undo the answer must not depend on hidden cards.
function undoTellsNothing(game: AnyGame, before: Worlds, made: Made, viewer: Viewer): void {
  const { entry, thereEntry, numbers } = made;
  if (entry.seat === null || !seesAs(viewer, entry.seat) || numbers !== before.numbers) return;
  const real = revealsNothing(game, copyMatch(before.one), entry);
  const dealt = revealsNothing(game, copyMatch(before.there), thereEntry);
  expectThat(real === dealt, () => `${nameOf(viewer)} can tell two worlds apart by an undo at ${entry.version}`);
}

// Deals again until the next answers match the real ones, because no answer may tell the worlds apart.
function agreeingOn(game: AnyGame, worlds: Worlds, made: Made, viewer: Viewer, random: Random): Worlds | null {
  const { one } = worlds;
  const answers = answersIn(made.entry);
  const isKnown = answers.every(({ cards }) => cards.every((card) => one.faces[card]));
  if (partingAnswer(worlds, made) === null || !isKnown) return null;
  const among = Array.from({ length: one.seats + 1 });
  const told = answers.map(({ told, cards }, i) => ({
    told,
    cards: cards.map((card) => ({ card, since: -1 - i, among: among.map(() => [card]) })),
  }));
  const { faces, sealed } = redeal(game, { ...one, told: [...one.told, ...told] }, viewer, random);
  return pairOf(game, one, { ...one, faces, sealed }, viewer, random);
}
