/**
 * The application, as it is called from outside: a closed room, and one verb per file, which documents it. Every verb takes
 * the room, then who asks, then what; it throws `Refused` for what is the caller's to mend. What it returns is what that
 * caller may see: tables, stored entries and seeds stay in here.
 */

export {
  REPLAY_VERDICTS,
  type ReplayDocument,
  type TimeControl,
  type TimeOutPolicy,
  type VerifyVerdict,
} from '../engine/index.ts';
export type { Judge } from './match/judge.ts';

import * as analysis from './analysis/analyse.ts';
import * as analysing from './analysis/analyse-match.ts';
import { type ClosedRoom as Closed, fromOutside } from './closed-room.ts';
import * as door from './door/read-match.ts';
import type { SeenEntry as OneEntry } from './door/seen-entry.ts';
import type { SeenHead as OneHead } from './door/seen-head.ts';
import type { SeenMatch as OneMatch } from './door/seen-match.ts';
import * as telling from './door/worth-telling.ts';
import * as answerCall from './judging/answer-call.ts';
import * as callJudges from './judging/call-judge.ts';
import * as time from './judging/give-time.ts';
import * as calls from './judging/judge-calls.ts';
import * as openedCalls from './judging/open-calls.ts';
import * as pausing from './judging/pause-match.ts';
import * as reading from './judging/read-as-judge.ts';
import * as rewinding from './judging/rewind-match.ts';
import * as ruling from './judging/rule.ts';
import * as audit from './keeps/audit-collections.ts';
import * as answer from './meeting/answer-challenge.ts';
import type { SeenChallenge as OneChallenge } from './meeting/challenge.ts';
import * as challenge from './meeting/challenge-player.ts';
import * as challengeList from './meeting/list-challenges.ts';
import * as invitations from './meeting/open-invitations.ts';
import * as invitation from './meeting/read-invitation.ts';
import * as again from './meeting/rematch.ts';
import * as openings from './meeting/watch-open-matches.ts';
import * as rematches from './meeting/watch-rematch.ts';
import * as replay from './proof/replay-document.ts';
import * as verification from './proof/verify-replay.ts';
import type { Room } from './room.ts';
import * as cancel from './verbs/cancel-match.ts';
import * as create from './verbs/create-match.ts';
import * as expire from './verbs/due/expire-decision.ts';
import * as judge from './verbs/due/judge-replay.ts';
import * as bot from './verbs/due/move-bot.ts';
import * as broom from './verbs/due/sweep.ts';
import * as eventAttendance from './verbs/event/attendance.ts';
import * as eventSetup from './verbs/event/checked-setup.ts';
import * as eventEnds from './verbs/event/end-game.ts';
import * as eventRecord from './verbs/event/game-record.ts';
import * as eventResults from './verbs/event/game-results.ts';
import * as eventPlayed from './verbs/event/played-games.ts';
import * as eventPauses from './verbs/event/resume-game.ts';
import * as eventSeats from './verbs/event/seat-game.ts';
import * as eventSignature from './verbs/event/sign-tournament.ts';
import * as join from './verbs/join-match.ts';
import * as leave from './verbs/leave-match.ts';
import * as openDecisions from './verbs/list-decisions.ts';
import * as list from './verbs/list-matches.ts';
import * as lines from './verbs/log-lines.ts';
import * as keys from './verbs/public-keys.ts';
import * as giveUp from './verbs/resign.ts';
import * as autoPass from './verbs/set-auto-pass.ts';
import * as move from './verbs/submit-move.ts';
import * as text from './verbs/transcript.ts';
import * as visible from './verbs/visible-among.ts';
import * as decisions from './verbs/watch-decisions.ts';
import * as updates from './verbs/watch-match.ts';

export const readMatch = fromOutside(door.readMatch);
export const listMatches = fromOutside(list.listMatches);
export const visibleAmong = fromOutside(visible.visibleAmong);
export const listDecisions = fromOutside(openDecisions.listDecisions);
export const watchMatch = fromOutside(updates.watchMatch);
export const hearMatch = fromOutside(updates.hearMatch);
export const watchedMatch = fromOutside(updates.watchedMatch);
export const watchDecisions = fromOutside(decisions.watchDecisions);
export const createMatch = fromOutside(create.createMatch);
export const joinMatch = fromOutside(join.joinMatch);
export const leaveMatch = fromOutside(leave.leaveMatch);
export const challengePlayer = fromOutside(challenge.challengePlayer);
export const rematch = fromOutside(again.rematch);
export const watchRematch = fromOutside(rematches.watchRematch);
export const acceptChallenge = fromOutside(answer.acceptChallenge);
export const declineChallenge = fromOutside(answer.declineChallenge);
export const listChallenges = fromOutside(challengeList.listChallenges);
export const readChallenge = fromOutside(challengeList.readChallenge);
export const readInvitation = fromOutside(invitation.readInvitation);
export const watchOpenMatches = fromOutside(openings.watchOpenMatches);
export const cancelMatch = fromOutside(cancel.cancelMatch);
export const submitMove = fromOutside(move.submitMove);
export const checkedOptions = fromOutside(eventSetup.checkedOptions);
export const checkedDeck = fromOutside(eventSetup.checkedDeck);
export const setAutoPass = fromOutside(autoPass.setAutoPass);
export const resign = fromOutside(giveUp.resign);
export const logLines = fromOutside(lines.logLines);
export const transcript = fromOutside(text.transcript);
export const replayDocument = fromOutside(replay.replayDocument);
export const readReplay = fromOutside(replay.readReplay);
export const analyseMatch = fromOutside(analysing.analyseMatch);
export const readAnalysis = fromOutside(analysing.readAnalysis);
export const judgeReplay = fromOutside(judge.judgeReplay);
export const publicKeys = fromOutside(keys.publicKeys);

// For judges of a tournament, and who calls one.
export const pauseMatch = fromOutside(pausing.pauseMatch);
export const resumeMatch = fromOutside(pausing.resumeMatch);
export const giveTime = fromOutside(time.giveTime);
export const rewindMatch = fromOutside(rewinding.rewindMatch);
export const rule = fromOutside(ruling.rule);
export const callJudge = fromOutside(callJudges.callJudge);
export const listCalls = fromOutside(calls.listCalls);
export const takeCall = fromOutside(answerCall.takeCall);
export const closeCall = fromOutside(answerCall.closeCall);
export const readAsJudge = fromOutside(reading.readAsJudge);
export const readingsOf = fromOutside(reading.readingsOf);

// For jobs and tournaments: without a caller.
export const attendance = fromOutside(eventAttendance.attendance);
export const putOut = fromOutside(eventAttendance.putOut);
export const seatGame = fromOutside(eventSeats.seatGame);
export const endGame = fromOutside(eventEnds.endGame);
export const leaveGame = fromOutside(eventEnds.leaveGame);
export const resumeGame = fromOutside(eventPauses.resumeGame);
export const anyPlayed = fromOutside(eventPlayed.anyPlayed);
export const gameResults = fromOutside(eventResults.gameResults);
export const gameRecord = fromOutside(eventRecord.gameRecord);
export const signTournament = fromOutside(eventSignature.signTournament);
export const expireDecision = fromOutside(expire.expireDecision);
export const moveBot = fromOutside(bot.moveBot);
export const analyse = fromOutside(analysis.analyse);
export const verifyReplay = fromOutside(verification.verifyReplay);
export const sweep = fromOutside(broom.sweep);
export const seatMoments = fromOutside(telling.seatMoments);
export const toldMatch = fromOutside(telling.toldMatch);
export const openInvitations = fromOutside(invitations.openInvitations);
export const openCalls = fromOutside(openedCalls.openCalls);
export const auditCollections = fromOutside(audit.auditCollections);
/** Whether this node could write to the database a moment ago; a worker: read it. */
export const databaseWorks = fromOutside(({ time }: Room) => time.works);
/** How far this machine's clock is ahead of the database's, in milliseconds. */
export const clockAhead = fromOutside(({ time }: Room) => time.ahead);

// Names of types alone: a class's own name would also name what it is made of.
export type ClosedRoom = Closed;
export type SeenChallenge = OneChallenge;
export type SeenEntry = OneEntry;
export type SeenHead = OneHead;
export type SeenMatch = OneMatch;
export { isUnavailable } from '../db/outage/unavailable.ts';
export { isUnstorable } from '../db/outage/unstorable.ts';
export type { SeenAnalysis } from './analysis/analyse-match.ts';
// For src/start.ts, which the tests of the wall see to: who opens a room over games of their own is told everything.
export { openRoom } from './closed-room.ts';
export type { SeenDecision } from './door/seen-decision.ts';
export type { SeenSeat } from './door/seen-head.ts';
export type { Shown } from './door/shown.ts';
export type { SeatMoment, ToldMatch } from './door/worth-telling.ts';
export type { SeenCall } from './judging/judge-calls.ts';
export type { OpenCall } from './judging/open-calls.ts';
export { type Audit, auditVerdict } from './keeps/audit-collections.ts';
export type { DeckChoice } from './keeps/brought-deck.ts';
export type { EntryBus } from './log/entry-bus.ts';
export type { SeatClock } from './match/clocks.ts';
export { newInvitation } from './match/invitation.ts';
export type { MatchStatus, Visibility } from './match/match.ts';
export type { OpenInvitation } from './meeting/open-invitations.ts';
export type { SeenInvitation } from './meeting/read-invitation.ts';
export type { RoomParts } from './open-room.ts';
export { judgeApart } from './proof/judge.ts';
export type { StoredVerdict } from './proof/replay-document.ts';
export type { Log, Waker, Wakes } from './room.ts';
export type { BotInput, CreateMatch } from './verbs/create-match.ts';
export type { Attendance } from './verbs/event/attendance.ts';
export type { GameEnd } from './verbs/event/end-game.ts';
export type { GameResult } from './verbs/event/game-results.ts';
export type { SeatGame } from './verbs/event/seat-game.ts';
export type { JoinMatch } from './verbs/join-match.ts';
export type { ListMatches, MatchFilter, MatchPage } from './verbs/list-matches.ts';
export type { SeenMove, SubmitMove } from './verbs/submit-move.ts';
export type { SeenUpdate } from './verbs/watch-match.ts';
