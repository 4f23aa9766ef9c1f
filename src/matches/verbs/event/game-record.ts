import type { ReplayDocument } from '../../../engine/index.ts';
import { type Shown, shown } from '../../door/shown.ts';
import { storedDocument } from '../../proof/replay-document.ts';
import type { Room } from '../../room.ts';

/**
 * The replay document of a match of a tournament, for the tournament's own record: whoever may have that sees it. Null: there
 * is no such match, or it is not over.
 */
export async function gameRecord(
  room: Room,
  { matchId, tournamentId }: { matchId: string; tournamentId: string },
): Promise<Shown<ReplayDocument> | null> {
  const match = (await room.hot.fresh(matchId))?.match;
  if (match?.status !== 'FINISHED' || match.tournamentId !== tournamentId) return null;
  return shown(await storedDocument(room, match));
}
