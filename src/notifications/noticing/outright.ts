import type { OpenCall, OpenInvitation } from '../../matches/index.ts';
import type { OpenNotice } from '../../tournaments/index.ts';
import type { Event } from '../events.ts';
import { callMessage, invitationMessage, tournamentMessage } from './message.ts';

/** What is told somebody who need not sit at the match, and who has heard it of no subscription. */
export interface Outright {
  event: Event;
  playerId: string;
  matchId: string;
  /** The same for the same thing: a target is told of it once. */
  about: string;
  /** Since when it is so. */
  at: Date;
  /** The message that says it. */
  body(now: number): string;
}

const INVITED = 'INVITED ';

/** Whoever is challenged is told. */
export function ofInvitation(invitation: OpenInvitation): Outright {
  const { playerId, matchId, challengeId, at } = invitation;
  const body = (now: number) => invitationMessage(invitation, now);
  return { event: 'INVITED', playerId, matchId, about: INVITED + challengeId, at, body };
}

/** Which challenge an invitation was about, as it is stored. */
export function challengeOf(about: string): string {
  return about.slice(INVITED.length);
}

/** Each judge of the event is told. */
export function ofCall(call: OpenCall): Outright {
  const { playerId, matchId, version, at } = call;
  const body = (now: number) => callMessage(call, now);
  return { event: 'JUDGE_CALLED', playerId, matchId, about: `JUDGE_CALLED ${matchId} ${version}`, at, body };
}

/** Each entrant is told. The place of the match is the tournament's. */
export function ofNotice(notice: OpenNotice): Outright {
  const { playerId, tournamentId: matchId, version, at } = notice;
  const body = (now: number) => tournamentMessage(notice, now);
  return { event: 'TOURNAMENT_NEWS', playerId, matchId, about: `TOURNAMENT_NEWS ${matchId} ${version}`, at, body };
}
