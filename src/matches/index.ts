/**
 * The application: a Room, and one verb per file. Every verb takes the room, then who asks, then what; it throws
 * `Refused` for what is the caller's to mend. Jobs call the verbs of the second group without a caller.
 */
export { databaseAnswers } from '../db/answers.ts';
export { askedAt, decisionFor } from './asked.ts';
export { type Audit, auditCollections, auditVerdict } from './audit-collections.ts';
export { cancelMatch } from './cancel-match.ts';
export { clocksAt, type SeatClock, type TimeControl } from './clocks.ts';
export { type BotInput, type CreateMatch, createMatch } from './create-match.ts';
export type { DeckChoice } from './decks.ts';
// For jobs.
export { expireDecision } from './expire-decision.ts';
export { entriesOf, feed, logLines, type ShownEntry } from './feed.ts';
export { type JoinMatch, joinMatch } from './join-match.ts';
export { type Judge, judgeApart, type Lane } from './judge.ts';
export { type ListMatches, listMatches, type MatchFilter, type MatchPage } from './list-matches.ts';
export * from './match.ts';
export type { LogEntry } from './match-log.ts';
export { moveBot } from './move-bot.ts';
export { readMatch } from './read-match.ts';
export {
  REPLAY_VERDICTS,
  type ReplayDocument,
  type ReplayRecord,
  readReplay,
  replayDocument,
} from './replay-document.ts';
export { resign } from './resign.ts';
export { type EntryBus, openRoom, type Room, type RoomParts, type Waker, type Wakes } from './room.ts';
export { setAutoPass } from './set-auto-pass.ts';
export { type SubmitMove, submitMove } from './submit-move.ts';
export { sweep } from './sweep.ts';
export { transcript } from './transcript.ts';
export { underRules } from './under-rules.ts';
export { type VerifyVerdict, verifyDocument } from './verify-document.ts';
export { verifyReplay } from './verify-replay.ts';
export { type OpenDecision, watchDecisions } from './watch-decisions.ts';
export { type MatchUpdate, watchMatch } from './watch-match.ts';
