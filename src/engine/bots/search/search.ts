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

/** The maximum number of moves to glance at, as a share of the budget, and the minimum number of worlds. */
const GLANCES = { moves: 2 / 5, least: 2 } as const;

/** How many turns a search plays ahead by default. */
const AHEAD = 1;

export interface Wish {
  seat: Seat;
  searching: Searching;
  question: Question | null;
  /** A move to consider even if it is not among the candidates. */
  also?: object | null;
  /** Whether to search even if there is only one move. */
  sole?: boolean;
}

/**
 * Runs a single-observer information set Monte Carlo tree search, which tries moves in worlds that the seat cannot
 * distinguish from the real one. First, the search glances at all moves, like the STEADY bot. The best moves become
 * roots of a tree, and each round keeps the better half of them until one move is left (sequential halving). The search
 * reads only what the seat knows. Returns the moves, best first.
 */
export function searched(own: AnyGame, at: AnyAt, random: Random, wish: Wish): Rooted[] {
  const { seat, question, searching } = wish;
  const game = judgedAs(own, searching.level);
  const { played: courses } = searching;
  const iterations = searching.iterations * (game.searches?.[searching.level]?.effort ?? 1);
  const naming = namingFor(game, readNow(at, seat));
  // At the real table, card numbers distinguish moves, because names would show the seat which hidden cards are equal.
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
  const many = Math.max(2, Math.min(courses.moves, most)); // each move needs at least one iteration
  const kept = seen.filter((one, index) => index < many || one === named);
  // A comparison of fewer moves needs fewer iterations.
  const needed = most * Math.min(1, kept.length / courses.moves);
  const played = halved(kept, needed, trying(game, naming, next, searching));
  return [...played, ...besideThose(played, seen)];
}

function rootedAt(seat: Seat, { move, sampled }: Candidate, key: string): Rooted {
  const arm = { arm: newArm(), isNew: true, usual: null };
  return { seat, move, key, ...arm, sampled, glances: 0, glanced: 0, played: [], chance: 0 };
}

function namedAmong(all: Rooted[], also: object, rooted: (candidate: Candidate) => Rooted): Rooted {
  const known = all.find(({ move }) => same(move, also));
  if (known) return known;
  const named = rooted({ move: also, sampled: null });
  all.push(named);
  return named;
}

/** Runs one iteration for each move, all of them in the same new world with the same dice. */
type TryIn = (left: readonly Rooted[]) => void;

// Returns a function that runs iterations with a shared tree and memory.
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

/** The moves that were dropped in one round, and the estimates of all moves in that round. */
interface Fallen {
  moves: readonly Rooted[];
  beside: ReadonlyMap<Rooted, number>;
}

// A later correction of the best move also applies to the moves that were dropped earlier. Without the correction, a
// move that was dropped after a few lucky courses would look better than the moves that stayed.
function judgedByTheBest({ moves, beside }: Fallen, best: Rooted | undefined): readonly Rooted[] {
  const later = best ? best.chance - (beside.get(best) ?? best.chance) : 0;
  for (const one of moves) one.chance = clamped(one.chance + later);
  return moves;
}

// Returns the moves that were only glanced at, with the same correction that the best move received.
function besideThose(played: readonly Rooted[], seen: readonly Rooted[]): Rooted[] {
  const [best] = played;
  const drift = best ? best.chance - best.glanced : 0;
  const others = seen.filter((one) => !played.includes(one));
  // A move that was only glanced at cannot rank above the best move, because glances are less reliable than courses.
  for (const one of others) one.chance = Math.min(best?.chance ?? 1, clamped(one.glanced + drift));
  return others;
}

function readNow(at: AnyAt, seat: Seat): (card: CardId) => boolean {
  const sight = see(at, [seat]);
  const read = new Set<CardId>();
  for (const zone of Object.values(at.zones)) for (const card of zone.cards) if (sight.reads(card)) read.add(card);
  return (card) => read.has(card);
}
