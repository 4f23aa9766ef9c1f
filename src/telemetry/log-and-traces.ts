import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { REDACTED, redactValues } from './log-redaction.ts';
import { idsOf, NO_TRACES, type Traces, type TracesTo } from './traces.ts';

/** Opens the server's log. Each line contains the ids of its trace. */
export function openLog({ logLevel: level }: Pick<Config, 'logLevel'>, traces: Traces, to?: DestinationStream): Logger {
  const redact = { paths: REDACTED, censor: '[redacted]' };
  // A formatter is used, because Fastify replaces an error serializer with its own.
  const log = (line: Record<string, unknown>) => ('err' in line ? { ...line, err: redactValues(line.err) } : line);
  const mixin = () => ({ ...idsOf(traces.here()) });
  return pino({ level, redact, formatters: { log }, ...(traces.on && { mixin }) }, to);
}

/** @param trouble receives an error when sending fails, and null when sending works again */
export async function openTraces(to: TracesTo | undefined, trouble: (error: Error | null) => void): Promise<Traces> {
  if (!to) return NO_TRACES;
  const { sendTraces } = await import('./trace-sender.ts');
  return sendTraces(to, trouble);
}
