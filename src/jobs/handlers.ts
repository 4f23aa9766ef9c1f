import { type AccountsHandle, deleteExpired, deleteUnusedGuests, takeNames } from '../accounts/index.ts';
import {
  analyse,
  auditCollections,
  auditVerdict,
  expireDecision,
  type Log,
  type MatchesHandle,
  moveBot,
  nudgeAnalyses,
  sweep,
  verifyReplay,
} from '../matches/index.ts';
import { deliver, type NotificationsHandle, sweepNotifications } from '../notifications/index.ts';
import { PoolBusy } from '../process/worker-pool.ts';
import { noteSubject } from '../telemetry/error-subject.ts';
import type { Meters } from '../telemetry/metrics.ts';
import type { Traces } from '../telemetry/traces.ts';
import { runTournament, sweepTournaments, type TournamentsHandle } from '../tournaments/index.ts';
import type { Handlers, JobName, JobPayloads } from './job-kinds.ts';

/** The handler of each kind of job: one command each. A job may run late, twice or never. */
export function handlersOf(
  matches: MatchesHandle,
  accounts: AccountsHandle,
  tournaments: TournamentsHandle,
  notifications: NotificationsHandle,
  log: Log,
): Handlers {
  return {
    expireDecision: (payload) => expireDecision(matches, payload),
    moveBot: (payload) => moveBot(matches, payload),
    verifyReplay: (payload) => verifyReplay(matches, payload),
    analyse: (payload) => analyse(matches, payload),
    runTournament: (payload) => runTournament(tournaments, payload),
    deliver: (payload) => deliver(notifications, payload),
    async sweep() {
      await sweep(matches).finally(() => nudgeAnalyses(matches));
      await sweepTournaments(tournaments);
      await deleteExpired(accounts);
      await deleteUnusedGuests(accounts);
      await takeNames(accounts);
      await sweepNotifications(notifications);
    },
    auditCollections: () => reportAudit(matches, log),
  };
}

/** The most discrepancies to log: if there are very many, the first ones show what is wrong. */
const MOST = 100;

async function reportAudit(matches: MatchesHandle, log: Log): Promise<void> {
  const audit = await auditCollections(matches);
  for (const discrepancy of audit.discrepancies.slice(0, MOST))
    log.error({ discrepancy }, 'collection audit found a discrepancy');
  if (audit.discrepancies.length > 0) log.error({}, auditVerdict(audit));
  else log.debug({}, auditVerdict(audit));
}

/** Wraps handlers: each job begins a trace, and failed jobs are counted. */
export function observedHandlers(handlers: Handlers, { traces, meters }: { traces: Traces; meters: Meters }): Handlers {
  const observed =
    <N extends JobName>(name: N) =>
    async (payload: JobPayloads[N]): Promise<void> => {
      const { matchId, version } = aboutMatch(payload);
      try {
        const details = { match: matchId, version };
        await traces.span(`job ${name}`, { kind: 'consumer', details, under: null }, () => handlers[name](payload));
      } catch (error) {
        if (!(error instanceof PoolBusy)) meters.jobFailure(name); // that job is put back
        noteSubject(error, { matchId, version });
        throw error;
      }
    };
  return {
    expireDecision: observed('expireDecision'),
    moveBot: observed('moveBot'),
    verifyReplay: observed('verifyReplay'),
    analyse: observed('analyse'),
    runTournament: observed('runTournament'),
    deliver: observed('deliver'),
    sweep: observed('sweep'),
    auditCollections: observed('auditCollections'),
  };
}

function aboutMatch(payload: JobPayloads[JobName]): { matchId?: string | undefined; version?: number | undefined } {
  return {
    matchId: 'matchId' in payload ? payload.matchId : undefined,
    version: 'version' in payload ? payload.version : undefined,
  };
}
