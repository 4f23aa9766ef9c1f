import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import { graphqlError } from '../client-errors.ts';
import type { Context } from '../graphql/context.ts';
import type { Client } from './client-connection.ts';
import { type Mapping, mapped } from './mapped-events.ts';
import { MatchStream } from './match-stream.ts';
import type { SharedFeeds } from './shared-feeds.ts';

export interface SubscriptionContext extends Context {
  client: Client;
  /** The subscription's id on its connection. */
  id: string;
}
export type SubscriptionArgs = ExecutionArgs & { contextValue: SubscriptionContext };
export type Results = AsyncIterableIterator<ExecutionResult>;

/** What graphql-ws calls for a subscription: its results, one for each event. */
export function subscriber(shared: SharedFeeds): (args: SubscriptionArgs) => Promise<Results | ExecutionResult> {
  return async (args) => {
    const { log } = args.contextValue;
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return shown(source, log);
    if (source instanceof MatchStream && source.isShared) return shared.results(source, args);
    return mapped(source, execution(args));
  };
}

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
