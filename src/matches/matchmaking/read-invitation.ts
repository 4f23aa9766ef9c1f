import type { PublishedGame, TimeControl } from '../../engine/index.ts';
import { isClosed } from '../commands/join-match.ts';
import type { MatchContext } from '../context.ts';
import type { MatchStatus } from '../match/match.ts';
import { MatchSummary } from '../view/match-summary.ts';
import { matchByInvitation } from '../view/read-match.ts';
import { type Shown, shown } from '../view/safe-json.ts';
import { outsiderAccess } from '../view/viewer-access.ts';

export interface InvitationView {
  matchId: string;
  game: PublishedGame;
  options: Shown;
  status: MatchStatus;
  timeControl: TimeControl | null;
  rated: boolean;
  /** The names of players and bots, by seat; null for a free seat. */
  names: (string | null)[];
}

/** Anyone with the invitation may take a seat, and may therefore see the settings. Null if there is no such match. */
export async function readInvitation(context: MatchContext, invitation: string): Promise<InvitationView | null> {
  const found = (await matchByInvitation(context, invitation))?.match;
  if (!found || isClosed(context, found)) return null;
  const access = await outsiderAccess(context, found);
  const { match } = access;
  return {
    matchId: match.id,
    game: match.game,
    options: shown(match.options),
    status: match.status,
    timeControl: match.timeControl,
    rated: match.rated,
    names: new MatchSummary(context, access).seats.map(({ taken, name }) => (taken ? name : null)),
  };
}
