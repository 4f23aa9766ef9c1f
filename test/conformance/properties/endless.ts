import {
  type AnyAt,
  type AnyGame,
  advance,
  type BotPolicy,
  copyMatch,
  decision,
  fastRandom,
  filledAtRandom,
  type Random,
  randomPolicy,
  type Seat,
  shuffled,
  waitingFor,
} from '../../../src/engine/index.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';

/** The number of answers to watch while players try to play forever. */
const WATCHED = 70;
/** The maximum number of choices that the player tries. If there are more, the player picks this many at random. */
const TRIED = 20;

/**
 * Checks that no player can make a match endless. Every game with turns limits them. No answer brings a match back to
 * an earlier state (which includes the number of answers in the turn). A turn ends at its limit, whatever step it is
 * in. In every second script, all seats try to play forever; otherwise only one does.
 */
export function noTurnIsEndless(game: AnyGame, script: Script): void {
  expectThat(!game.turn || game.turnLimit !== undefined, () => 'the game has turns, but no limit for them');
  const { maxMoves, turnLimit } = game;
  expectThat(
    !turnLimit || turnLimit.answers < maxMoves,
    () =>
      `a turn may take ${turnLimit?.answers} answers, and a match ${maxMoves} moves: turnLimit.answers must be less`,
  );
  const { moments } = walk(game, script);
  for (const at of spread(moments, 4)) endsAtItsLimit(game, at);
  const from = moments[Math.floor((moments.length * 2) / 3)];
  if (!from || from.result) return;
  const random = fastRandom(from.version);
  const wanting = script.policy === 'eager' ? null : random(from.seats);
  const policy = endlessPolicy();
  const at = copyMatch(from);
  const seen = new Set<string>();
  for (let answers = 0; answers < WATCHED && !at.result; answers++) {
    const place = placeOf(at);
    expectThat(!seen.has(place), () => `at ${at.version} the match is back in an earlier state: it can loop forever`);
    seen.add(place);
    const seats = waitingFor(game, at);
    const seat = seats[random(Math.max(1, seats.length))];
    expectThat(seat !== undefined, () => `no seat is asked at ${at.version}, but there is no result`);
    const answer = wanting === null || seat === wanting ? policy : randomPolicy;
    advance(game, at, random, { kind: 'MOVE', seat, move: answer(game, at, seat, random) });
    expectThat(isWithinLimit(game, at), () => `${at.answered} answers in one turn, but it continues`);
  }
}

/** Checks that, whenever a turn reaches its limit, the ruling ends the match or the next turn begins. */
function endsAtItsLimit(game: AnyGame, from: AnyAt): void {
  if (from.result || !game.turnLimit) return;
  const at = { ...copyMatch(from), answered: game.turnLimit.answers - 1 };
  const [seat = 0] = waitingFor(game, at);
  const random = fastRandom(from.version);
  advance(game, at, random, { kind: 'MOVE', seat, move: randomPolicy(game, at, seat, random) });
  expectThat(at.result !== null || at.answered === 0, () => `at ${from.version} a turn continues beyond its limit`);
}

/** Whether a turn ended at its limit: after the last answer the match is over, or the next turn has begun. */
function isWithinLimit(game: AnyGame, at: AnyAt): boolean {
  return at.result !== null || !game.turnLimit || at.answered < game.turnLimit.answers;
}

/**
 * Returns a policy that tries to play forever. It tries some moves and prefers one that leads back to an earlier state
 * of this turn, then one after which the same question is asked or the agenda is no shorter; it passes last. Create a
 * new policy for each match.
 */
export function endlessPolicy(): BotPolicy {
  let been = new Set<string>();
  return (game, at, seat, random) => {
    if (at.answered === 0) been = new Set();
    been.add(placeInTurn(at));
    return liked(game, at, seat, random, been);
  };
}

function liked(game: AnyGame, at: AnyAt, seat: Seat, random: Random, been: ReadonlySet<string>): object {
  let best = { move: {}, liking: -1 };
  for (const move of candidates(game, at, seat, random)) {
    const one = liking(game, at, seat, move, random, been);
    if (one > best.liking) best = { move, liking: one };
    if (one === BACK) break;
  }
  return best.move;
}

function candidates(game: AnyGame, at: AnyAt, seat: Seat, random: Random): object[] {
  const choices = shuffled(decision(game, at, seat)?.choices ?? [], random);
  return choices.slice(0, TRIED).map((choice) => filledAtRandom(choice, random));
}

/** The highest score, for a move that leads back to an earlier state of this turn. */
const BACK = 6;

function liking(game: AnyGame, at: AnyAt, seat: Seat, move: object, random: Random, been: ReadonlySet<string>): number {
  const after = copyMatch(at);
  advance(game, after, random, { kind: 'MOVE', seat, move });
  if (after.result) return 0;
  if (after.answered <= at.answered) return 1;
  if ('pass' in move) return 2;
  if (been.has(placeInTurn(after))) return BACK;
  const left = after.agenda.length - at.agenda.length;
  if (left >= 0 && after.agenda.at(-1)?.step === at.agenda.at(-1)?.step) return 5;
  return left >= 0 ? 4 : 3;
}

// Everything that determines how a match continues, except the number of its entries.
function placeOf(at: AnyAt): string {
  return `${at.answered} ${placeInTurn(at)}`;
}
function placeInTurn({ state, zones, agenda, sealed }: AnyAt): string {
  const lying = Object.values(zones).map(({ cards, places }) => [cards, places]);
  return JSON.stringify([state, lying, agenda, sealed]);
}
