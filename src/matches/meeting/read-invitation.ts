import type { PublishedGame, TimeControl } from '../../engine/index.ts';
import { lookFromOutside } from '../door/look.ts';
import { invitedHot } from '../door/read-match.ts';
import { SeenHead } from '../door/seen-head.ts';
import { type Shown, shown } from '../door/shown.ts';
import type { MatchStatus } from '../match/match.ts';
import type { Room } from '../room.ts';
import { isClosed } from '../verbs/join-match.ts';

/** What somebody may know of a match who has been passed its invitation: what they would sit down to, and with whom. */
export interface SeenInvitation {
  matchId: string;
  game: PublishedGame;
  options: Shown;
  status: MatchStatus;
  timeControl: TimeControl | null;
  /** How those are called who sit there, bots too, by seat; null for a free seat. */
  names: (string | null)[];
}

/** By the code alone: who has it may take a seat, and so may know of what. Null when there is no such match. */
export async function readInvitation(room: Room, invitation: string): Promise<SeenInvitation | null> {
  const found = (await invitedHot(room, invitation))?.match;
  if (!found || isClosed(room, found)) return null;
  const look = await lookFromOutside(room, found);
  const { match } = look;
  return {
    matchId: match.id,
    game: match.game,
    options: shown(match.options),
    status: match.status,
    timeControl: match.timeControl,
    names: new SeenHead(room, look).seats.map(({ taken, name }) => (taken ? name : null)),
  };
}
