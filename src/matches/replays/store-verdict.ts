import { SealBroken } from '../../db/encryption-at-rest.ts';
import { concluded, type VerifyVerdict } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import type { MatchContext, Wakes } from '../context.ts';
import type { Match } from '../match/match.ts';
import { loggedReplay } from './replay-document.ts';

/** If verifying takes too long, the match stays undecided, because a retry would take just as long. */
export async function verifyReplay(context: MatchContext, { matchId }: Wakes['verifyReplay']): Promise<void> {
  const held = await context.cache.get(matchId);
  // A finished match never changes, so the store is asked only about a match that is still running in the cache.
  const match = (held?.match.status === 'FINISHED' ? held : await context.cache.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED') return;
  const said = await verdictOn(context, match).catch(withoutVerdict);
  await context.store.keepVerdict(matchId, said, new Date(context.now()));
  if (said.verdict === 'REFUTED') {
    const { version, why } = said;
    context.log.error({ matchId, version, why }, 'finished match does not follow from its seed');
  }
}

async function verdictOn(context: MatchContext, match: Match): Promise<VerifyVerdict> {
  const replay = await loggedReplay(context, match);
  return concluded(await context.verifier.examine(replay, null, await context.signer.published()), 'SAME');
}

function withoutVerdict(error: unknown): VerifyVerdict {
  if (error instanceof SealBroken)
    return { verdict: 'REFUTED', version: 0, why: error.message, proven: [], unproven: [] };
  if (error instanceof Refused && error.code === 'TOO_COSTLY')
    return { verdict: 'UNDECIDED', why: error.message, proven: [], unproven: [] };
  throw error;
}
