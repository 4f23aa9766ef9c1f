/**
 * The commands and queries of tournaments. Each takes the handle, the caller, then the
 * request. It throws `Refused` for errors the caller can correct, and returns only what the caller may see: no seeds or decks.
 */

import * as create from './commands/create-tournament.ts';
import * as commands from './commands/organizer-commands.ts';
import * as registration from './commands/register-entrant.ts';
import * as list from './queries/list-tournaments.ts';
import * as notices from './queries/open-notices.ts';
import * as logs from './queries/tournament-record.ts';
import * as updates from './queries/watch-tournament.ts';
import * as run from './scheduled/run-tournament.ts';
import * as sweep from './scheduled/sweep-tournaments.ts';
import { fromOutside } from './tournaments-handle.ts';
import * as views from './view/read-tournament.ts';

export const readTournament = fromOutside(views.readTournament);
export const listTournaments = fromOutside(list.listTournaments);
export const recordLines = fromOutside(logs.recordLines);
export const verifyUploadedRecord = fromOutside(logs.verifyUploadedRecord);
export const listEntries = fromOutside(logs.listEntries);
export const watchTournament = fromOutside(updates.watchTournament);
export const watchedTournament = fromOutside(updates.watchedTournament);
export const createTournament = fromOutside(create.createTournament);
export const setUpTournament = fromOutside(commands.setUpTournament);
export const announce = fromOutside(commands.announce);
export const openRegistration = fromOutside(commands.openRegistration);
export const register = fromOutside(registration.register);
export const consent = fromOutside(registration.consent);
export const changeDeck = fromOutside(registration.changeDeck);
export const unregister = fromOutside(commands.unregister);
export const checkIn = fromOutside(commands.checkIn);
export const drop = fromOutside(commands.drop);
export const disqualify = fromOutside(commands.disqualify);
export const reinstate = fromOutside(commands.reinstate);
export const begin = fromOutside(commands.begin);
export const pairRound = fromOutside(commands.pairRound);
export const approveRound = fromOutside(commands.approveRound);
export const swapEntrants = fromOutside(commands.swapEntrants);
export const undoRound = fromOutside(commands.undoRound);
export const callTime = fromOutside(commands.callTime);
export const pause = fromOutside(commands.pause);
export const resume = fromOutside(commands.resume);
export const appoint = fromOutside(commands.appoint);
export const dismiss = fromOutside(commands.dismiss);
export const ruleTable = fromOutside(commands.ruleTable);
export const endTournament = fromOutside(commands.endTournament);
export const cancelTournament = fromOutside(commands.cancelTournament);

// For jobs, which have no caller.
export const openNotices = fromOutside(notices.openNotices);
export const runTournament = fromOutside(run.runTournament);
export const sweepTournaments = fromOutside(sweep.sweepTournaments);

export type { SetupInput } from './commands/setup-input.ts';
export type { Stage } from './event/setup.ts';
export { TOURNAMENT_PAGE, type TournamentPage } from './queries/list-tournaments.ts';
export type { OpenNotice } from './queries/open-notices.ts';
export type { TournamentUpdate } from './queries/watch-tournament.ts';
export { recordLine } from './record/record-format.ts';
export type { RecordVerdict } from './record/verdict.ts';
export { recordVerifier } from './record-verifier-thread.ts';
export { decimalText } from './standings/fraction.ts';
export { openTournaments, type TournamentsHandle } from './tournaments-handle.ts';
export type {
  EntrantView,
  ListedTournament,
  TournamentRoundView,
  TournamentTableView,
  TournamentView,
} from './view/tournament-view.ts';
export { dateOf } from './view/tournament-view.ts';
