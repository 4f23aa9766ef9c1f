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

/** Levels against one another. `start`: the number of the first match, so that a long run can be made in parts. */
export interface LevelMatches {
  game: AnyGame;
  seats: number;
  options: object;
  levels: readonly BotLevel[];
  matches: number;
  start: number;
}

/** What one level has come to: seats it sat in, wins they had (a shared one in parts), and what its answers took. */
export interface Standing {
  level: BotLevel;
  seats: number;
  wins: number;
  decisions: number;
  /** Milliseconds of processor time, all together and the longest. */
  spent: number;
  longest: number;
}

/** What all levels have come to, and how often whose turn was first has won. */
export interface Outcome {
  standings: readonly Standing[];
  first: { matches: number; wins: number };
}

/** So many matches are played between two lines about how far it is, where nobody watches. */
const STEP = 10;

/**
 * Plays levels against one another: the first in seat 0, the second in seat 1 and so on, from the beginning again where there
 * are more seats, and with every match a seat further. Matches with the same deal and decks follow one another, as many as
 * there are levels.
 */
export function playLevels(wish: LevelMatches): Outcome {
  const standings = wish.levels.map((level) => ({ level, seats: 0, wins: 0, decisions: 0, spent: 0, longest: 0 }));
  const first = { matches: 0, wins: 0 };
  for (let n = 0; n < wish.matches; n++) {
    const match = wish.start - 1 + n;
    const turned = wish.levels.map((_, i) => standings[(i + match) % standings.length] as Standing); // inside the list
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

// Of matches that are not drawn, in games that have turns.
function countFirst(first: Outcome['first'], { winners, first: seat }: Played): void {
  if (seat === null || winners.length === 0) return;
  first.matches++;
  if (winners.includes(seat)) first.wins++;
}

function count(turned: readonly Standing[], { winners }: Played, { seats }: LevelMatches): void {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const won: readonly Seat[] = winners.length > 0 ? winners : all; // a draw is shared by all
  for (const seat of all) {
    const standing = turned[seat % turned.length];
    if (!standing) continue;
    standing.seats++;
    if (won.includes(seat)) standing.wins += 1 / won.length;
  }
}

/** The same policy; what its answers take is noted. */
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

/** Any ready deck for each seat. */
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

// What it won of all matches, with the interval that holds the truth 19 times out of 20 (Wilson's).
function shareOf({ level, wins }: Standing, played: number): string {
  const share = wins / played;
  const z = 1.96 ** 2 / played;
  const middle = (share + z / 2) / (1 + z);
  const reach = Math.sqrt(z * (share * (1 - share) + z / 4)) / (1 + z);
  const [low, high] = [middle - reach, middle + reach].map((end) => (100 * end).toFixed(0));
  return `${level} ${(100 * share).toFixed(1)} % (${low}–${high})`;
}

/** The lines that sum it up. */
export function summary({ seats, matches, game, options }: LevelMatches, { standings, first }: Outcome): string[] {
  return [
    `${matches} matches of ${game.title}, ${seats} seats, ${JSON.stringify(options)}:`,
    ...standings.map((one) => {
      const fair = (100 * one.seats) / (seats * matches);
      const mean = (one.spent / Math.max(1, one.decisions)).toFixed(1);
      return `  ${shareOf(one, matches)} of the wins (${fair.toFixed(0)} % of the seats); ${mean} ms of processor a decision, ${one.longest.toFixed(0)} at most`;
    }),
    ...(first.matches > 0
      ? [`  whose turn is first wins ${percent(first.wins, first.matches)} of ${first.matches} that were not drawn`]
      : []),
  ];
}
