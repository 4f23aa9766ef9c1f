import { type OpenCall, type OpenInvitation, openCalls, openInvitations } from '../../matches/index.ts';
import { type OpenNotice, openNotices } from '../../tournaments/index.ts';
import type { Event } from '../events.ts';
import type { Notifications } from '../notifications.ts';
import type { News } from './news.ts';
import { STALE } from './notice.ts';

/** News for a player who need not sit at the match. */
export interface Outright extends News {
  /** `data` of the message. */
  data: object;
}

const INVITED = 'INVITED ';

/** The news for these players, or about these matches or tournaments: challenges, calls for a judge, notices of tournaments. */
export async function waitingFor(
  { room, tournaments, now }: Notifications,
  of: { matches: readonly string[] } | { players: readonly string[] },
): Promise<Outright[]> {
  const since = new Date(now() - STALE);
  const whose = 'players' in of ? of : { tournaments: of.matches };
  const [invitations, calls, notices] = await Promise.all([
    openInvitations(room, of),
    openCalls(room, { ...of, since }),
    tournaments ? openNotices(tournaments, { ...whose, since }) : [],
  ]);
  return [...invitations.map(ofInvitation), ...calls.map(ofCall), ...notices.map(ofNotice)];
}

/** The id of the challenge that an invitation was about, as it is stored. */
export function challengeOf(about: string): string {
  return about.slice(INVITED.length);
}

function ofInvitation({ playerId, matchId, at, game, challengeId, from, expiresAt }: OpenInvitation): Outright {
  const data = { challengeId, game: game.id, title: game.title, from, expiresAt };
  return outright('INVITED', { playerId, matchId, at, about: INVITED + challengeId, data });
}

/** Each judge of the event is told. */
function ofCall({ playerId, matchId, at, game, ...call }: OpenCall): Outright {
  const { tournamentId, version, seat, from, about } = call;
  const data = { matchId, game: game.id, title: game.title, tournamentId, version, seat, from, about };
  return outright('JUDGE_CALLED', { playerId, matchId, at, about: `JUDGE_CALLED ${matchId} ${version}`, data });
}

/** Each entrant is told. */
function ofNotice({ playerId, at, ...data }: OpenNotice): Outright {
  const { tournamentId: matchId, version } = data;
  return outright('TOURNAMENT_NEWS', { playerId, matchId, at, about: `TOURNAMENT_NEWS ${matchId} ${version}`, data });
}

function outright(event: Event, news: Omit<Outright, 'event' | 'question' | 'sendAt'>): Outright {
  return { event, question: null, sendAt: null, ...news };
}
