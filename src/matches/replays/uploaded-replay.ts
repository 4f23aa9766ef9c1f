import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/uuid.ts';
import {
  type Claim,
  concluded,
  firstDifference,
  headDigest,
  type OwnRecord,
  type VerifyVerdict,
} from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import { isNotYetPublic } from '../match/visibility.ts';
import { accessIfAllowed } from '../view/viewer-access.ts';
import { replayHead } from './replay-document.ts';

interface UploadedReplay {
  document: Uint8Array<ArrayBuffer>;
  /** Owners take turns. */
  owner: string;
}

/**
 * Compares the document with the server's signatures and its own record of the match.
 * @throws Refused BAD_INPUT (not a replay document), TOO_COSTLY (too large or too slow), RATE_LIMITED (full queue)
 */
export async function verifyUploadedReplay(
  context: MatchContext,
  caller: Caller | null,
  { document, owner }: UploadedReplay,
): Promise<VerifyVerdict> {
  const finding = await context.verifier.examine(document, owner, await context.signer.published());
  return concluded(finding, finding.claim ? await compareWithLog(context, caller, finding.claim) : 'UNKNOWN');
}

/** For callers who may not see the match, a wrong document is `UNKNOWN`. */
async function compareWithLog(context: MatchContext, caller: Caller | null, claim: Claim): Promise<OwnRecord> {
  const match = isUuid(claim.match) ? (await context.cache.fresh(claim.match))?.match : null;
  if (!match) return 'UNKNOWN';
  const access = await accessIfAllowed(context, caller, match);
  if (!access && isNotYetPublic(match, context.now())) return 'UNKNOWN';
  const hidden = access === null;
  // The answer must not reveal that a match is over. The document itself shows who has signed it.
  if ((access?.match ?? match).status !== 'FINISHED')
    return hidden || access.asOf !== null ? 'UNKNOWN' : { differsAt: 0 };
  if (access?.match.seed === null) return 'UNKNOWN'; // the match's tournament withholds the record
  const { entries } = await context.store.record(match.id, -1, match.version);
  const hashes = entries.map(({ hash }) => hash);
  const differsAt = firstDifference(hashes, claim.hashes);
  const head = headDigest(replayHead(match, entries[0], entries), entries[0]);
  if (differsAt === undefined && head === claim.head) return 'SAME';
  return hidden ? 'UNKNOWN' : { differsAt: differsAt ?? 0 };
}
