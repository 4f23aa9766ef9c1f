import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { SpanDetails, Traces } from '../../telemetry/traces.ts';
import { graphqlError } from '../client-errors.ts';
import type { Mapping, MatchEvent } from '../graphql/match-stream.ts';
import type { Payer } from '../limits/budget-payer.ts';
import type { Context } from '../request/context.ts';
import type { Operation } from '../request/execute.ts';
import type { Client } from './client-connection.ts';

export interface SubscriptionContext extends Context {
  client: Client;
  /** The id that the client chose for the subscription. */
  id: string;
  operation: Operation;
  /** Charges the receivers. Returns null if the update can be sent immediately. @throws Refused RATE_LIMITED */
  deliver(payers: Iterable<Payer>): Promise<void> | null;
}
export type SubscriptionArgs = ExecutionArgs & { contextValue: SubscriptionContext };
export type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * Waits until the receivers' budget allows each event. An error ends the subscription but not the connection.
 * @param args the execution arguments of a subscription whose variables are valid
 * @param payers the receivers; by default, only the subscriber
 */
export function execution(args: SubscriptionArgs, payers?: () => Iterable<Payer>): Mapping<unknown, ExecutionResult> {
  const { contextValue, variableValues } = args;
  const { log, payer, deliver, operation } = contextValue;
  const variables = operation.take(variableValues ?? {});
  const executed = (event: unknown) => {
    const result = operation.execute(event, contextValue, variables);
    return result instanceof Promise ? result.then((made) => shown(made, log)) : shown(result, log);
  };
  return {
    value: (event) => {
      const wait = deliver(payers?.() ?? [payer]);
      return wait ? wait.then(() => executed(event)) : executed(event);
    },
    error: (error) => ({ errors: [graphqlError(error, log)] }),
  };
}

/** Returns the result with errors that clients are allowed to see. */
export function shown(result: ExecutionResult, log: Context['log']): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => graphqlError(error, log)) };
}

function isMatchEvent(event: unknown): event is MatchEvent {
  return typeof event === 'object' && event !== null && 'matchUpdates' in event;
}

/** Executes an event. If the event is a match update with a trace, the execution becomes a span of that trace. */
export function traced<T>(traces: Traces, event: unknown, execute: () => T, details: SpanDetails = {}): T {
  const update = traces.on && isMatchEvent(event) ? event.matchUpdates : null;
  if (!update?.trace) return execute();
  const { version, match, trace } = update;
  const beginning = { kind: 'producer', details: { ...details, match: match.id, version }, under: trace } as const;
  return traces.span('send', beginning, execute);
}
