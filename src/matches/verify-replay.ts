import { eq } from 'drizzle-orm';
import { matches, replays } from '../db/schema.ts';
import { replayHead, storedDocument } from './replay-document.ts';
import type { Room } from './room.ts';

/** Executes a finished match again and keeps the verdict and the head of its replay. Doubled, it says the same again. */
export async function verifyReplay(room: Room, { matchId }: { matchId: string }): Promise<void> {
  const match = (await room.hot.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED') return;
  const verdict = await room.judge.verdictOn(JSON.stringify(await storedDocument(room, match)));
  const { version = null, why = null } = verdict.verdict === 'REFUTED' ? verdict : {};
  const record = { verdict: verdict.verdict, version, why, head: replayHead(match), verifiedAt: new Date(room.now()) };
  await room.db.orm.transaction(async (tx) => {
    await tx
      .insert(replays)
      .values({ matchId, ...record })
      .onConflictDoUpdate({ target: replays.matchId, set: record });
    await tx.update(matches).set({ replayed: true }).where(eq(matches.id, matchId));
  });
  if (why !== null) room.log.error({ matchId, version, why }, 'A finished match does not follow from its seed.');
}
