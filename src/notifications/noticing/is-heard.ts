import { type Event, isQuestion } from '../events.ts';
import type { Notifications } from '../notifications.ts';

/** Whether a live subscription of the player's tells it: of the match, or, for questions, of all decisions. */
export function isHeard(
  { listeners }: Pick<Notifications, 'listeners'>,
  event: Event,
  { playerId, matchId }: { playerId: string; matchId: string },
): Promise<boolean> {
  return listeners.hears(playerId, matchId, { all: isQuestion(event) });
}
