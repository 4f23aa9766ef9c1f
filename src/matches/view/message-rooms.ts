import { Refused } from '../../errors.ts';
import { isOver, isSeated, type Match } from '../match/match.ts';
import type { Room } from '../match/talk.ts';
import type { ViewerAccess } from '../view/viewer-access.ts';

/** @param match the current match, even if the caller sees it with a delay */
export function roomOf(match: Match, { id }: { id: string }): Room {
  return isSeated(match, id) ? 'PLAYERS' : 'SPECTATORS';
}

/**
 * Up to which time the caller may read the messages of a room, in milliseconds since 1970. Spectators may see more than
 * a player, so players read what spectators wrote only after the match. A delayed viewer reads players' messages with
 * the delay.
 */
export function readableUpTo(
  { match, playerId, asOf }: Pick<ViewerAccess, 'match' | 'playerId' | 'asOf'>,
  room: Room,
): number {
  if (room === 'PLAYERS') return asOf ?? Number.POSITIVE_INFINITY;
  return isSeated(match, playerId) && !isOver(match) ? 0 : Number.POSITIVE_INFINITY;
}

/** How much later than others a delayed viewer reads the messages of a room, in milliseconds. */
export function delayOf({ broadcastDelay }: Pick<Match, 'broadcastDelay'>, room: Room): number {
  return room === 'PLAYERS' ? broadcastDelay * 1000 : 0;
}

/** @throws Refused FORBIDDEN */
export function mustBeAllowedToWrite(
  { match: seen, asOf }: ViewerAccess,
  room: Room,
  { isFree, isGuest }: { isFree: boolean; isGuest: boolean },
): void {
  // Judges and organizers see the match live, and all delayed spectators would read their message at once.
  if (room === 'SPECTATORS' && seen.broadcastDelay > 0 && asOf === null)
    throw new Refused('FORBIDDEN', 'You see this match before its spectators do, so you cannot write to them.');
  if (!isFree) return;
  if (isGuest)
    throw new Refused('FORBIDDEN', 'Guests can send only set phrases: create an account first, with keepAccount.');
  if (room === 'PLAYERS' && seen.tournamentId !== null && !isOver(seen))
    throw new Refused('FORBIDDEN', 'Until a tournament match is over, its players can send only set phrases.');
}
