import { eq } from 'drizzle-orm';
import { SealBroken } from '../../db/at-rest.ts';
import { matches, replays } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { concluded, type VerifyVerdict } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import type { Match } from '../match/match.ts';
import type { Room } from '../room.ts';
import { headWithoutSeats, storedDocument } from './replay-document.ts';

/**
 * Executes a finished match again and keeps the verdict and the head of its replay. Doubled, it says the same again. One that
 * takes too long is undecided for good: asked again, it would take as long.
 */
export async function verifyReplay(room: Room, { matchId }: { matchId: string }): Promise<void> {
  const match = (await room.hot.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED') return;
  const verdict = await verdictOn(room, match).catch(withoutVerdict);
  const version = 'version' in verdict ? verdict.version : null;
  const why = 'why' in verdict ? verdict.why : null;
  const { proven, unproven } = verdict;
  const said = { verdict: verdict.verdict, version, why, proven, unproven };
  const record = { ...said, head: headWithoutSeats(match), verifiedAt: new Date(room.now()) };
  await inTransaction(room.db.pool, async (tx) => {
    await tx
      .insert(replays)
      .values({ matchId, ...record })
      .onConflictDoUpdate({ target: replays.matchId, set: record });
    await tx.update(matches).set({ replayed: true }).where(eq(matches.id, matchId));
  });
  if (verdict.verdict === 'REFUTED')
    room.log.error({ matchId, version, why }, 'A finished match does not follow from its seed.');
}

async function verdictOn(room: Room, match: Match): Promise<VerifyVerdict> {
  const document = Buffer.from(JSON.stringify(await storedDocument(room, match)));
  return concluded(await room.judge.examine(document, 'OURS', await room.signer.published()), 'SAME');
}

function withoutVerdict(error: unknown): VerifyVerdict {
  if (error instanceof SealBroken)
    return { verdict: 'REFUTED', version: 0, why: error.message, proven: [], unproven: [] };
  if (error instanceof Refused && error.code === 'TOO_COSTLY')
    return { verdict: 'UNDECIDED', why: error.message, proven: [], unproven: [] };
  throw error;
}
