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
  /** The subscription's id on its connection. */
  id: string;
  operation: Operation;
  /** Waits for its receivers' budget; null: send it now. @throws Refused RATE_LIMITED */
  deliver(payers: Iterable<Payer>): Promise<void> | null;
}
export type SubscriptionArgs = ExecutionArgs & { contextValue: SubscriptionContext };
export type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * Executes each event once it is paid for, immediately if possible. An error ends the subscription but not the connection.
 * @param args of a subscription with valid variables
 * @param payers the receivers; default: the subscriber alone
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

/** A result with client-safe errors. */
export function shown(result: ExecutionResult, log: Context['log']): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => graphqlError(error, log)) };
}

function isMatchEvent(event: unknown): event is MatchEvent {
  return typeof event === 'object' && event !== null && 'matchUpdates' in event;
}

/** Executes an event within a span that continues the trace of its match update, if there is one. */
export function traced<T>(traces: Traces, event: unknown, execute: () => T, details: SpanDetails = {}): T {
  const update = traces.on && isMatchEvent(event) ? event.matchUpdates : null;
  if (!update?.trace) return execute();
  const { version, match, trace } = update;
  const beginning = { kind: 'producer', details: { ...details, match: match.id, version }, under: trace } as const;
  return traces.span('send', beginning, execute);
}
