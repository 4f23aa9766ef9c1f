import { SealBroken } from '../../db/at-rest.ts';
import { concluded, type VerifyVerdict } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import type { Match } from '../match/match.ts';
import type { Room, Wakes } from '../room.ts';
import { storedDocument } from './replay-document.ts';

/** Replays a finished match and stores the verdict. A match that takes too long stays undecided, because a retry would take as long. */
export async function verifyReplay(room: Room, { matchId }: Wakes['verifyReplay']): Promise<void> {
  const match = (await room.cache.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED') return;
  const said = await verdictOn(room, match).catch(withoutVerdict);
  await room.store.keepVerdict(matchId, said, new Date(room.now()));
  if (said.verdict === 'REFUTED') {
    const { version, why } = said;
    room.log.error({ matchId, version, why }, 'finished match does not follow from its seed');
  }
}

async function verdictOn(room: Room, match: Match): Promise<VerifyVerdict> {
  const document = new TextEncoder().encode(JSON.stringify(await storedDocument(room, match)));
  return concluded(await room.verifier.examine(document, null, await room.signer.published()), 'SAME');
}

function withoutVerdict(error: unknown): VerifyVerdict {
  if (error instanceof SealBroken)
    return { verdict: 'REFUTED', version: 0, why: error.message, proven: [], unproven: [] };
  if (error instanceof Refused && error.code === 'TOO_COSTLY')
    return { verdict: 'UNDECIDED', why: error.message, proven: [], unproven: [] };
  throw error;
}
