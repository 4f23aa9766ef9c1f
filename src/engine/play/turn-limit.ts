import { EngineBug } from '../bug.ts';
import type { AnyAt } from '../game/at.ts';
import type { Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { EntryKind } from './entry.ts';

/** Resigning and setting auto-pass do not count, so that no seat can use them to reach the limit. */
export function countAnswer(at: AnyAt, kind: EntryKind): void {
  if (kind === 'MOVE' || kind === 'TIMED_OUT') at.answered++;
}

/** Restarts the count when a fact begins a turn. */
export function countTurn(game: AnyGame, at: AnyAt, fact: Fact): void {
  if (fact.fact === game.turnLimit?.begins) at.answered = 0;
}

export function isTooLong(game: AnyGame, at: AnyAt): boolean {
  return game.turnLimit !== undefined && at.result === null && at.answered >= game.turnLimit.answers;
}

/** A ruling that has not ended the turn would be repeated after every answer. @throws EngineBug */
export function expectRuled(game: AnyGame, at: AnyAt): void {
  if (isTooLong(game, at)) throw new EngineBug(`${game.id}: its ruling ends neither the turn nor the match`);
}
