/**
 * Each command or query throws `Refused` for mistakes that the caller can fix, and returns only what the caller may
 * see. Tables, stored entries and seeds stay in this folder.
 */

export { REPLAY_VERDICTS } from '../engine/index.ts';

import * as analysing from './analysis/request-analysis.ts';
import * as analysis from './analysis/run-analysis.ts';
import * as storedAnalyses from './analysis/stored-analysis.ts';
import * as bot from './bots/move-bot.ts';
import * as answering from './commands/answer-offer.ts';
import * as cancelling from './commands/cancel-match.ts';
import * as create from './commands/create-match.ts';
import * as join from './commands/join-match.ts';
import * as leaving from './commands/leave-match.ts';
import * as offering from './commands/make-offer.ts';
import * as giveUp from './commands/resign.ts';
import * as autoPass from './commands/set-auto-pass.ts';
import * as move from './commands/submit-move.ts';
import * as undoing from './commands/undo-move.ts';
import * as voiding from './commands/void-stuck-match.ts';
import type { MatchContext } from './context.ts';
import * as ending from './for-tournaments/end-game.ts';
import * as eventSetup from './for-tournaments/event-setup.ts';
import * as games from './for-tournaments/game-results.ts';
import * as noShows from './for-tournaments/no-shows.ts';
import * as seating from './for-tournaments/seat-game.ts';
import * as ownCalls from './judging/call-judge.ts';
import * as judgeActions from './judging/judge-actions.ts';
import * as judgeCalls from './judging/judge-calls.ts';
import * as reading from './judging/read-as-judge.ts';
import { fromOutside, type MatchesHandle as Handle } from './matches-handle.ts';
import * as answer from './matchmaking/answer-challenge.ts';
import * as challenge from './matchmaking/challenge-player.ts';
import * as challenges from './matchmaking/challenges.ts';
import * as openings from './matchmaking/open-matches.ts';
import * as invitations from './matchmaking/read-invitation.ts';
import * as rematchOffers from './matchmaking/rematch.ts';
import * as rematches from './matchmaking/watch-rematch.ts';
import * as crosstables from './queries/crosstable.ts';
import * as list from './queries/list-matches.ts';
import * as records from './queries/match-record.ts';
import * as notifications from './queries/notification-data.ts';
import * as decisions from './queries/open-decisions.ts';
import * as visible from './queries/visible-matches.ts';
import * as updates from './queries/watch-match.ts';
import * as leaderboards from './ratings/leaderboard.ts';
import * as rating from './ratings/rate-match.ts';
import * as ratings from './ratings/read-ratings.ts';
import * as replay from './replays/replay-document.ts';
import * as verification from './replays/store-verdict.ts';
import * as uploads from './replays/uploaded-replay.ts';
import * as archiving from './scheduled/archive-matches.ts';
import * as timeOuts from './scheduled/expire-decision.ts';
import * as sweeps from './scheduled/sweep.ts';
import * as audit from './stakes/audit-collections.ts';
import type { EntryView as OneEntry } from './view/entry-view.ts';
import type { MatchSummary as OneSummary } from './view/match-summary.ts';
import type { MatchView as OneMatch } from './view/match-view.ts';
import * as views from './view/read-match.ts';

export const readMatch = fromOutside(views.readMatch);
export const listMatches = fromOutside(list.listMatches);
export const visibleAmong = fromOutside(visible.visibleAmong);
export const listDecisions = fromOutside(decisions.listDecisions);
export const watchMatch = fromOutside(updates.watchMatch);
export const followMatch = fromOutside(updates.followMatch);
export const watchedMatch = fromOutside(updates.watchedMatch);
export const watchDecisions = fromOutside(decisions.watchDecisions);
export const createMatch = fromOutside(create.createMatch);
export const joinMatch = fromOutside(join.joinMatch);
export const leaveMatch = fromOutside(leaving.leaveMatch);
export const challengePlayer = fromOutside(challenge.challengePlayer);
export const rematch = fromOutside(rematchOffers.rematch);
export const watchRematch = fromOutside(rematches.watchRematch);
export const acceptChallenge = fromOutside(answer.acceptChallenge);
export const declineChallenge = fromOutside(answer.declineChallenge);
export const listChallenges = fromOutside(challenges.listChallenges);
export const readChallenge = fromOutside(challenges.readChallenge);
export const readInvitation = fromOutside(invitations.readInvitation);
export const watchOpenMatches = fromOutside(openings.watchOpenMatches);
export const cancelMatch = fromOutside(cancelling.cancelMatch);
export const submitMove = fromOutside(move.submitMove);
export const checkedOptions = fromOutside(eventSetup.checkedOptions);
export const checkedDeck = fromOutside(eventSetup.checkedDeck);
export const makeOffer = fromOutside(offering.makeOffer);
export const answerOffer = fromOutside(answering.answerOffer);
export const undoMove = fromOutside(undoing.undoMove);
export const setAutoPass = fromOutside(autoPass.setAutoPass);
export const resign = fromOutside(giveUp.resign);
export const logLines = fromOutside(records.logLines);
export const transcript = fromOutside(records.transcript);
export const replayDocument = fromOutside(replay.replayDocument);
export const readReplay = fromOutside(replay.readReplay);
export const analyseMatch = fromOutside(analysing.analyseMatch);
export const readAnalysis = fromOutside(analysing.readAnalysis);
export const verifyUploadedReplay = fromOutside(uploads.verifyUploadedReplay);
export const readRatings = fromOutside(ratings.readRatings);
export const readRating = fromOutside(ratings.readRating);
export const readRatingChanges = fromOutside(ratings.readRatingChanges);
export const ratingHistory = fromOutside(ratings.ratingHistory);
export const readLeaderboard = fromOutside(leaderboards.readLeaderboard);
export const readCrosstable = fromOutside(crosstables.readCrosstable);
export const publicKeys = fromOutside(records.publicKeys);

// For admins.
export const voidMatch = fromOutside(voiding.voidMatch);

// For tournament judges, and for players who call a judge.
export const pauseMatch = fromOutside(judgeActions.pauseMatch);
export const resumeMatch = fromOutside(judgeActions.resumeMatch);
export const giveTime = fromOutside(judgeActions.giveTime);
export const rewindMatch = fromOutside(judgeActions.rewindMatch);
export const rule = fromOutside(judgeActions.rule);
export const callJudge = fromOutside(ownCalls.callJudge);
export const listCalls = fromOutside(judgeCalls.listCalls);
export const takeCall = fromOutside(ownCalls.takeCall);
export const closeCall = fromOutside(ownCalls.closeCall);
export const readAsJudge = fromOutside(reading.readAsJudge);
export const readingsOf = fromOutside(reading.readingsOf);

// Used by jobs and tournaments, which have no caller.
export const attendance = fromOutside(noShows.attendance);
export const putOut = fromOutside(noShows.putOut);
export const seatGame = fromOutside(seating.seatGame);
export const endGame = fromOutside(ending.endGame);
export const leaveGame = fromOutside(ending.leaveGame);
export const resumeGame = fromOutside(ending.resumeGame);
export const anyPlayed = fromOutside(games.anyPlayed);
export const gameResults = fromOutside(games.gameResults);
export const gameRecord = fromOutside(games.gameRecord);
export const signTournament = fromOutside(games.signTournament);
export const expireDecision = fromOutside(timeOuts.expireDecision);
export const moveBot = fromOutside(bot.moveBot);
export const analyse = fromOutside(analysis.analyse);
export const verifyReplay = fromOutside(verification.verifyReplay);
export const rateMatch = fromOutside(rating.rateMatch);
export const rateOverdue = fromOutside(rating.rateOverdue);
export const recountRatings = fromOutside(rating.recountRatings);
export const sweep = fromOutside(sweeps.sweep);
export const archiveMatches = fromOutside(archiving.archiveMatches);
export const countExpired = fromOutside(archiving.countExpired);
export const nudgeAnalyses = fromOutside(storedAnalyses.nudgeAnalyses);
export const seatMoments = fromOutside(notifications.seatMoments);
export const matchForNotification = fromOutside(notifications.matchForNotification);
export const openInvitations = fromOutside(challenges.openInvitations);
export const openCalls = fromOutside(judgeCalls.openCalls);
export const auditCollections = fromOutside(audit.auditCollections);
/** Whether this node could write to the database a moment ago. For a worker: whether it could read. */
export const databaseWorks = fromOutside(({ time }: MatchContext) => time.works);
/** How far this machine's clock is ahead of the database's, in milliseconds. */
export const clockAhead = fromOutside(({ time }: MatchContext) => time.ahead);

// Only types are exported, because the classes themselves would also expose their constructors.
export type MatchesHandle = Handle;
export type EntryView = OneEntry;
export type MatchSummary = OneSummary;
export type MatchView = OneMatch;
export { isUnavailable, isUnstorable } from '../db/outage/database-errors.ts';
export type { MatchesDependencies } from './assemble.ts';
export type { CreateMatch } from './commands/create-match.ts';
export type { MoveResult, SubmitMove } from './commands/submit-move.ts';
export type { EntryBus, Log, Waker, Wakes } from './context.ts';
export type { GameEnd } from './for-tournaments/end-game.ts';
export type { Attendance } from './for-tournaments/no-shows.ts';
export { CALL_PAGE, type JudgeCallView } from './judging/judge-calls.ts';
export { isArchiveUnavailable } from './log/archive/archive.ts';
export { openArchive } from './log/archive/open-archive.ts';
export { isRecordDamaged } from './log/archive/record-file.ts';
export { asDate } from './match/clocks.ts';
export { newInvitation } from './match/match.ts';
export { SPEEDS, type Speed } from './match/speed.ts';
// Only src/start.ts may use this, because code that assembles matches of its own games can read everything.
export { assembleMatches } from './matches-handle.ts';
export type { ChallengeView } from './matchmaking/challenges.ts';
export type { InvitationView } from './matchmaking/read-invitation.ts';
export { MATCH_PAGE, type MatchPage } from './queries/list-matches.ts';
export type { NotificationMatch, SeatMoment } from './queries/notification-data.ts';
export { DECISION_PAGE } from './queries/open-decisions.ts';
export type { MatchUpdate } from './queries/watch-match.ts';
export { LEADER_PAGE } from './ratings/leaderboard.ts';
export { HISTORY_PAGE, type RatingView } from './ratings/read-ratings.ts';
export { replayVerifier } from './replays/replay-verifier.ts';
export { auditVerdict } from './stakes/audit-collections.ts';
export type { DeckChoice } from './stakes/chosen-deck.ts';
export type { DecisionView } from './view/decision-view.ts';
export type { Shown } from './view/safe-json.ts';
