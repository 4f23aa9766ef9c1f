import { type AccountsHandle, deleteExpired, deleteUnusedGuests, takeNames } from '../accounts/index.ts';
import {
  analyse,
  archiveMatches,
  auditCollections,
  auditVerdict,
  deleteOldSearches,
  expireDecision,
  type Log,
  type MatchesHandle,
  moveBot,
  nudgeAnalyses,
  rateMatch,
  rateOverdue,
  sweep,
  verifyReplay,
} from '../matches/index.ts';
import { deliver, type NotificationsHandle, sweepNotifications } from '../notifications/index.ts';
import { PoolBusy } from '../process/worker-pool.ts';
import { noteSubject } from '../telemetry/error-subject.ts';
import type { Telemetry } from '../telemetry/traces.ts';
import { runTournament, sweepTournaments, type TournamentsHandle } from '../tournaments/index.ts';
import type { Handlers, JobName, JobPayloads } from './job-kinds.ts';

/** Returns the handler for each kind of job, which runs a single command. A job may run late, twice or never. */
export function handlersOf(
  matches: MatchesHandle,
  accounts: AccountsHandle,
  tournaments: TournamentsHandle,
  notifications: NotificationsHandle,
  telemetry: Telemetry & { log: Log },
): Handlers {
  const observed = observerOf(telemetry);
  return {
    expireDecision: observed('expireDecision', (payload) => expireDecision(matches, payload)),
    moveBot: observed('moveBot', (payload) => moveBot(matches, payload)),
    // All work after the end of a match, under the name of what other releases know of it.
    verifyReplay: observed('verifyReplay', async (payload) => {
      await verifyReplay(matches, payload);
      // Not thrown, because the job would verify the match again; the sweep rates it.
      await rateMatch(matches, payload).catch((error: unknown) =>
        telemetry.log.error({ err: error, matchId: payload.matchId }, 'could not rate a match'),
      );
    }),
    analyse: observed('analyse', (payload) => analyse(matches, payload)),
    runTournament: observed('runTournament', (payload) => runTournament(tournaments, payload)),
    deliver: observed('deliver', (payload) => deliver(notifications, payload)),
    sweep: observed('sweep', async () => {
      await sweep(matches).finally(() => nudgeAnalyses(matches));
      await deleteOldSearches(matches);
      await sweepTournaments(tournaments);
      await deleteExpired(accounts);
      await deleteUnusedGuests(accounts);
      await takeNames(accounts);
      await sweepNotifications(notifications);
      await rateOverdue(matches).catch((error: unknown) =>
        telemetry.log.error({ err: error }, 'could not rate overdue matches'),
      );
    }),
    auditCollections: observed('auditCollections', () => reportAudit(matches, telemetry.log)),
    archiveMatches: observed('archiveMatches', () => archiveMatches(matches)),
  };
}

function observerOf({ traces, meters }: Telemetry) {
  return <N extends JobName>(name: N, work: (payload: JobPayloads[N]) => Promise<void>) =>
    async (payload: JobPayloads[N]): Promise<void> => {
      const matchId = 'matchId' in payload ? payload.matchId : undefined;
      const version = 'version' in payload ? payload.version : undefined;
      try {
        const details = { match: matchId, version };
        await traces.span(`job ${name}`, { kind: 'consumer', details, under: null }, () => work(payload));
      } catch (error) {
        if (!(error instanceof PoolBusy)) meters.jobFailure(name); // such a job is put back
        noteSubject(error, { matchId, version });
        throw error;
      }
    };
}

/** The maximum number of discrepancies to log. The first few already show what is wrong. */
const MOST = 100;

async function reportAudit(matches: MatchesHandle, log: Log): Promise<void> {
  const audit = await auditCollections(matches);
  for (const discrepancy of audit.discrepancies.slice(0, MOST))
    log.error({ discrepancy }, 'collection audit found a discrepancy');
  if (audit.discrepancies.length > 0) log.error({}, auditVerdict(audit));
  else log.debug({}, auditVerdict(audit));
}
