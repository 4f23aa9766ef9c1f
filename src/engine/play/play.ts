import { EngineBug } from '../bug.ts';
import type { Seat } from '../cards/zones.ts';
import type { AnyAt, Setup } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import { UNREAD } from '../game/who.ts';
import { copy, same } from '../json.ts';
import type { Random } from '../random.ts';
import { EngineTable } from './engine-table.ts';
import type { Action, Entry } from './entry.ts';
import { type Before, judge, judgesRefusal } from './judged.ts';
import { leave } from './leave.ts';
import { chosen } from './legality.ts';
import { type OfferRefusal, offerRefusal, withdrawOffers } from './offers.ts';
import { absentMove, answersOf, type Decision, type Question, questionAt, ruleOf } from './question.ts';
import { blank } from './reduce.ts';
import { countAnswer, expectRuled, isTooLong } from './turn-limit.ts';

/** PAUSED: a judge has paused the match. NO_VERSION: the version to rewind to does not exist. */
export type Refusal =
  | ('NOT_ASKED' | 'ILLEGAL_MOVE' | 'MATCH_OVER' | 'PAUSED' | 'NOT_PAUSED' | 'NO_VERSION')
  | OfferRefusal;
export type Played = { at: AnyAt; entry: Entry } | { refused: Refusal };

/** The maximum number of steps between two questions. A game that exceeds the limit is in a loop. */
const STEPS_LIMIT = 100_000;

/** Starts a match. Returns entry 0 and the state after it. */
export function begin(game: AnyGame, setup: Setup<AnyTypes>, random: Random): { at: AnyAt; entry: Entry } {
  const { autoPass = [], ...plain } = setup;
  const began = { fact: 'began' as const, ...copy(plain) };
  const at = blank(game, began);
  const table = EngineTable.over<AnyTypes>(game, at, random, setup.firstCard);
  table.record(began);
  // Sets the auto-pass modes before the setup, so that they apply to the first reaction window.
  for (const [seat, mode] of autoPass.entries()) if (mode !== 'NONE') table.record({ fact: 'autoPassSet', seat, mode });
  game.setup(table, plain);
  settle(game, table);
  at.zones = { ...at.zones }; // copied once, because a record built key by key is slow to copy later
  return { at, entry: { version: 0, kind: 'BEGAN', seat: null, move: null, ...table.close() } };
}

/**
 * Checks an action and carries it out on a copy. A refusal is returned as a value and changes nothing.
 * @param listed the seat's {@link decision}, if the caller already has it
 * @param past all entries so far, as for {@link advance}
 */
export function play(
  game: AnyGame,
  at: AnyAt,
  random: Random,
  action: Action,
  listed?: Decision | null,
  past?: readonly Entry[],
): Played {
  const refused = refusal(game, at, action, listed);
  return refused ? { refused } : perform(game, at, random, action, past);
}

/** Carries out an action that {@link refusal} has allowed, on a copy. Any error thrown here is a bug in the rules. */
export function perform(
  game: AnyGame,
  at: AnyAt,
  random: Random,
  action: Action,
  past?: readonly Entry[],
): { at: AnyAt; entry: Entry } {
  const next = copyMatch(at);
  return { at: next, entry: advance(game, next, random, copy(action), past) };
}

/** The copy shares faces, zones, steps, offers and remembered answers, because these are replaced, never changed. */
export function copyMatch(at: AnyAt): AnyAt {
  const {
    version,
    seats,
    options,
    state,
    zones,
    faces,
    firstCard,
    known,
    lying,
    told,
    agenda,
    sealed,
    answered,
    autoPass,
    left,
    offers,
    paused,
    result,
  } = at;
  return {
    version,
    answered,
    seats,
    options,
    faces,
    told,
    state: copy(state),
    zones: { ...zones },
    firstCard,
    known: known.slice(),
    lying: lying.slice(),
    agenda: agenda.slice(),
    sealed: copy(sealed),
    autoPass: autoPass.slice(),
    left: left.slice(),
    offers,
    paused,
    result: result && copy(result),
  };
}

/** Returns why an action is not allowed now, or null if the action is allowed. */
export function refusal(game: AnyGame, at: AnyAt, action: Action, listed?: Decision | null): Refusal | null {
  if (at.result) return 'MATCH_OVER';
  const stopped = judgesRefusal(at, action) ?? offerRefusal(game, at, action);
  if (stopped) return stopped;
  if (action.kind === 'RESIGNED' && at.left.includes(action.seat)) return 'NOT_ASKED';
  if (action.kind === 'MOVE' || action.kind === 'TIMED_OUT') {
    const choices = listed === undefined ? answersOf(at, questionAt(game, at), action.seat) : listed?.choices;
    if (!choices) return 'NOT_ASKED';
    if (!chosen(choices, action.move)) return 'ILLEGAL_MOVE';
    const late = action.kind === 'TIMED_OUT';
    // A time-out can only make the default move.
    if (late && !same(action.move, absentMove(game, at, action.seat))) return 'ILLEGAL_MOVE';
  }
  return null;
}

/**
 * Carries out an action on `at`, in place and unchecked, for bots' playouts and verification.
 * @param past all entries so far, starting with entry 0; only rewinds read them, and entries after the version of `at`
 * are ignored
 */
export function advance(game: AnyGame, at: AnyAt, random: Random, action: Action, past: readonly Entry[] = []): Entry {
  return advanced(game, at, action, { past, random, question: questionAt(game, at) }).entry;
}

/** Like {@link advance}, for a caller that has the current question. Returns the entry and the next question. */
export function advanceFrom(
  game: AnyGame,
  at: AnyAt,
  question: Question | null,
  random: Random,
  action: Action,
): { entry: Entry; next: Question | null } {
  return advanced(game, at, action, { past: [], random, question });
}

function advanced(game: AnyGame, at: AnyAt, action: Action, before: Known): { entry: Entry; next: Question | null } {
  const table = EngineTable.over<AnyTypes>(game, at, before.random);
  countAnswer(at, action.kind);
  withdrawOffers(at, action);
  act(game, table, action, before);
  const asked = settle(game, table);
  const next = isTooLong(game, at) ? rule(game, table) : asked;
  at.version++;
  const { kind, seat, move } = action;
  const { facts, agenda } = table.close();
  return { entry: { version: at.version, kind, seat, move, facts, agenda }, next };
}

// Applies the game's ruling to a turn that has reached its limit.
function rule(game: AnyGame, table: EngineTable<AnyTypes>): Question | null {
  game.turnLimit?.ruling(table);
  const next = settle(game, table);
  expectRuled(game, table.at);
  return next;
}

/** The context of an action: the past entries, and the question that the action may answer. */
interface Known extends Before {
  question: Question | null;
}

function act(game: AnyGame, table: EngineTable<AnyTypes>, action: Action, before: Known): void {
  switch (action.kind) {
    case 'MOVE':
    case 'TIMED_OUT':
      return answer(table, before.question, action.seat, action.move);
    case 'RESIGNED':
      return leave(game, table, action.seat, action.move.why);
    case 'AUTO_PASS':
      return table.record({ fact: 'autoPassSet', seat: action.seat, mode: action.move.mode });
    case 'TIME_GIVEN_BACK':
      return table.record({ fact: 'timeGivenBack', ...action.move });
    case 'JUDGE_CALLED':
      return table.record({ fact: 'judgeCalled', seat: action.seat, ...action.move });
    case 'OFFERED':
      return table.record({ fact: 'offerMade', seat: action.seat, ...action.move });
    case 'ACCEPTED':
      return table.record({ fact: 'offerAccepted', seat: action.seat, ...action.move });
    case 'DECLINED':
      return table.record({ fact: 'offerDeclined', seat: action.seat, ...action.move });
    case 'RULING':
    case 'ENDED':
      return table.finish(action.move);
    default:
      return judge(game, table, action, before);
  }
}

function answer(table: EngineTable<AnyTypes>, question: Question | null, seat: Seat, move: object): void {
  if (!question) throw new EngineBug('an answer without a question');
  if (question.asked.length > 1 || table.at.sealed.length > 0) return table.record({ fact: 'sealed', seat, move });
  table.pop();
  question.rule.take(table, question.step, seat, move);
}

// Runs steps until a seat must be asked or the match has a result.
function settle(game: AnyGame, table: EngineTable<AnyTypes>): Question | null {
  for (let done = 0; !table.at.result; done++) {
    if (done > STEPS_LIMIT)
      throw new EngineBug(`${game.id}: still not done after ${STEPS_LIMIT} steps, now ${table.at.agenda.at(-1)?.step}`);
    const question = questionAt(game, table.at);
    if (question) {
      if (!settleQuestion(table, question)) return question;
    } else {
      const step = table.pop();
      ruleOf(game, step).run?.(table, step);
    }
  }
  return null;
}

// Settles a question that needs no further answer. Returns false if the question is waiting for a seat.
function settleQuestion(table: EngineTable<AnyTypes>, question: Question): boolean {
  const { at } = table;
  const { rule, step, asked } = question;
  if (at.sealed.length > 0) {
    if (!asked.every((seat) => at.sealed.some((answer) => answer.seat === seat))) return false;
    const answers = [...at.sealed].sort((a, b) => a.seat - b.seat);
    table.record({ fact: 'unsealed' });
    table.pop();
    for (const { seat, move } of answers) rule.take(table, step, seat, move);
    return true;
  }
  const only = asked[0];
  if (only === undefined) {
    table.pop();
    return true;
  }
  if (!rule.open || asked.length > 1) return false;
  question.answers = rule.choices(at, step, only, UNREAD);
  const [choice] = question.answers;
  if (!choice || choice.blank || question.answers.length > 1) return false;
  table.pop();
  rule.take(table, step, only, choice.move);
  return true;
}
