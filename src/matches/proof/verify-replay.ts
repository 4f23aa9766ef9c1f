import { SealBroken } from '../../db/at-rest.ts';
import { concluded, type KeySet, type VerifyVerdict } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { keepVerdicts, type Proven } from '../log/proving/keep-verdicts.ts';
import type { Match } from '../match/match.ts';
import type { Room, Wakes } from '../room.ts';
import { storedDocument, storedDocumentText } from './replay-document.ts';

/**
 * Executes finished matches again, one after the other, and keeps the verdicts. Doubled, it says the same
 * again. One that takes too long is undecided for good: asked again, it would take as long.
 * @throws what has kept it from one of them, after the others are done
 */
export async function verifyReplay(room: Room, { matchId, also = [] }: Wakes['verifyReplay']): Promise<void> {
  const keys = await room.signer.published();
  const proven: Proven[] = [];
  const failures: unknown[] = [];
  for (const id of new Set([matchId, ...also])) {
    const one = await executed(room, id, keys).catch((error: unknown) => void failures.push(error));
    if (one) proven.push(one);
  }
  await keepVerdicts(room.db, proven);
  for (const { matchId: id, verdict } of proven)
    if (verdict.verdict === 'REFUTED')
      room.log.error(
        { matchId: id, version: verdict.version, why: verdict.why },
        'A finished match does not follow from its seed.',
      );
  if (failures.length > 0) throw failures[0];
}

async function executed(room: Room, matchId: string, keys: KeySet): Promise<Proven | null> {
  const match = await finished(room, matchId);
  if (!match) return null;
  const verdict = await verdictOn(room, match, keys).catch(withoutVerdict);
  return { matchId, verdict, at: new Date(room.now()) };
}

// One that is over stays as it is: what is known of it in memory is true.
async function finished(room: Room, id: string): Promise<Match | null> {
  const known = room.hot.peek(id)?.match;
  const match = known?.status === 'FINISHED' ? known : (await room.hot.fresh(id))?.match;
  return match?.status === 'FINISHED' ? match : null;
}

async function verdictOn(room: Room, match: Match, keys: KeySet): Promise<VerifyVerdict> {
  const judged = async (document: Uint8Array<ArrayBuffer>) =>
    concluded(await room.verifier.examine(document, null, keys), 'SAME');
  const text = await storedDocumentText(room, match);
  const verdict = text && (await judged(text).catch(unlessUnreadable));
  return verdict ?? judged(new TextEncoder().encode(JSON.stringify(await storedDocument(room, match))));
}

// What somebody has written into the database by hand may be a text that not every reader would read the same, and what it means
// is then seen entry by entry.
function unlessUnreadable(error: unknown): null {
  if (error instanceof Refused && error.code === 'BAD_INPUT') return null;
  throw error;
}

function withoutVerdict(error: unknown): VerifyVerdict {
  if (error instanceof SealBroken)
    return { verdict: 'REFUTED', version: 0, why: error.message, proven: [], unproven: [] };
  if (error instanceof Refused && error.code === 'TOO_COSTLY')
    return { verdict: 'UNDECIDED', why: error.message, proven: [], unproven: [] };
  throw error;
}
