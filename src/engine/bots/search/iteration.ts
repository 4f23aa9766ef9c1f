import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { chanceOf } from './chance.ts';
import { askedOn, type Course, go, playOn } from './course.ts';
import { type Chosen, type Memory, select } from './selection.ts';
import { found, learn, meanOf, type Node, newNode, type Values } from './tree.ts';

/**
 * Plays the given first move, follows the tree to the first new move, and plays on to the end of the course. Credits
 * each move on the path with the final position's value for its seat. Returns the value for the first move's seat.
 */
export function iterate(game: AnyGame, memory: Memory, root: Node, first: Chosen, course: Course): number {
  const path: Chosen[][] = [];
  let node = root;
  for (let depth = 0; depth < (game.depth ?? 1); depth++) {
    const { at, question, random, replies } = course;
    const asked = askedOn(course);
    if (!question || asked.length === 0) break;
    const chosen = asked.map((seat) =>
      depth === 0 && seat === first.seat ? first : select(memory, node, { game, at, question, seat, random, replies }),
    );
    path.push(chosen);
    node = made(game, course, node, chosen);
    if (depth > 0 && chosen.some(({ isNew }) => isNew)) break;
  }
  playOn(game, course);
  valued(game, memory, course.at, path);
  return chanceOf(game, course.at, first.seat);
}

// Makes the moves in place and returns the next node. The key of a node includes the next question, because the same
// moves can lead to different questions in different worlds.
function made(game: AnyGame, course: Course, node: Node, chosen: readonly Chosen[]): Node {
  let key = '';
  for (const { seat, move, key: name } of chosen) {
    go(game, course, seat, move);
    key += `${seat}${name}`;
  }
  return found(node.next, `${key}>${course.question?.step.step}:${course.question?.asked.join()}`, newNode);
}

// Works back from the end of the path. If a seat only explored a move, the nodes above receive the value of the seat's
// usual move instead, because in the real match the seat would not repeat the exploration.
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
