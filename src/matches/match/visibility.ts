import type { Viewer } from '../../engine/index.ts';
import { isSeated, type MatchHead, seatsOf } from './match.ts';

/** Everything is visible once the match is finished. */
export function viewerOf(match: MatchHead, playerId: string | null | undefined): Viewer {
  return match.status === 'FINISHED' ? 'everything' : seatsOf(match, playerId);
}

/**
 * Whether a broadcast match must still be hidden from all but its players and judges, at `now` in milliseconds since
 * 1970. The match's id can be computed, and its existence would reveal that an earlier match is over.
 */
export function isNotYetPublic({ broadcastDelay, createdAt }: MatchHead, now: number): boolean {
  return broadcastDelay > 0 && createdAt.getTime() > now - broadcastDelay * 1000;
}

/** For a player without an office. @param now in milliseconds since 1970 */
export function maySee(match: MatchHead, playerId: string | null | undefined, now: number): boolean {
  if (isNotYetPublic(match, now) && !isSeated(match, playerId)) return false;
  return match.visibility === 'PUBLIC' || isTheirs(match, playerId);
}

/** Whether the player is the creator or has a seat, and may therefore pass on the invitation. */
export function isTheirs(match: MatchHead, playerId: string | null | undefined): boolean {
  return !!playerId && (match.createdBy === playerId || isSeated(match, playerId));
}
