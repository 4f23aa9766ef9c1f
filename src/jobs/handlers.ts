import { type ClosedAccounts, deleteExpired, forgetGuests, takeNames } from '../accounts/index.ts';
import {
  analyse,
  auditCollections,
  auditVerdict,
  type ClosedRoom,
  expireDecision,
  type Log,
  moveBot,
  sweep,
  verifyReplay,
} from '../matches/index.ts';
import { type ClosedNotifications, deliver, sweepNotifications } from '../notifications/index.ts';
import { type ClosedTournaments, runTournament, sweepTournaments } from '../tournaments/index.ts';
import type { Handlers } from './job-kinds.ts';

/** What is done when a job comes: one verb each. All of them may come late, twice or never. */
export function handlersOf(
  room: ClosedRoom,
  accounts: ClosedAccounts,
  tournaments: ClosedTournaments,
  notifications: ClosedNotifications,
  log: Log,
): Handlers {
  return {
    expireDecision: (payload) => expireDecision(room, payload),
    moveBot: (payload) => moveBot(room, payload),
    verifyReplay: (payload) => verifyReplay(room, payload),
    analyse: (payload) => analyse(room, payload),
    runTournament: (payload) => runTournament(tournaments, payload),
    deliver: (payload) => deliver(notifications, payload),
    async sweep() {
      await sweep(room);
      await sweepTournaments(tournaments);
      await deleteExpired(accounts);
      await forgetGuests(accounts);
      await takeNames(accounts);
      await sweepNotifications(notifications);
    },
    auditCollections: () => reportAudit(room, log),
  };
}

/** Of very many discrepancies the first ones tell what is wrong. */
const MOST = 100;

async function reportAudit(room: ClosedRoom, log: Log): Promise<void> {
  const audit = await auditCollections(room);
  for (const discrepancy of audit.discrepancies.slice(0, MOST)) log.error({ discrepancy }, 'The audit objects.');
  if (audit.discrepancies.length > 0) log.error({}, auditVerdict(audit));
  else log.debug({}, auditVerdict(audit));
}
