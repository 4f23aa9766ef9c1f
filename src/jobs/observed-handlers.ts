import { PoolBusy } from '../process/worker-pool.ts';
import type { Meters } from '../telemetry/meters.ts';
import { noteSubject } from '../telemetry/subject.ts';
import type { Traces } from '../telemetry/traces.ts';
import type { Handlers, JobName, JobPayloads } from './job-kinds.ts';

/** Handlers at work: each job begins a trace, and those that fail are counted. */
export function observedHandlers(handlers: Handlers, { traces, meters }: { traces: Traces; meters: Meters }): Handlers {
  const observed =
    <N extends JobName>(name: N) =>
    async (payload: JobPayloads[N]): Promise<void> => {
      const { matchId, version } = aboutMatch(payload);
      try {
        const details = { match: matchId, version };
        await traces.span(`job ${name}`, { kind: 'consumer', details, under: null }, () => handlers[name](payload));
      } catch (error) {
        if (!(error instanceof PoolBusy)) meters.jobFailure(name); // that one comes again
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
