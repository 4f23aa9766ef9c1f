/**
 * The application: a Room, and one verb per file. Every verb takes the room, then who asks, then what; it throws
 * `Refused` for what is the caller's to mend. Jobs call the verbs of the second group without a caller.
 */
export { databaseAnswers } from '../db/answers.ts';
export { entriesOf, feed, logLines, type ShownEntry } from './door/feed.ts';
export { readMatch } from './door/read-match.ts';
export { type Audit, auditCollections, auditVerdict } from './keeps/audit-collections.ts';
export type { DeckChoice } from './keeps/brought-deck.ts';
export type { LogEntry } from './log/chained-entry.ts';
export type { EntryBus } from './log/entry-bus.ts';
export { askedAt, decisionFor } from './match/asked-decision.ts';
export { clocksAt, type SeatClock } from './match/clocks.ts';
export * from './match/match.ts';
export type { TimeControl } from './match/time-control.ts';
export { type Judge, type Lane, REPLAY_VERDICTS, type VerifyVerdict } from './match/verdict.ts';
export { openRoom, type RoomParts } from './open-room.ts';
export { judgeApart } from './proof/judge.ts';
export { type ReplayRecord, readReplay, replayDocument } from './proof/replay-document.ts';
export type { ReplayDocument } from './proof/replay-form.ts';
export { verifyDocument } from './proof/verify-document.ts';
export { verifyReplay } from './proof/verify-replay.ts';
export type { Room, Waker, Wakes } from './room.ts';
export { cancelMatch } from './verbs/cancel-match.ts';
export { type BotInput, type CreateMatch, createMatch } from './verbs/create-match.ts';
// For jobs.
export { expireDecision } from './verbs/expire-decision.ts';
export { type JoinMatch, joinMatch } from './verbs/join-match.ts';
export { type ListMatches, listMatches, type MatchFilter, type MatchPage } from './verbs/list-matches.ts';
export { moveBot } from './verbs/move-bot.ts';
export { resign } from './verbs/resign.ts';
export { setAutoPass } from './verbs/set-auto-pass.ts';
export { type SubmitMove, submitMove } from './verbs/submit-move.ts';
export { sweep } from './verbs/sweep.ts';
export { transcript } from './verbs/transcript.ts';
export { type OpenDecision, watchDecisions } from './verbs/watch-decisions.ts';
export { type MatchUpdate, watchMatch } from './verbs/watch-match.ts';
