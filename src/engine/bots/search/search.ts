import { see } from '../../cards/sight.ts';
import type { CardId, Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { Choice } from '../../game/choice.ts';
import type { AnyGame } from '../../game/game.ts';
import { same } from '../../json.ts';
import { copyMatch } from '../../play/play.ts';
import type { Question } from '../../play/question.ts';
import { fastRandom, type Random } from '../../random.ts';
import { type Candidate, candidatesFor, choicesFor } from '../candidates.ts';
import { redeal } from '../redeal.ts';
import { besides } from '../refined.ts';
import { iterate } from './iteration.ts';
import { type Naming, namingFor } from './named.ts';
import type { Chosen, Memory } from './selection.ts';
import { meanOf, newArm, newNode } from './tree.ts';

/** A move that comes into question takes this part of the iterations at most: where there are few, fewer are needed. */
const PART = 1 / 8;
/** Of so many of the best fillings a neighbour is tried after each round. */
const REFINED = 2;
/** An odd number, so that the seeds of one search's worlds are all different (2^32 divided by the golden ratio). */
const STRIDE = 0x9e3779b1;

/** What is asked of a search. */
export interface Wish {
  seat: Seat;
  iterations: number;
  /** What is asked at the table now. */
  question: Question | null;
  /** A move that is looked at, too, though it may not be among those that come into question. */
  also?: object | null;
  /** A sole move is tried as well, though there is nothing to choose. */
  sole?: boolean;
}

/**
 * Single-observer information set Monte Carlo tree search: every iteration plays in a world that looks to the seat like the
 * real one. At the root all moves are tried in the same worlds; the better half of them goes on, until one is left
 * (sequential halving). The moves, the best one first. Nothing is read of the match but what the seat knows.
 */
export function searched(game: AnyGame, at: AnyAt, random: Random, wish: Wish): Chosen[] {
  const { seat, iterations, question } = wish;
  const naming = namingFor(game, readNow(at, seat));
  const rooted = ({ move, sampled }: Candidate): Rooted => {
    const key = naming(at, move);
    return { seat, move, key, arm: newArm(), isNew: true, usual: null, sampled };
  };
  const candidates = candidatesFor(at, question, seat, choicesFor(at, question, seat), random);
  const { also } = wish;
  if (also && !candidates.some(({ move }) => same(move, also))) candidates.push({ move: also, sampled: null });
  const all = candidates.map(rooted);
  if (all.length < 2 && !wish.sole) return all;
  const tryIn = trying(game, at, seat, naming, random(2 ** 32));
  const refine = ({ sampled, move }: Rooted): Rooted | null =>
    sampled && rooted({ move: besides(sampled, move, random), sampled });
  return halved(all, Math.min(1, PART * all.length) * iterations, { tryIn, refine });
}

// One iteration for each move, all in the same new world and with the same dice; what is learned is kept from one to the next.
function trying(game: AnyGame, at: AnyAt, seat: Seat, naming: Naming, start: number): Trying['tryIn'] {
  const memory: Memory = { naming, history: new Map(), spread: { count: 0, sum: 0, squares: 0 } };
  const root = newNode();
  let worlds = 0;
  return (left) => {
    const seed = (start + Math.imul(worlds++, STRIDE)) >>> 0;
    const world = dealtFor(game, at, seat, fastRandom(seed));
    for (const one of left) {
      const course = { dice: fastRandom(seed + 1), random: fastRandom(seed + 2) };
      iterate(game, memory, root, one, copyMatch(world), course);
    }
  };
}

/** A move at the root. `sampled`: the choice of very many fillings of which it is one. */
interface Rooted extends Chosen {
  sampled: Choice | null;
}

interface Trying {
  tryIn(left: readonly Rooted[]): void;
  /** Another filling near this one, where it has any. */
  refine(one: Rooted): Rooted | null;
}

// In all rounds but the last the best one's neighbours take part, where it is one of very many fillings.
function halved(all: readonly Rooted[], iterations: number, { tryIn, refine }: Trying): Rooted[] {
  const rounds = Math.ceil(Math.log2(all.length));
  const out: Rooted[] = [];
  let left = [...all];
  if (left.length === 1) for (let n = Math.floor(iterations); n > 0; n--) tryIn(left);
  for (let round = 1; left.length > 1; round++) {
    for (let n = Math.max(1, Math.floor(iterations / rounds / left.length)); n > 0; n--) tryIn(left);
    left.sort((one, other) => meanOf(other.arm, other.seat) - meanOf(one.arm, one.seat));
    out.unshift(...left.splice(Math.ceil(left.length / 2)));
    if (round < rounds - 1) left = [...left, ...neighbours(left, refine)];
  }
  return [...left, ...out];
}

function neighbours(left: readonly Rooted[], refine: Trying['refine']): Rooted[] {
  const known = new Set(left.map(({ key }) => key));
  const made = left.slice(0, REFINED).flatMap((one) => refine(one) ?? []);
  return made.filter(({ key }) => !known.has(key) && known.add(key));
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
