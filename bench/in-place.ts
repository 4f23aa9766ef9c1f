import { fittingDecks } from '../scripts/play/fitting-decks.ts';
import {
  type AnyGame,
  type AnyTypes,
  advanceFrom,
  type BotPolicy,
  begin,
  fastRandom,
  questionAt,
  randomPolicy,
  type Setup,
  steadyPolicy,
  waitingIn,
} from '../src/engine/index.ts';
import { GAMES } from '../src/games/index.ts';
import { figure, type Row } from './rows.ts';

/**
 * The number of rounds. Each round plays the same matches, and only the quickest round counts, because other work on
 * the machine can only slow a round down.
 */
const ROUNDS = 5;
/** The approximate number of moves in a round. */
const MOVES = { random: 30_000, steady: 300 };

/** Plays a match on one state without copying it, as playouts and verification do. Returns the number of moves. */
export function playInPlace(game: AnyGame, setup: Setup<AnyTypes>, seed: number, policy: BotPolicy): number {
  const random = fastRandom(seed);
  const { at } = begin(game, setup, random);
  let question = questionAt(game, at);
  while (question) {
    const [seat] = waitingIn(at, question);
    if (seat === undefined) throw new Error('no seat has a decision, but there is no result');
    const move = policy(game, at, seat, random, question);
    question = advanceFrom(game, at, question, random, { kind: 'MOVE', seat, move }).next;
  }
  return at.version;
}

/** Returns a set-up with the default options, as few seats as the game allows, and ready-made decks. */
export function setupOf(game: AnyGame): Setup<AnyTypes> {
  const seats = game.seats.min;
  const options = game.options.parse({});
  return { seats, options, decks: fittingDecks(game, options, seats), firstCard: 1 };
}

/** Measures the moves per second of CPU time, for each game. */
export function inPlaceRows(): Row[] {
  return GAMES.flatMap((game) => [
    { what: `${game.title}: random play`, value: figure(measured(game, randomPolicy, MOVES.random), 'moves/s') },
    { what: `${game.title}: steady bots`, value: figure(measured(game, steadyPolicy, MOVES.steady), 'moves/s') },
  ]);
}

function measured(game: AnyGame, policy: BotPolicy, wanted: number): number {
  const setup = setupOf(game);
  const matches = Math.ceil(wanted / playInPlace(game, setup, 1, policy));
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.cpuUsage();
    let moves = 0;
    for (let seed = 1; seed <= matches; seed++) moves += playInPlace(game, setup, seed, policy);
    best = Math.max(best, (1e6 * moves) / process.cpuUsage(began).user);
  }
  return best;
}
