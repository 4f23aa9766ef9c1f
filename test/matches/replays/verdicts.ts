import type { Caller } from '../../../src/accounts/index.ts';
import type { VerifyVerdict } from '../../../src/engine/index.ts';
import { type MatchesHandle, verifyUploadedReplay } from '../../../src/matches/index.ts';

/** Returns the server's verdict on a document that a stranger uploads. */
export function verdictOf(
  matches: MatchesHandle,
  document: object,
  caller: Caller | null = null,
): Promise<VerifyVerdict> {
  return verifyUploadedReplay(matches, caller, {
    document: new TextEncoder().encode(JSON.stringify(document)),
    owner: 'stranger',
  });
}
