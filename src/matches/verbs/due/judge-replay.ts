import type { Caller } from '../../../accounts/index.ts';
import { concluded, type VerifyVerdict } from '../../../engine/index.ts';
import { ownRecord } from '../../proof/own-record.ts';
import type { Room } from '../../room.ts';

/** A document from outside. */
export interface BroughtDocument {
  document: Uint8Array<ArrayBuffer>;
  /** Verdicts come in turns of these. */
  owner: string;
}

/**
 * Executes a replay document that somebody brings, given as JSON text in UTF-8, compares everything in it, looks for our signatures
 * and for our own record of the match.
 * @throws Refused BAD_INPUT when it is none; TOO_COSTLY when it holds too much or takes too long; RATE_LIMITED when too many wait
 */
export async function judgeReplay(
  room: Room,
  caller: Caller | null,
  { document, owner }: BroughtDocument,
): Promise<VerifyVerdict> {
  const finding = await room.judge.examine(document, owner, await room.signer.published());
  return concluded(finding, finding.claim ? await ownRecord(room, caller, finding.claim) : 'UNKNOWN');
}
