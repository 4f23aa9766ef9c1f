import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { REDACTED, withoutValues } from './redacted.ts';
import { idsOf, NO_TRACES, type Traces, type TracesTo } from './traces.ts';

/** The server's log, whose lines say where in a trace they are. */
export function openLog({ logLevel: level }: Pick<Config, 'logLevel'>, traces: Traces, to?: DestinationStream): Logger {
  const redact = { paths: REDACTED, censor: '[redacted]' };
  // A formatter: Fastify gives its own loggers a serializer of errors in place of ours.
  const log = (line: Record<string, unknown>) => ('err' in line ? { ...line, err: withoutValues(line.err) } : line);
  const mixin = () => ({ ...idsOf(traces.here()) });
  return pino({ level, redact, formatters: { log }, ...(traces.on && { mixin }) }, to);
}

/** @param to left out: nowhere @param trouble hears when they cannot be sent any more, and when they can again: null */
export async function openTraces(to: TracesTo | undefined, trouble: (error: Error | null) => void): Promise<Traces> {
  if (!to) return NO_TRACES;
  const { sentTraces } = await import('./sent-traces.ts');
  return sentTraces(to, trouble);
}
