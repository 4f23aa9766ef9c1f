import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Span, SpanDetails, TraceContext, Traces } from '../../telemetry/traces.ts';
import { graphqlError } from '../client-errors.ts';
import type { Mapping } from '../graphql/match-stream.ts';
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

/** An event's entries with their match and trace. */
interface Told {
  matchUpdates: { version: number; match: { id: string }; trace: TraceContext | undefined };
}

function isTold(event: unknown): event is Told {
  return typeof event === 'object' && event !== null && 'matchUpdates' in event;
}

/** The span from a match update to the socket write; null if the update is not part of a trace. */
export function sendSpan(traces: Traces, event: unknown, details: SpanDetails = {}): Span | null {
  if (!traces.on || !isTold(event)) return null;
  const { version, match, trace } = event.matchUpdates;
  if (trace === undefined) return null;
  return traces.begin('send', { kind: 'producer', details: { ...details, match: match.id, version }, under: trace });
}

/** Executes each event in a span. It ends when the reader asks for the next event: by then the result was sent. */
export function spanned<B>(mapping: Mapping<unknown, B>, traces: Traces): Mapping<unknown, B> {
  if (!traces.on) return mapping;
  let span: Span | null = null;
  return {
    ...mapping,
    value: (event) => {
      span = sendSpan(traces, event);
      return span ? traces.within(span, () => mapping.value(event)) : mapping.value(event);
    },
    sent: () => {
      span?.end();
      span = null;
    },
  };
}
