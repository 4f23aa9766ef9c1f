import { createSourceEventStream, type ExecutionResult } from 'graphql';
import type { Traces } from '../../telemetry/traces.ts';
import { mapped } from '../graphql/mapped-events.ts';
import { MatchStream } from '../graphql/match-stream.ts';
import { execution, type Results, type SubscriptionArgs, shown } from './execution.ts';
import type { SharedFeeds } from './feeds/shared-feeds.ts';
import { spanned } from './sent-spans.ts';

/** What graphql-ws calls for a subscription: its results, one for each event. */
export function subscriber(
  shared: SharedFeeds,
  traces: Traces,
): (args: SubscriptionArgs) => Promise<Results | ExecutionResult> {
  return async (args) => {
    const { log } = args.contextValue;
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return shown(source, log);
    if (source instanceof MatchStream && source.isShared) return shared.results(source, args);
    return mapped(source, spanned(execution(args), traces));
  };
}
