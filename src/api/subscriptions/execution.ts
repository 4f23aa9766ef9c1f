import { type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import { graphqlError } from '../client-errors.ts';
import type { Context } from '../graphql/context.ts';
import type { Mapping } from '../graphql/mapped-events.ts';
import type { Client } from './client-connection.ts';

export interface SubscriptionContext extends Context {
  client: Client;
  /** The subscription's id on its connection. */
  id: string;
}
export type SubscriptionArgs = ExecutionArgs & { contextValue: SubscriptionContext };
export type Results = AsyncIterableIterator<ExecutionResult>;

/** Each event executed. An error that ends the events ends this subscription, not the connection. */
export function execution(args: SubscriptionArgs): Mapping<unknown, ExecutionResult> {
  const { log } = args.contextValue;
  return {
    value: async (event) => shown(await execute({ ...args, rootValue: event }), log),
    error: (error) => ({ errors: [graphqlError(error, log)] }),
  };
}

/** A result with its errors as a client may see them. */
export function shown(result: ExecutionResult, log: Context['log']): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => graphqlError(error, log)) };
}
