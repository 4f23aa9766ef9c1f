import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { advanceFrom } from '../../play/play.ts';
import { type Question, questionAt, waitingIn } from '../../play/question.ts';
import type { Random } from '../../random.ts';
import { answeredByDefault, HORIZON } from '../playout.ts';
import { chanceOf } from './chance.ts';
import { type Chosen, type Memory, select } from './selection.ts';
import { found, learn, meanOf, type Node, newNode, type Values } from './tree.ts';

/** The tree is no deeper than so many questions. */
const DEPTH = 12;

/** Who is asked what in the world that an iteration plays in, and both kinds of chance: the world's and the search's own. */
export interface Course {
  at: AnyAt;
  question: Question | null;
  dice: Random;
  random: Random;
}

/**
 * One iteration: the first move is given, then down the tree to the first move that is new, then a few default answers,
 * and every seat's moves on the way are told what the table is worth to that seat.
 */
export function iterate(
  game: AnyGame,
  memory: Memory,
  root: Node,
  first: Chosen,
  at: AnyAt,
  course: Omit<Course, 'at' | 'question'>,
): void {
  const here: Course = { ...course, at, question: questionAt(game, at) };
  const path: Chosen[][] = [];
  let node = root;
  for (let depth = 0; depth < DEPTH; depth++) {
    const { question } = here;
    if (!question) break;
    const chosen = waitingIn(at, question).map((seat) =>
      depth === 0 && seat === first.seat ? first : select(memory, node, at, question, seat, here.random),
    );
    if (chosen.length === 0) break;
    path.push(chosen);
    node = made(game, here, node, chosen);
    if (depth > 0 && chosen.some(({ isNew }) => isNew)) break;
  }
  answeredByDefault(game, at, here.question, here.dice, HORIZON);
  valued(game, memory, at, path);
}

// Moves are made in place. What is asked next belongs to the way: the same moves can lead to another question.
function made(game: AnyGame, here: Course, node: Node, chosen: readonly Chosen[]): Node {
  let key = '';
  for (const { seat, move, key: name } of chosen) {
    const { next } = advanceFrom(game, here.at, here.question, here.dice, { kind: 'MOVE', seat, move });
    here.question = next;
    key += `${seat}${name}`;
  }
  return found(node.next, `${key}>${here.question?.step.step}:${here.question?.asked.join()}`, newNode);
}

// From the end of the way to its beginning. What a seat has only tried says little of how well it will stand, for it need not
// do it again: what is passed on upwards is then what its usual move brings.
function valued(game: AnyGame, { history, spread }: Memory, at: AnyAt, path: readonly (readonly Chosen[])[]): void {
  const seats = new Set(path.flatMap((chosen) => chosen.map(({ seat }) => seat)));
  let values: Values = new Map([...seats].map((seat) => [seat, chanceOf(game, at, seat)]));
  for (const value of values.values()) {
    spread.count++;
    spread.sum += value;
    spread.squares += value * value;
  }
  for (const chosen of path.toReversed()) {
    for (const { seat, key, arm } of chosen) {
      learn(arm, values);
      const tally = found(history, seat + key, () => ({ visits: 0, total: 0 }));
      tally.visits++;
      tally.total += values.get(seat) ?? 0;
    }
    const [only, ...others] = chosen;
    const usual = others.length === 0 ? only?.usual : null;
    if (only && usual && usual.visits > only.arm.visits)
      values = new Map([...values.keys()].map((seat) => [seat, meanOf(usual, seat)]));
  }
}
