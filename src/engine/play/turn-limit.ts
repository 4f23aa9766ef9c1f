import { EngineBug } from '../bug.ts';
import type { AnyAt } from '../game/at.ts';
import type { Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { EntryKind } from './entry.ts';

/** Counts an entry of this kind in the turn that goes on. Who resigns or sets auto-pass answers nothing: nobody brings a turn to its limit by it. */
export function countAnswer(at: AnyAt, kind: EntryKind): void {
  if (kind === 'MOVE' || kind === 'TIMED_OUT') at.answered++;
}

/** Begins to count anew where a fact begins a turn. */
export function countTurn(game: AnyGame, at: AnyAt, fact: Fact): void {
  if (fact.fact === game.turnLimit?.begins) at.answered = 0;
}

/** Whether the turn has used up its answers while somebody still would be asked. */
export function isTooLong(game: AnyGame, at: AnyAt): boolean {
  return game.turnLimit !== undefined && at.result === null && at.answered >= game.turnLimit.answers;
}

/** A ruling after which the same turn goes on would be made again after every answer. */
export function expectRuled(game: AnyGame, at: AnyAt): void {
  if (isTooLong(game, at)) throw new EngineBug(`${game.id}: its ruling ends neither the turn nor the match`);
}
