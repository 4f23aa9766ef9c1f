import { fittingDecks } from '../../scripts/play/fitting-decks.ts';
import {
  type Action,
  type AnyAt,
  type AnyGame,
  type AnyTypes,
  absentMove,
  begin,
  type Choice,
  decision,
  type Entry,
  entryRandom,
  fastRandom,
  filledAtRandom,
  play,
  type Seat,
  type Setup,
  waitingFor,
} from '../../src/engine/index.ts';
import { mixedDeck } from './decks.ts';
import { inPause, JUDGED, judged } from './judge-actions.ts';

/** Card ids start here, so that an id can be recognized anywhere. */
export const FIRST_CARD = 1_000_000;

export const POLICIES = ['uniform', 'eager'] as const;
export type Policy = (typeof POLICIES)[number];

/** A legal match as numbers: each number picks a seat, a choice and the values of its blanks. */
export interface Script {
  seats: number;
  options: object;
  /** `eager` passes one time in ten and picks every word of a move equally often, which reaches rare rules. */
  policy: Policy;
  seed: string;
  picks: readonly number[];
  /** The seed for the moves after the picks run out. If null, the match stops there. */
  onwards: number | null;
  /**
   * If true, seats also resign, run out of time, set auto-pass and call a judge, who pauses, rules and takes entries
   * back.
   */
  interrupted: boolean;
  /** The seed that mixes the ready-made decks, if players bring decks. If omitted or 0, the decks stay as they are. */
  decks?: number;
}

/** The match that a script produced. */
export interface Walked {
  setup: Setup<AnyTypes>;
  entries: Entry[];
  /** The states before some entries (many early ones, fewer later ones) and the last state. */
  moments: AnyAt[];
  end: AnyAt;
  /** How many times the game had to end a turn by a ruling. */
  rulings: number;
}

export class Violation extends Error {
  override name = 'Violation';
}

/** The error that is thrown if a game does not play the same way twice. */
export const OUTSIDE =
  'the same seed and moves gave a different result: randomness or memory outside the engine (Math.random, a variable of a module)';

export function expectThat(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Violation(message());
}

export function setupOf(game: AnyGame, script: Script): Setup<AnyTypes> {
  const options = game.options.parse(script.options);
  const decks = fittingDecks(game, options, script.seats).map((ready, seat) => {
    if (!script.decks || !game.deck || !ready) return ready;
    return mixedDeck(game, game.deck, ready, options, script.decks + seat);
  });
  return { seats: script.seats, options, decks, firstCard: FIRST_CARD };
}

const walks = new WeakMap<Script, { game: AnyGame; walked: Walked | Error }>();

/** Plays a script. The result is cached, so that all properties look at the same match. */
export function walk(game: AnyGame, script: Script): Walked {
  const kept = walks.get(script);
  const walked = kept?.game === game ? kept.walked : attempt(() => walkAnew(game, script));
  walks.set(script, { game, walked });
  if (walked instanceof Error) throw walked;
  return walked;
}

function attempt(run: () => Walked): Walked | Error {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Violation(String(error));
  }
}

function walkAnew(real: AnyGame, script: Script): Walked {
  const setup = setupOf(real, script);
  let rulings = 0;
  const game = onRuling(real, () => rulings++);
  let { at, entry } = begin(game, setup, entryRandom(script.seed, 0));
  const entries = [entry];
  const moments: AnyAt[] = [];
  let again = 0;
  for (const pick of numbers(script)) {
    if (at.result) break;
    const isDense = pick % Math.max(1, Math.floor(entries.length / 40)) === 0;
    if ((isDense || entry.kind === 'REWOUND') && !at.paused) moments.push(at);
    const action = actionFor(game, at, script, pick, again);
    const played = play(game, at, entryRandom(script.seed, at.version + 1), action, undefined, entries);
    expectThat(!('refused' in played), () => `a listed choice is refused at ${at.version}: ${JSON.stringify(action)}`);
    if (action.kind === 'REWOUND') again += at.version - action.move.to;
    ({ at, entry } = played);
    entries.push(entry);
    const most = game.maxMoves + 2 * again + JUDGED;
    expectThat(entries.length <= most, () => `still going on after ${most} entries`);
  }
  moments.push(at);
  return { setup, entries, moments, end: at, rulings };
}

/** Returns a copy of a game that calls `ruled` when it rules on a turn at its limit. */
export function onRuling(game: AnyGame, ruled: () => void): AnyGame {
  const { turnLimit } = game;
  if (!turnLimit) return game;
  const ruling: typeof turnLimit.ruling = (table) => {
    ruled();
    turnLimit.ruling(table);
  };
  return { ...game, turnLimit: { ...turnLimit, ruling } };
}

function* numbers({ picks, onwards }: Script): Generator<number> {
  yield* picks;
  if (onwards === null) return;
  const random = fastRandom(onwards);
  for (;;) yield random(2 ** 31);
}

export function actionFor(game: AnyGame, at: AnyAt, script: Script, pick: number, again: number): Action {
  if (at.paused) return inPause(at, pick, again);
  const seats = waitingFor(game, at);
  const seat = seats[pick % Math.max(1, seats.length)];
  expectThat(seat !== undefined, () => `no seat is asked at ${at.version}, but there is no result`);
  const rest = Math.floor(pick / seats.length);
  const interruption = script.interrupted ? interruptionFor(game, at, seat, rest, again) : null;
  if (interruption) return interruption;
  const choices = decision(game, at, seat)?.choices ?? [];
  expectThat(choices.length > 0, () => `seat ${seat} is asked at ${at.version}, but has no choice`);
  return { kind: 'MOVE', seat, move: pickFrom(choices, rest, script.policy) };
}

const MODES = ['NONE', 'UNTIL_MY_TURN', 'UNLESS_TARGET'] as const;

function interruptionFor(game: AnyGame, at: AnyAt, seat: Seat, n: number, again: number): Action | null {
  if (n % 223 === 7) {
    const leaving = (n % 2 === 0 ? seat : n % at.seats) as Seat;
    if (at.left.includes(leaving)) return null;
    return { kind: 'RESIGNED', seat: leaving, move: { why: n % 3 === 0 ? 'OUT_OF_TIME' : 'RESIGNED' } };
  }
  if (n % 31 === 7) {
    const move = absentMove(game, at, seat);
    return move && { kind: 'TIMED_OUT', seat, move };
  }
  if (n % 37 === 7) return { kind: 'AUTO_PASS', seat: n % at.seats, move: { mode: MODES[n % 3] ?? 'NONE' } };
  return n % 41 === 7 ? judged(at, Math.floor(n / 41), again) : null;
}

/** Picks a choice by a number, modulo the list's length; the quotient fills the blanks. */
export function pickFrom(choices: readonly Choice[], n: number, policy: Policy): object {
  const { list, rest } = policy === 'eager' ? eagerly(choices, n) : { list: choices, rest: n };
  const choice = list[rest % list.length];
  expectThat(choice !== undefined, () => 'no choice to pick from');
  return filledAtRandom(choice, fastRandom(Math.floor(rest / list.length)));
}

// Picks every word of a move equally often, however many choices it has.
function eagerly(choices: readonly Choice[], n: number): { list: readonly Choice[]; rest: number } {
  const acting = choices.filter((choice) => !('pass' in choice.move));
  const rest = Math.floor(n / 10);
  if (acting.length === 0 || n % 10 === 0) return { list: choices, rest };
  const words = [...new Set(acting.map(wordOf))];
  const word = words[rest % words.length];
  return { list: acting.filter((choice) => wordOf(choice) === word), rest: Math.floor(rest / words.length) };
}

function wordOf({ move }: Choice): string | undefined {
  return Object.keys(move)[0];
}

/** Returns at most n elements of a list, spread evenly. */
export function spread<T>(list: readonly T[], n: number): T[] {
  const step = Math.max(1, list.length / n);
  return Array.from({ length: Math.min(n, list.length) }, (_, i) => list[Math.floor(i * step)] as T); // in range
}
