import type { Api } from './api.ts';
import { autoMove, type Policy, type Random } from './auto.ts';
import { ServerRefusal } from './failures.ts';
import type { DecisionParts } from './operations.generated.ts';
import { submitMove } from './requests.ts';
import { type MatchUpdateParts, type Watch, type Watched, watchMatch } from './watch.ts';

export interface AutoPlay extends Watch {
  policy: Policy;
  random?: Random;
}

/** The codes of refusals that mean the match has moved on. The next update contains the current question. */
const MOVED_ON = ['STALE_VERSION', 'NOT_ASKED', 'MATCH_OVER'];

/**
 * Plays the caller's seats in any game until the match ends. Yields every update like `watchMatch`, and answers the
 * decision in an update when the caller requests the next update.
 * @throws ServerRefusal
 */
export async function* autoPlay(
  api: Api,
  { policy, random, ...watch }: AutoPlay,
): AsyncGenerator<Watched<MatchUpdateParts>> {
  let moved = -1;
  for await (const update of watchMatch(api, watch)) {
    yield update;
    const { decision, status } = update.match;
    if (update.restarted) moved = -1; // the server may have lost our own move
    if (status === 'FINISHED' || status === 'CANCELLED') return;
    if (!decision || decision.version < moved) continue;
    moved = (await answer(api, watch, decision, autoMove(policy, decision.choices, random))) ?? moved;
  }
}

/** Sends a move. Returns the version of the resulting entry, or null if the move came too late. */
async function answer(
  api: Api,
  { id, signal }: Watch,
  { version }: DecisionParts,
  move: ReturnType<typeof autoMove>,
): Promise<number | null> {
  try {
    return (await submitMove(api, { matchId: id, version, move }, signal)).entry.version;
  } catch (error) {
    if (error instanceof ServerRefusal && MOVED_ON.includes(error.code)) return null;
    throw error;
  }
}
