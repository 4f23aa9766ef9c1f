/**
 * Tournaments, as they are called from outside: closed tournaments, and one verb for each thing that somebody may do. Every
 * verb takes the tournaments, then who asks, then what; it throws `Refused` for what is the caller's to mend. What it returns
 * is what that caller may see: seeds and decks stay in here.
 */
import { type ClosedTournaments as Closed, fromOutside } from './closed-room.ts';
import type { ListedTournament as OneListed } from './door/listed-tournament.ts';
import * as door from './door/read-tournament.ts';
import type { SeenEventEntry as OneEntry } from './door/seen-entry.ts';
import type { SeenTournament as OneTournament } from './door/seen-tournament.ts';
import * as records from './proof/record-lines.ts';
import * as create from './verbs/create-tournament.ts';
import * as run from './verbs/due/run-tournament.ts';
import * as broom from './verbs/due/sweep-tournaments.ts';
import * as list from './verbs/list-tournaments.ts';
import * as offices from './verbs/officials.ts';
import * as telling from './verbs/open-notices.ts';
import * as registration from './verbs/register.ts';
import * as rounds from './verbs/run-rounds.ts';
import * as setup from './verbs/set-up.ts';
import * as part from './verbs/take-part.ts';
import * as logs from './verbs/tournament-record.ts';
import * as updates from './verbs/watch-tournament.ts';

export const readTournament = fromOutside(door.readTournament);
export const listTournaments = fromOutside(list.listTournaments);
export const recordLines = fromOutside(records.recordLines);
export const judgeRecord = fromOutside(logs.judgeRecord);
export const listEntries = fromOutside(logs.listEntries);
export const watchTournament = fromOutside(updates.watchTournament);
export const watchedTournament = fromOutside(updates.watchedTournament);
export const createTournament = fromOutside(create.createTournament);
export const setUpTournament = fromOutside(setup.setUpTournament);
export const announce = fromOutside(setup.announce);
export const openRegistration = fromOutside(setup.openRegistration);
export const register = fromOutside(registration.register);
export const consent = fromOutside(registration.consent);
export const changeDeck = fromOutside(registration.changeDeck);
export const unregister = fromOutside(part.unregister);
export const checkIn = fromOutside(part.checkIn);
export const drop = fromOutside(part.drop);
export const disqualify = fromOutside(part.disqualify);
export const reinstate = fromOutside(part.reinstate);
export const begin = fromOutside(rounds.begin);
export const pairRound = fromOutside(rounds.pairRound);
export const approveRound = fromOutside(rounds.approveRound);
export const swapEntrants = fromOutside(rounds.swapEntrants);
export const undoRound = fromOutside(rounds.undoRound);
export const callTime = fromOutside(rounds.callTime);
export const pause = fromOutside(rounds.pause);
export const resume = fromOutside(rounds.resume);
export const appoint = fromOutside(offices.appoint);
export const dismiss = fromOutside(offices.dismiss);
export const ruleTable = fromOutside(offices.ruleTable);
export const endTournament = fromOutside(rounds.endTournament);
export const cancelTournament = fromOutside(rounds.cancelTournament);

// For jobs: without a caller.
export const openNotices = fromOutside(telling.openNotices);
export const runTournament = fromOutside(run.runTournament);
export const sweepTournaments = fromOutside(broom.sweepTournaments);

export type ClosedTournaments = Closed;
export type SeenEventEntry = OneEntry;
export type SeenTournament = OneTournament;
export type ListedTournament = OneListed;
export { openTournaments } from './closed-room.ts';
export type { SeenEntrant, SeenRound, SeenTable } from './door/seen-tournament.ts';
export type { Stage } from './event/setup.ts';
export type { TournamentRecord } from './proof/record-lines.ts';
export { recordVerifier } from './proof/verdict-on-lines.ts';
export { recordLine } from './record/record-form.ts';
export type { RecordVerdict } from './record/verdict.ts';
export { decimalText } from './standings/fraction.ts';
export { TOURNAMENT_PAGE, type TournamentPage } from './verbs/list-tournaments.ts';
export type { OpenNotice } from './verbs/open-notices.ts';
export type { SetupInput } from './verbs/setup-input.ts';
export type { EntryPage } from './verbs/tournament-record.ts';
export type { SeenTournamentUpdate } from './verbs/watch-tournament.ts';
