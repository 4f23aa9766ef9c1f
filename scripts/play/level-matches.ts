import {
  type AnyGame,
  BOT_POLICIES,
  type BotLevel,
  type BotPolicy,
  type DeckList,
  fastRandom,
  type Seat,
} from '../../src/engine/index.ts';
import { type Played, percent, playOne } from './bot-match.ts';

/** A comparison of levels. `start` is the number of the first match, so that a long run can be split into parts. */
export interface LevelMatches {
  game: AnyGame;
  seats: number;
  options: object;
  levels: readonly BotLevel[];
  matches: number;
  start: number;
}

/**
 * The result of one level: the seats that it played, its wins (a shared win counts as a fraction), and the time that
 * its answers took.
 */
export interface Standing {
  level: BotLevel;
  seats: number;
  wins: number;
  decisions: number;
  /** The total CPU time of the level's answers, in milliseconds. */
  spent: number;
  /** The CPU time of the level's longest answer, in milliseconds. */
  longest: number;
}

/** The results of all levels, and how often the first player won. */
export interface Outcome {
  standings: readonly Standing[];
  first: { matches: number; wins: number };
}

/** The number of matches between two progress lines if the output is not a terminal. */
const STEP = 10;

/**
 * Plays levels against each other. The first level sits in seat 0, the second in seat 1 and so on, starting again if
 * there are more seats than levels. The levels rotate with every match. The deal and the decks stay the same for as
 * many consecutive matches as there are levels.
 */
export function playLevels(wish: LevelMatches): Outcome {
  const standings = wish.levels.map((level) => ({ level, seats: 0, wins: 0, decisions: 0, spent: 0, longest: 0 }));
  const first = { matches: 0, wins: 0 };
  for (let n = 0; n < wish.matches; n++) {
    const match = wish.start - 1 + n;
    const turned = wish.levels.map((_, i) => standings[(i + match) % standings.length] as Standing); // always in range
    const deal = Math.floor(match / wish.levels.length) + 1;
    const setup = { ...wish, decks: decksFor(wish, deal), firstCard: 1 };
    const policies = turned.map((standing) => timed(BOT_POLICIES[standing.level], standing));
    const played = playOne(wish.game, setup, policies, deal);
    count(turned, played, wish);
    countFirst(first, played);
    progress(wish, standings, n + 1);
  }
  return { standings, first };
}

// Counts only matches with a winner, and only in games with turns.
function countFirst(first: Outcome['first'], { winners, first: seat }: Played): void {
  if (seat === null || winners.length === 0) return;
  first.matches++;
  if (winners.includes(seat)) first.wins++;
}

function count(turned: readonly Standing[], { winners }: Played, { seats }: LevelMatches): void {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const won: readonly Seat[] = winners.length > 0 ? winners : all; // all seats share a draw
  for (const seat of all) {
    const standing = turned[seat % turned.length];
    if (!standing) continue;
    standing.seats++;
    if (won.includes(seat)) standing.wins += 1 / won.length;
  }
}

/** Wraps a policy so that the time of its answers is recorded. */
export function timed(policy: BotPolicy, noted: Pick<Standing, 'decisions' | 'spent' | 'longest'>): BotPolicy {
  return (...asked) => {
    const before = process.cpuUsage();
    const move = policy(...asked);
    const { user, system } = process.cpuUsage(before);
    noted.decisions++;
    noted.spent += (user + system) / 1000;
    noted.longest = Math.max(noted.longest, (user + system) / 1000);
    return move;
  };
}

/** Picks a random ready-made deck for each seat. */
export function decksFor(
  { game, seats, options }: Pick<LevelMatches, 'game' | 'seats' | 'options'>,
  deal: number,
): (DeckList | null)[] {
  const random = fastRandom(deal);
  const ready = (game.deck?.ready ?? []).filter(({ cards }) => game.deck?.broken(cards, options).length === 0);
  return Array.from({ length: seats }, () => (ready.length > 0 ? (ready[random(ready.length)]?.cards ?? null) : null));
}

function progress(wish: LevelMatches, standings: readonly Standing[], played: number): void {
  const isLast = played === wish.matches;
  const line = `${wish.game.id} ${played}/${wish.matches}: ${standings.map((one) => shareOf(one, played)).join(', ')}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${isLast ? '\n' : '   '}`);
  else if (played % STEP === 0 || isLast) console.log(line);
}

// Formats the share of matches that the level won, with the 95 % confidence interval (Wilson).
function shareOf({ level, wins }: Standing, played: number): string {
  const share = wins / played;
  const z = 1.96 ** 2 / played;
  const middle = (share + z / 2) / (1 + z);
  const reach = Math.sqrt(z * (share * (1 - share) + z / 4)) / (1 + z);
  const [low, high] = [middle - reach, middle + reach].map((end) => (100 * end).toFixed(0));
  return `${level} ${(100 * share).toFixed(1)} % (${low}–${high})`;
}

export function summary({ seats, matches, game, options }: LevelMatches, { standings, first }: Outcome): string[] {
  return [
    `${matches} matches of ${game.title}, ${seats} seats, ${JSON.stringify(options)}:`,
    ...standings.map((one) => {
      const fair = (100 * one.seats) / (seats * matches);
      const mean = (one.spent / Math.max(1, one.decisions)).toFixed(1);
      return `  ${shareOf(one, matches)} of the wins (${fair.toFixed(0)} % of the seats); ${mean} ms of CPU per decision, ${one.longest.toFixed(0)} at most`;
    }),
    ...(first.matches > 0
      ? [`  the first player wins ${percent(first.wins, first.matches)} of ${first.matches} decided matches`]
      : []),
  ];
}
