import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import { blanksOf, type Choice } from '../game/choice.ts';
import type { AnyGame } from '../game/game.ts';
import { same } from '../json.ts';
import { filled, filledAtRandom } from '../play/legality.ts';
import { advanceFrom, copyMatch } from '../play/play.ts';
import { absentAnswer, answersOf, type Question, questionAt, waitingIn } from '../play/question.ts';
import type { Random } from '../random.ts';
import { redeal } from './redeal.ts';

/**
 * How a bot answers for a seat: it is given the match but must look only at what that seat may see.
 * @param question what is asked now, by {@link questionAt}, where it is known already
 */
export type BotPolicy = (game: AnyGame, at: AnyAt, seat: Seat, random: Random, question?: Question | null) => object;

/** Any choice, each equally likely. */
export const randomPolicy: BotPolicy = (game, at, seat, random, question = questionAt(game, at)) =>
  anyOf(choicesFor(at, question, seat), random);

/** Like random, but passes only one time in ten: it reaches the rules that uniform play almost never reaches. */
export const eagerPolicy: BotPolicy = (game, at, seat, random, question = questionAt(game, at)) => {
  const choices = choicesFor(at, question, seat);
  const acting = choices.filter((choice) => !('pass' in choice.move));
  return anyOf(acting.length > 0 && random(10) > 0 ? acting : choices, random);
};

/** At most this many moves are tried out; of more, a random part. */
const CANDIDATES = 24;
/** How many worlds, each re-dealt from what the seat sees. */
const WORLDS = 2;
/** How many questions are answered by default after a candidate, so that what it starts comes to its effect. */
const HORIZON = 6;

/** Tries its choices out in worlds it cannot tell from the real one and takes the one after which it stands best. */
export const steadyPolicy: BotPolicy = (game, at, seat, random, question = questionAt(game, at)) => {
  const choices = choicesFor(at, question, seat);
  const candidates = candidatesOf(choices, random);
  const usual = absentAnswer(at, question, seat); // a list too long to be tried whole must not hide the game's own advice
  if (usual && !candidates.some((move) => same(move, usual))) candidates.push(usual);
  if (candidates.length === 1 && candidates[0]) return candidates[0];
  const worlds = Array.from({ length: WORLDS }, () => {
    const world = redeal(game, at, [seat], random);
    return { world, asked: questionAt(game, world) };
  });
  let best: { move: object; worth: number } | null = null;
  for (const move of candidates) {
    let worth = 0;
    for (const { world, asked } of worlds) worth += outcome(game, copyMatch(world), asked, seat, move, random);
    if (!best || worth > best.worth) best = { move, worth };
  }
  return best?.move ?? anyOf(choices, random);
};

export const BOT_LEVELS = ['RANDOM', 'STEADY'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
export const BOT_POLICIES: Record<BotLevel, BotPolicy> = { RANDOM: randomPolicy, STEADY: steadyPolicy };

function choicesFor(at: AnyAt, question: Question | null, seat: Seat): readonly Choice[] {
  const choices = answersOf(at, question, seat) ?? [];
  if (choices.length === 0) throw new RangeError(`seat ${seat} is not asked`);
  return choices;
}

function anyOf(choices: readonly Choice[], random: Random): object {
  const choice = choices[random(choices.length)];
  if (!choice) throw new RangeError('no choice');
  return filledAtRandom(choice, random);
}

// Every plain choice; of a choice whose blanks take one value each every one of them, else a few random fillings. Where there
// are too many, a choice with many values gives up some first, so that it does not drive out the others.
function candidatesOf(choices: readonly Choice[], random: Random): object[] {
  const fillings = choices.map(
    (choice) => singles(choice) ?? Array.from({ length: 4 }, () => filledAtRandom(choice, random)),
  );
  let count = fillings.reduce((sum, moves) => sum + moves.length, 0);
  for (; count > CANDIDATES; count--) {
    const most = Math.max(...fillings.map((moves) => moves.length));
    const largest = fillings.filter((moves) => moves.length === most);
    const moves = largest[random(largest.length)] ?? [];
    moves.splice(random(moves.length), 1);
  }
  return fillings.flat();
}

// One move for each value, or for each pair of them; null where a blank takes more than one, or a number.
function singles(choice: Choice): object[] | null {
  const blanks = blanksOf(choice);
  if (!blanks.every(({ from, max }) => from && max === 1)) return null;
  const [first, second] = blanks.map(({ from }) => from ?? []);
  if (!first) return [choice.move];
  return first.flatMap(({ value }) =>
    second ? second.map((other) => filled(choice, [value], [other.value])) : [filled(choice, [value])],
  );
}

// Plays on in place.
function outcome(game: AnyGame, at: AnyAt, asked: Question | null, seat: Seat, move: object, random: Random): number {
  let question = advanceFrom(game, at, asked, random, { kind: 'MOVE', seat, move }).next;
  for (let i = 0; i < HORIZON && question; i++) {
    const [next] = waitingIn(at, question);
    if (next === undefined) break;
    const answer = question.rule.absent(at, question.step, next);
    question = advanceFrom(game, at, question, random, { kind: 'MOVE', seat: next, move: answer }).next;
  }
  return game.worth(at, seat);
}
