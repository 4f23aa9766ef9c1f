import {
  type AnyAt,
  advanceFrom,
  begin,
  fastRandom,
  questionAt,
  type Seat,
  steadyPolicy,
  waitingIn,
} from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { EXAMPLE_GAMES } from '../example-games.ts';
import { argument } from './bot-match.ts';
import { helpIfAsked, usageOf } from './help.ts';
import { decksFor } from './level-matches.ts';

/**
 * Measures a game's `lead`: the advantage in `worth` with which a seat wins three times out of four.
 *   npm run lead -- --game ID [--matches 100] [--seats 2] [--options JSON] [--start 1]
 * STEADY plays against itself. The script records each seat's `worth` at the start of every turn, and the winner of
 * each match. It computes the lead from the best-fitting logistic curve (maximum likelihood).
 */
interface Moment {
  worth: number;
  won: number;
}

helpIfAsked(usageOf(import.meta.url));
const game = [...GAMES, ...EXAMPLE_GAMES].find(({ id }) => id === argument('game'));
if (!game) throw new RangeError('--game must name a game');
const options = game.options.parse(JSON.parse(argument('options') ?? '{}'));
const seats = Number(argument('seats') ?? game.seats.min);
const start = Number(argument('start') ?? 1);
const matches = Number(argument('matches') ?? 100);

function momentsOf(deal: number): Moment[] {
  if (!game) return [];
  const random = fastRandom(deal);
  const decks = decksFor({ game, seats, options }, deal);
  const { at } = begin(game, { seats, options, decks, firstCard: 1 }, random);
  let question = questionAt(game, at);
  let turn: Seat | null = null;
  const noted: { seat: Seat; worth: number }[] = [];
  while (!at.result) {
    const asked = waitingIn(at, question);
    const seat = asked[random(Math.max(1, asked.length))] ?? 0;
    const move = steadyPolicy(game, at, seat, random, question);
    question = advanceFrom(game, at, question, random, { kind: 'MOVE', seat, move }).next;
    const now = game.turn?.(at) ?? null;
    if (now !== turn && !at.result)
      for (let one = 0; one < seats; one++) noted.push({ seat: one, worth: game.worth(at, one) });
    turn = now;
  }
  return noted.map(({ seat, worth }) => ({ worth, won: wonBy(at, seat) }));
}

function wonBy({ result }: AnyAt, seat: Seat): number {
  const { ranks = [] } = result ?? {};
  return ranks.every((rank) => rank === 1) ? 1 / 2 : ranks[seat] === 1 ? 1 : 0;
}

// The data includes all seats, so the average position is even. Only one number remains to be fitted, by bisection.
function leadOf(all: readonly Moment[]): number {
  const even = all.reduce((sum, { worth }) => sum + worth, 0) / all.length;
  const moments = all.map(({ worth, won }) => ({ worth: worth - even, won }));
  const slope = (lead: number): number =>
    moments.reduce((sum, { worth, won }) => sum + worth * (won - 1 / (1 + Math.exp((-Math.log(3) * worth) / lead))), 0);
  let [low, high] = [0.01, 10_000];
  for (let i = 0; i < 60; i++) {
    const middle = Math.sqrt(low * high);
    if (slope(middle) > 0) high = middle;
    else low = middle;
  }
  return Math.sqrt(low * high);
}

const moments = Array.from({ length: matches }, (_, i) => momentsOf(start + i)).flat();
console.log(
  `${game.id}: ${matches} matches, ${moments.length} moments; lead ${leadOf(moments).toPrecision(3)}, in use ${game.lead ?? 'none'}`,
);
