import type { Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import { chosen } from '../../play/legality.ts';
import type { Question } from '../../play/question.ts';
import type { Random } from '../../random.ts';
import { type Candidate, candidatesFor, choicesFor } from '../candidates.ts';
import type { Naming } from './named.ts';
import { type AskedIn, reply } from './reply.ts';
import { type Arm, found, meanOf, type Node, newArm, type Tally } from './tree.ts';

/** The bonus for rarely tried moves, in standard deviations of the values. */
const EXPLORATION = 0.7;
/** Progressive widening: after n visits, about WIDTH times the square root of n moves have been tried. */
const WIDTH = 1.5;

/** The memory that all nodes of one search share. */
export interface Memory {
  naming: Naming;
  /** The results of each seat's moves at all nodes. */
  history: Map<string, Tally>;
  /** The count, the sum and the sum of squares of the values, for the standard deviation. */
  spread: { count: number; sum: number; squares: number };
}

/** A move of one seat. `isNew` means that this node has no results for the move yet. */
export interface Chosen {
  seat: Seat;
  move: object;
  key: string;
  arm: Arm;
  isNew: boolean;
  /** The seat's most frequent move so far among the moves possible in this world. */
  usual: Arm | null;
}

type Asked = AskedIn & { question: Question };

/**
 * Selects a seat's move at a node in one world. The first visit selects the move that looks best one step ahead. Later
 * visits either widen to an untried move, preferring moves that did well elsewhere in the tree, or select the known
 * move with the highest upper bound (UCB1). The bound of a move depends on how often the move was available, because
 * worlds differ in their legal moves (Cowling, Powley and Whitehouse 2012).
 */
export function select(memory: Memory, node: Node, asked: Asked): Chosen {
  const { at, question, seat, random } = asked;
  const arms = found(node.arms, seat, () => new Map<string, Arm>());
  if (arms.size === 0) {
    const move = reply(asked);
    const key = memory.naming(at, move);
    return { seat, move, key, arm: found(arms, key, newArm), isNew: !isForced(at, question, seat), usual: null };
  }
  const here = movesHere(memory, arms, asked);
  const { known, fresh, visits, usual } = sorted(arms, here.keys());
  const widens = fresh.length > 0 && (known.length === 0 || known.length < WIDTH * Math.sqrt(visits));
  const key = widens ? promising(memory, seat, fresh, random) : highest(memory, arms, known, seat);
  const { move, sampled } = here.get(key) ?? { move: {}, sampled: null };
  const arm = found(arms, key, newArm);
  if (sampled) arm.sampled = move;
  return { seat, move, key, arm, isNew: arm.visits === 0, usual };
}

// Splits the moves into tried and untried moves, and counts each tried move as available.
function sorted(arms: ReadonlyMap<string, Arm>, keys: Iterable<string>) {
  let visits = 0;
  let usual: Arm | null = null;
  const known: string[] = [];
  const fresh: string[] = [];
  for (const key of keys) {
    const arm = arms.get(key);
    if (!arm) fresh.push(key);
    else {
      known.push(key);
      arm.available++;
      visits += arm.visits;
      if (!usual || arm.visits > usual.visits) usual = arm;
    }
  }
  return { known, fresh, visits, usual };
}

// Whether the seat has only one possible move, so that there is nothing to explore.
function isForced(at: AnyAt, question: Question, seat: Seat): boolean {
  const [only, ...others] = choicesFor(at, question, seat);
  return others.length === 0 && !only?.blank;
}

// Lists the moves in this world. Moves sampled on earlier visits stay available as long as they are legal.
function movesHere(
  { naming }: Memory,
  arms: ReadonlyMap<string, Arm>,
  { at, question, seat, random }: Asked,
): Map<string, Candidate> {
  const choices = choicesFor(at, question, seat);
  const here = new Map<string, Candidate>();
  for (const one of candidatesFor(at, question, seat, choices, random)) here.set(naming(at, one.move), one);
  for (const [key, { sampled: move }] of arms) {
    const sampled = move && !here.has(key) ? chosen(choices, move) : null;
    if (move && sampled) here.set(key, { move, sampled });
  }
  return here;
}

// Returns the move with the best results elsewhere in the tree. A move without results counts as average.
function promising({ history, spread }: Memory, seat: Seat, keys: readonly string[], random: Random): string {
  const unknown = spread.count === 0 ? 1 / 2 : spread.sum / spread.count;
  let best = keys[random(keys.length)] ?? '';
  let top = hoped(history.get(seat + best), unknown);
  for (const key of keys) {
    const value = hoped(history.get(seat + key), unknown);
    if (value > top) [best, top] = [key, value];
  }
  return best;
}

function hoped(tally: Tally | undefined, unknown: number): number {
  return tally ? tally.total / tally.visits : unknown;
}

function highest(memory: Memory, arms: ReadonlyMap<string, Arm>, keys: readonly string[], seat: Seat): string {
  const scale = EXPLORATION * deviation(memory.spread);
  let best = '';
  let top = -Infinity;
  for (const key of keys) {
    const arm = arms.get(key) ?? newArm();
    const bound =
      arm.visits === 0 ? Infinity : meanOf(arm, seat) + scale * Math.sqrt(Math.log(arm.available + 1) / arm.visits);
    if (bound > top) [best, top] = [key, bound];
  }
  return best;
}

function deviation({ count, sum, squares }: Memory['spread']): number {
  return count < 2 ? 1 / 4 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}
