import { see } from '../../cards/sight.ts';
import type { CardId, Seat } from '../../cards/zones.ts';
import type { AnyAt } from '../../game/at.ts';
import type { AnyGame } from '../../game/game.ts';
import { same } from '../../json.ts';
import type { Question } from '../../play/question.ts';
import type { Random } from '../../random.ts';
import { CANDIDATES, type Candidate, candidatesFor, choicesFor } from '../candidates.ts';
import { besides } from '../refined.ts';
import { courseFrom } from './course.ts';
import { glancedAt } from './glance.ts';
import { iterate } from './iteration.ts';
import { judgedAs } from './judged.ts';
import { type Naming, namingFor } from './named.ts';
import { byChance, clamped, type Rooted, weigh } from './rooted.ts';
import type { Searching } from './searching.ts';
import type { Memory } from './selection.ts';
import { newArm, newNode } from './tree.ts';
import { type World, worldsFor } from './worlds.ts';

/** The most moves to glance at, as a share of the budget, and the fewest worlds. */
const GLANCES = { moves: 2 / 5, least: 2 } as const;

/** How many turns a search plays ahead, unless the game sets its own number. */
const AHEAD = 1;

/** The input of a search. */
export interface Wish {
  seat: Seat;
  searching: Searching;
  /** The current question at the table. */
  question: Question | null;
  /** An additional move to consider, even if it would not be a candidate. */
  also?: object | null;
  /** Search even if there is only one move. */
  sole?: boolean;
}

/**
 * Single-observer information set Monte Carlo tree search: tries everything in worlds that the seat cannot tell from the
 * real one. It glances at all moves, as STEADY does. The best ones become roots of a tree, and each round keeps the better
 * half of them until one is left (sequential halving). Returns the moves, best first. The search reads only what the seat knows.
 */
export function searched(own: AnyGame, at: AnyAt, random: Random, wish: Wish): Rooted[] {
  const { seat, question, searching } = wish;
  const game = judgedAs(own, searching.level);
  const { played: courses } = searching;
  const iterations = searching.iterations * (game.searches?.[searching.level]?.effort ?? 1);
  const naming = namingFor(game, readNow(at, seat));
  // In the real match, moves are told apart by card number: using names would tell the seat which hidden cards are equal.
  const byNumber = namingFor(game, () => true);
  const rooted = (candidate: Candidate): Rooted => rootedAt(seat, candidate, byNumber(at, candidate.move));
  const choices = choicesFor(at, question, seat);
  const widest = Math.max(CANDIDATES, Math.floor(GLANCES.moves * iterations));
  const all = candidatesFor(at, question, seat, choices, random, widest).map(rooted);
  const named = wish.also ? namedAmong(all, wish.also, rooted) : null;
  if (all.length < 2 && !wish.sole) return all;
  const next = worldsFor(game, at, seat, random(2 ** 32));
  const worlds = Array.from({ length: Math.max(GLANCES.least, Math.floor(searching.worlds * iterations)) }, next);
  const seen = glancedAt(
    game,
    worlds,
    all,
    ({ sampled, move }) => sampled && rooted({ move: besides(sampled, move, random), sampled }),
  );
  const most = Math.floor(courses.part * iterations);
  const many = Math.max(2, Math.min(courses.moves, most)); // at most one per iteration
  const kept = seen.filter((one, index) => index < many || one === named);
  // With fewer moves to choose from, fewer iterations are needed.
  const needed = most * Math.min(1, kept.length / courses.moves);
  const played = halved(kept, needed, trying(game, naming, next, searching));
  return [...played, ...besideThose(played, seen)];
}

function rootedAt(seat: Seat, { move, sampled }: Candidate, key: string): Rooted {
  const arm = { arm: newArm(), isNew: true, usual: null };
  return { seat, move, key, ...arm, sampled, glances: 0, glanced: 0, played: [], chance: 0 };
}

// Adds the requested move if it is not a candidate yet.
function namedAmong(all: Rooted[], also: object, rooted: (candidate: Candidate) => Rooted): Rooted {
  const known = all.find(({ move }) => same(move, also));
  if (known) return known;
  const named = rooted({ move: also, sampled: null });
  all.push(named);
  return named;
}

/** One iteration per move, all in the same new world with the same dice. */
type TryIn = (left: readonly Rooted[]) => void;

// Keeps what is learned between iterations.
function trying(game: AnyGame, naming: Naming, next: () => World, { level }: Searching): TryIn {
  const { ahead: turns = AHEAD, replies = 'BRIEF' } = game.searches?.[level] ?? {};
  const going = { turns, replies };
  const memory: Memory = { naming, history: new Map(), spread: { count: 0, sum: 0, squares: 0 } };
  const root = newNode();
  return (left) => {
    const world = next();
    for (const one of left) {
      const course = courseFrom(game, world, { dice: world.dice(), random: world.random() }, going);
      one.played.push(iterate(game, memory, root, one, course));
    }
  };
}

function halved(all: readonly Rooted[], iterations: number, tryIn: TryIn): Rooted[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  const fallen: Fallen[] = [];
  let left = [...all];
  for (let round = 0; round < rounds; round++) {
    for (let n = Math.max(1, Math.floor(iterations / rounds / left.length)); n > 0; n--) tryIn(left);
    weigh(left);
    left.sort(byChance);
    const beside = new Map(left.map((one) => [one, one.chance]));
    const half = Math.ceil(left.length / 2);
    fallen.unshift({ moves: left.slice(half), beside });
    left = left.slice(0, half);
  }
  return [...left, ...fallen.flatMap((some) => judgedByTheBest(some, left[0]))];
}

/** Moves that were dropped in one round, and the estimates of all moves in that round. */
interface Fallen {
  moves: readonly Rooted[];
  beside: ReadonlyMap<Rooted, number>;
}

// A later correction of the best move also applies to the moves that it was compared with. Otherwise a move dropped after a few
// lucky courses would look better than the ones that stayed.
function judgedByTheBest({ moves, beside }: Fallen, best: Rooted | undefined): readonly Rooted[] {
  const later = best ? best.chance - (beside.get(best) ?? best.chance) : 0;
  for (const one of moves) one.chance = clamped(one.chance + later);
  return moves;
}

// Moves that were only glanced at get the same correction as the best move that was played.
function besideThose(played: readonly Rooted[], seen: readonly Rooted[]): Rooted[] {
  const [best] = played;
  const drift = best ? best.chance - best.glanced : 0;
  const others = seen.filter((one) => !played.includes(one));
  // Glances in fewer worlds are less reliable, so they cannot rank above the best.
  for (const one of others) one.chance = Math.min(best?.chance ?? 1, clamped(one.glanced + drift));
  return others;
}

function readNow(at: AnyAt, seat: Seat): (card: CardId) => boolean {
  const sight = see(at, [seat]);
  const read = new Set<CardId>();
  for (const zone of Object.values(at.zones)) for (const card of zone.cards) if (sight.reads(card)) read.add(card);
  return (card) => read.has(card);
}
