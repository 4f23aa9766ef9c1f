import { type ExecutionArgs, type ExecutionResult, execute, type GraphQLError } from 'graphql';
import { graphqlError } from '../client-errors.ts';
import { oftenExecuted } from '../graphql/compiled/often-executed.ts';
import type { Values } from '../graphql/compiled/variables.ts';
import type { Context } from '../graphql/context.ts';
import type { Mapping } from '../graphql/mapped-events.ts';
import type { Payer } from '../limits/payer.ts';
import type { Client } from './client-connection.ts';

export interface SubscriptionContext extends Context {
  client: Client;
  /** The subscription's id on its connection. */
  id: string;
  /** Who gets what it tells. */
  payer: Payer;
  /** Until those who get an update may have it; null: they may have it now. @throws Refused RATE_LIMITED */
  deliver(payers: Iterable<Payer>): Promise<void> | null;
}
export type SubscriptionArgs = ExecutionArgs & { contextValue: SubscriptionContext };
export type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * Each event executed, once it is paid for; at once where nothing has to be waited for. An error that ends the events ends this subscription, not the connection.
 * @param payers who get it, where it is not the subscriber alone
 */
export function execution(args: SubscriptionArgs, payers?: () => Iterable<Payer>): Mapping<unknown, ExecutionResult> {
  const { log, payer, deliver } = args.contextValue;
  const run = executor(args);
  const executed = (event: unknown) => {
    const result = run(event);
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

/** Executes an operation again and again: by the book at first, then compiled; its variables are taken once. */
function executor(args: SubscriptionArgs): (event: unknown) => ExecutionResult | Promise<ExecutionResult> {
  const { schema, document, operationName, variableValues, contextValue } = args;
  let taken: Values | null | undefined;
  return (event) => {
    const compiled = oftenExecuted(schema, document, operationName);
    if (compiled && taken === undefined) taken = compiled.take(variableValues ?? {});
    return compiled && taken ? compiled.execute(event, contextValue, taken) : execute({ ...args, rootValue: event });
  };
}

/** A result with its errors as a client may see them. */
export function shown(result: ExecutionResult, log: Context['log']): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => located(graphqlError(error, log), error)) };
}

// A compiled document's errors know where they stand in it, but not their nodes.
function located(shown: GraphQLError, { locations }: GraphQLError): GraphQLError {
  return shown.locations || !locations ? shown : Object.assign(shown, { locations });
}
