import type { VerifyVerdict } from '../match/verdict.ts';
import type { Room } from '../room.ts';

/**
 * Executes a replay document that somebody brings, given as JSON text, and compares everything in it.
 * @throws Refused BAD_INPUT when it is none; TOO_COSTLY when it takes too long; RATE_LIMITED when too many wait
 */
export function judgeReplay(room: Room, document: string): Promise<VerifyVerdict> {
  return room.judge.verdictOn(document, 'STRANGERS');
}
