/**
 * The commands and queries of tournaments. Each one is called with the handle, the caller and the request, throws
 * `Refused` for errors that the caller can correct, and hides what the caller may not see, such as seeds and decks.
 */

import * as close from './commands/close-tournament.ts';
import * as create from './commands/create-tournament.ts';
import * as entrants from './commands/entrant-commands.ts';
import * as officials from './commands/official-commands.ts';
import * as entries from './queries/list-entries.ts';
import * as list from './queries/list-tournaments.ts';
import * as notices from './queries/open-notices.ts';
import * as records from './queries/tournament-record.ts';
import * as uploads from './queries/verify-uploaded-record.ts';
import * as updates from './queries/watch-tournament.ts';
import * as run from './scheduled/run-tournament.ts';
import * as sweep from './scheduled/sweep-tournaments.ts';
import { fromOutside } from './tournaments-handle.ts';
import * as views from './view/read-tournament.ts';

export const readTournament = fromOutside(views.readTournament);
export const listTournaments = fromOutside(list.listTournaments);
export const recordLines = fromOutside(records.recordLines);
export const verifyUploadedRecord = fromOutside(uploads.verifyUploadedRecord);
export const listEntries = fromOutside(entries.listEntries);
export const watchTournament = fromOutside(updates.watchTournament);
export const watchedTournament = fromOutside(updates.watchedTournament);
export const createTournament = fromOutside(create.createTournament);
export const setUpTournament = fromOutside(officials.setUpTournament);
export const announce = fromOutside(officials.announce);
export const openRegistration = fromOutside(officials.openRegistration);
export const register = fromOutside(entrants.register);
export const consent = fromOutside(entrants.consent);
export const changeDeck = fromOutside(entrants.changeDeck);
export const unregister = fromOutside(entrants.unregister);
export const checkIn = fromOutside(entrants.checkIn);
export const drop = fromOutside(entrants.drop);
export const disqualify = fromOutside(officials.disqualify);
export const reinstate = fromOutside(officials.reinstate);
export const begin = fromOutside(officials.begin);
export const pairRound = fromOutside(officials.pairRound);
export const approveRound = fromOutside(officials.approveRound);
export const swapEntrants = fromOutside(officials.swapEntrants);
export const undoRound = fromOutside(officials.undoRound);
export const callTime = fromOutside(officials.callTime);
export const pause = fromOutside(officials.pause);
export const resume = fromOutside(officials.resume);
export const appoint = fromOutside(officials.appoint);
export const dismiss = fromOutside(officials.dismiss);
export const ruleTable = fromOutside(officials.ruleTable);
export const endTournament = fromOutside(officials.endTournament);
export const closeTournament = fromOutside(close.closeTournament);
export const cancelTournament = fromOutside(officials.cancelTournament);

// Used by jobs, which have no caller.
export const openNotices = fromOutside(notices.openNotices);
export const runTournament = fromOutside(run.runTournament);
export const sweepTournaments = fromOutside(sweep.sweepTournaments);

export type { SetupInput } from './commands/setup-input.ts';
export type { Stage } from './event/setup.ts';
export { TOURNAMENT_PAGE, type TournamentPage } from './queries/list-tournaments.ts';
export type { TournamentUpdate } from './queries/watch-tournament.ts';
export { recordLine } from './record/record-format.ts';
export type { RecordVerdict } from './record/verdict.ts';
export { recordVerifier } from './record-verifier.ts';
export { decimalText } from './standings/fraction.ts';
export { openTournaments, type TournamentsHandle } from './tournaments-handle.ts';
export type {
  EntrantView,
  ListedTournament,
  TournamentRoundView,
  TournamentTableView,
  TournamentView,
} from './view/tournament-view.ts';
