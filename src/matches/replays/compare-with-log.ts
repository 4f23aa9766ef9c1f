import type { Caller } from '../../accounts/index.ts';
import { isUuid } from '../../db/columns.ts';
import { type Claim, firstDifference, headDigest, type OwnRecord } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import { isNotYetPublic } from '../match/match.ts';
import { accessIfAllowed } from '../view/viewer-access.ts';
import { replayHead } from './replay-document.ts';

/**
 * Compares a document with our record of its match. Callers who may not see the match get UNKNOWN, unless their document is
 * correct.
 */
export async function compareWithLog(context: MatchContext, caller: Caller | null, claim: Claim): Promise<OwnRecord> {
  const match = isUuid(claim.match) ? (await context.cache.fresh(claim.match))?.match : null;
  if (!match) return 'UNKNOWN';
  const access = await accessIfAllowed(context, caller, match);
  if (!access && isNotYetPublic(match, context.now())) return 'UNKNOWN';
  const hidden = access === null;
  // Reveals nothing about a match that the caller may not see as over yet. The document itself shows whose signature it has.
  if ((access?.match ?? match).status !== 'FINISHED')
    return hidden || access.asOf !== null ? 'UNKNOWN' : { differsAt: 0 };
  if (access?.match.seed === null) return 'UNKNOWN'; // its tournament withholds the record
  const entries = await context.store.read(match.id, -1);
  const hashes = entries.map(({ hash }) => hash);
  const differsAt = firstDifference(hashes, claim.hashes);
  if (differsAt === undefined && headDigest(replayHead(match, entries[0]), entries[0]) === claim.head) return 'SAME';
  return hidden ? 'UNKNOWN' : { differsAt: differsAt ?? 0 };
}
