import { see } from '../../cards/sight.ts';
import type { CardId, Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { same } from '../../json.ts';
import { copyMatch } from '../../play/play.ts';
import type { Question } from '../../play/question.ts';
import { fastRandom, type Random } from '../../random.ts';
import { candidatesFor, choicesFor } from '../candidates.ts';
import { redeal } from '../redeal.ts';
import { iterate } from './iteration.ts';
import { namingFor } from './named.ts';
import type { Chosen, Memory } from './selection.ts';
import { meanOf, newArm, newNode } from './tree.ts';

/** So many iterations at most for each move that comes into question: where there are few of them, few are needed. */
const PER_CANDIDATE = 40;
/** An odd number, so that the seeds of one search's worlds are all different (2^32 divided by the golden ratio). */
const STRIDE = 0x9e3779b1;

/**
 * Single-observer information set Monte Carlo tree search: every iteration plays in a world that looks to the seat like the
 * real one. At the root all moves are tried in the same worlds; the better half of them goes on, until one is left
 * (sequential halving). The moves, the best one first. Nothing is read of the match but what the seat knows.
 * @param also a move that is looked at, too, though it may not be among those that came into question
 */
export function searched(
  game: AnyGame,
  at: AnyAt,
  seat: Seat,
  random: Random,
  iterations: number,
  question: Question | null,
  also: object | null = null,
): Chosen[] {
  const moves = candidatesFor(at, question, seat, choicesFor(at, question, seat), random);
  if (also && !moves.some((move) => same(move, also))) moves.push(also);
  const naming = namingFor(game, readNow(at, seat));
  const all = moves.map((move): Chosen => ({ seat, move, key: naming(at, move), arm: newArm(), isNew: true }));
  if (all.length < 2) return all;
  const memory: Memory = { naming, history: new Map(), spread: { count: 0, sum: 0, squares: 0 } };
  const root = newNode();
  const start = random(2 ** 32);
  let worlds = 0;
  const tryIn = (candidates: readonly Chosen[]): void => {
    const seed = (start + Math.imul(worlds++, STRIDE)) >>> 0;
    const world = dealtFor(game, at, seat, fastRandom(seed));
    for (const one of candidates) {
      const course = { dice: fastRandom(seed + 1), random: fastRandom(seed + 2) };
      iterate(game, memory, root, one, copyMatch(world), course);
    }
  };
  return halved(all, Math.min(iterations, PER_CANDIDATE * all.length), tryIn);
}

function halved(all: readonly Chosen[], iterations: number, tryIn: (left: readonly Chosen[]) => void): Chosen[] {
  const rounds = Math.ceil(Math.log2(all.length));
  const out: Chosen[] = [];
  const left = [...all];
  while (left.length > 1) {
    for (let n = Math.max(1, Math.floor(iterations / rounds / left.length)); n > 0; n--) tryIn(left);
    left.sort((one, other) => meanOf(other.arm) - meanOf(one.arm));
    out.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  return [...left, ...out];
}

// Answers of others that are sealed already are chosen like all others in the tree.
function dealtFor(game: AnyGame, at: AnyAt, seat: Seat, random: Random): AnyAt {
  const own = { ...at, sealed: at.sealed.filter((answer) => answer.seat === seat) };
  return redeal(game, own, [seat], random);
}

function readNow(at: AnyAt, seat: Seat): (card: CardId) => boolean {
  const sight = see(at, [seat]);
  const read = new Set<CardId>();
  for (const zone of Object.values(at.zones)) for (const card of zone.cards) if (sight.reads(card)) read.add(card);
  return (card) => read.has(card);
}
