import type { Caller } from '../../../src/accounts/index.ts';
import type { VerifyVerdict } from '../../../src/engine/index.ts';
import { type ClosedRoom, judgeReplay } from '../../../src/matches/index.ts';

/** What a server says to a document that a stranger brings. */
export function judged(room: ClosedRoom, document: object, caller: Caller | null = null): Promise<VerifyVerdict> {
  return judgeReplay(room, caller, { document: new TextEncoder().encode(JSON.stringify(document)), owner: 'stranger' });
}
