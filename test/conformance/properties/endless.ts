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

/** So many answers somebody who wants the match endless is watched at a time. */
const WATCHED = 70;
/** Of more moves than that, so many at random are tried out. */
const TRIED = 20;

/**
 * Whoever wants a match endless has no way: every game with turns limits them; nobody's answers bring a match back to where it was, the
 * answers given in the turn counted; and a turn is over by its limit, wherever it comes to it. In every second script all seats want it, else one of them.
 */
export function noTurnIsEndless(game: AnyGame, script: Script): void {
  expectThat(!game.turn || game.turnLimit !== undefined, () => 'there are turns, and nothing limits them');
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
    expectThat(!seen.has(place), () => `at ${at.version} the match is where it was: it can go round for ever`);
    seen.add(place);
    const seats = waitingFor(game, at);
    const seat = seats[random(Math.max(1, seats.length))];
    expectThat(seat !== undefined, () => `nobody is asked at ${at.version} and there is no result`);
    const answer = wanting === null || seat === wanting ? policy : randomPolicy;
    advance(game, at, random, { kind: 'MOVE', seat, move: answer(game, at, seat, random) });
    expectThat(isWithinLimit(game, at), () => `${at.answered} answers in one turn, and it goes on`);
  }
}

/** At whatever moment a turn comes to its limit, the ruling ends the match or lets the next turn begin. */
function endsAtItsLimit(game: AnyGame, from: AnyAt): void {
  if (from.result || !game.turnLimit) return;
  const at = { ...copyMatch(from), answered: game.turnLimit.answers - 1 };
  const [seat = 0] = waitingFor(game, at);
  const random = fastRandom(from.version);
  advance(game, at, random, { kind: 'MOVE', seat, move: randomPolicy(game, at, seat, random) });
  expectThat(at.result !== null || at.answered === 0, () => `at ${from.version} a turn goes on beyond its limit`);
}

/** Whether the turn may still go on: after its last answer the match is over, or the next turn has begun. */
function isWithinLimit(game: AnyGame, at: AnyAt): boolean {
  return at.result !== null || !game.turnLimit || at.answered < game.turnLimit.answers;
}

/**
 * A player who wants the match endless: of some moves, each tried out, it takes one that leads back to where it has been in this
 * turn, else one after which it is asked the same once more, or no less of the turn is left to do, and passes last. For one match.
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

/** The best of all: it leads back to where the turn has been. */
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

// Everything from which a match goes on but the number of its entries.
function placeOf(at: AnyAt): string {
  return `${at.answered} ${placeInTurn(at)}`;
}
function placeInTurn({ state, zones, agenda, sealed }: AnyAt): string {
  const lying = Object.values(zones).map(({ cards, places }) => [cards, places]);
  return JSON.stringify([state, lying, agenda, sealed]);
}
