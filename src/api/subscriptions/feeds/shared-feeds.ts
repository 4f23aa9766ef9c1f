import type { ExecutionResult } from 'graphql';
import type { Caller } from '../../../accounts/index.ts';
import type { MatchUpdate } from '../../../matches/index.ts';
import { cancellable, END, type MaybePromise, whenReady } from '../../../promises.ts';
import type { Traces } from '../../../telemetry/traces.ts';
import { graphqlError } from '../../client-errors.ts';
import type { MatchEvent, MatchStream } from '../../graphql/match-stream.ts';
import { mapped } from '../../graphql/match-stream.ts';
import type { Payer } from '../../limits/budget-payer.ts';
import { execution, type Results, type SubscriptionArgs, traced } from '../execute-update.ts';
import { CatchUpGate } from './catch-up-gate.ts';
import { feedKey } from './feed-key.ts';
import { Frame } from './frame.ts';

/** A subscription that is executed once for all readers with the same match, view, document and variables. */
interface Feed {
  key: string;
  /** Whether the first update was executed. It shows the match's state, even without entries. */
  hasBegun: boolean;
  /** The last version sent to the readers. */
  version: number;
  /** The first and last version of the entries being executed, or null between updates. */
  writing: { first: number; last: number } | null;
  readers: Map<CatchUpGate<Frame>, Payer>;
  /** Settles when the feed's stream of events ends. */
  over: Promise<void>;
  stop(): void;
}

/** Shares executions among readers with the same query and view, such as spectators or one player's devices. */
export class SharedFeeds {
  readonly #feeds = new Map<string, Feed>();
  readonly #traces: Traces;

  constructor(traces: Traces) {
    this.#traces = traces;
  }

  /**
   * Returns the results for one reader. For a reader that joins a feed later, the updates that the reader missed are
   * executed separately and come first.
   */
  results(stream: MatchStream, args: SubscriptionArgs): Results {
    const feed = this.#feed(stream, args);
    const { client, id, log } = args.contextValue;
    const isInTime = !feed.hasBegun && feed.version === stream.after;
    const upTo = isInTime ? stream.after : knownAfter(feed, stream.after);
    const gate = new CatchUpGate<Frame>((frame) => client.send(frame.for(id)), upTo);
    feed.readers.set(gate, args.contextValue.payer);
    const missed = isInTime
      ? null
      : mapped(until(stream.again(stream.after), upTo), execution(seenBy(stream.viewer, args)));
    // graphql-ws requests a result only after it has sent the previous one. From here on, frames bypass graphql-ws.
    const live = async () => {
      gate.open();
      await feed.over.catch((error: unknown) => {
        client.send(new Frame(JSON.stringify({ errors: [graphqlError(error, log)] })).for(id));
      });
    };
    const leave = () => {
      feed.readers.delete(gate);
      if (feed.readers.size > 0) return;
      this.#forget(feed); // before the feed ends, so that no new reader joins it
      feed.stop();
    };
    return andThen(missed, live, leave);
  }

  #feed(stream: MatchStream, args: SubscriptionArgs): Feed {
    const key = feedKey(stream.match.id, stream.viewer, args);
    const known = this.#feeds.get(key);
    if (known) return known;
    const feed = openFeed(key, stream.again(stream.after), seenBy(stream.viewer, args), this.#traces);
    this.#feeds.set(key, feed);
    const forget = () => this.#forget(feed);
    feed.over.then(forget, forget);
    return feed;
  }

  #forget(feed: Feed): void {
    if (this.#feeds.get(feed.key) === feed) this.#feeds.delete(feed.key);
  }
}

function openFeed(key: string, stream: MatchStream, args: SubscriptionArgs, traces: Traces): Feed {
  const feed: Feed = {
    key,
    hasBegun: false,
    version: stream.after,
    writing: null,
    readers: new Map(),
    over: Promise.resolve(),
    stop: () => following.stop(),
  };
  const following = stream.hear(updateWriter(feed, writer(feed, args, traces)));
  feed.over = following.over;
  return feed;
}

/** The returned function writes an update to all readers. It returns a promise only if an execution is asynchronous. */
function updateWriter(feed: Feed, write: Writes): (update: MatchUpdate) => MaybePromise<void> {
  const noteAll = (update: MatchUpdate) =>
    whenReady(write(update), (frame) => {
      for (const reader of feed.readers.keys()) reader.note(frame, update.version);
    });
  const writeAll = (update: MatchUpdate): MaybePromise<void> => {
    const part = firstPart(feed, update);
    return whenReady(write(part), (frame) => {
      feed.version = part.version;
      for (const reader of feed.readers.keys()) reader.write(frame, feed.version);
      if (part !== update) return writeAll(restAfter(update, part.version));
      feed.writing = null;
    });
  };
  return (update) => {
    feed.hasBegun = true;
    return update.entries.length === 0 ? noteAll(update) : writeAll(update);
  };
}

type Writes = (update: MatchUpdate) => MaybePromise<Frame>;

/** Returns a function that executes an update within a trace span and serializes the result. */
function writer(feed: Feed, args: SubscriptionArgs, traces: Traces): Writes {
  const { value: execute } = execution(args, () => feed.readers.values());
  const write = (event: MatchEvent) => whenReady(execute(event), framed);
  return (update) => {
    const event = { matchUpdates: update };
    return traced(traces, event, () => write(event), { readers: feed.readers.size });
  };
}

function framed(result: ExecutionResult): Frame {
  return new Frame(JSON.stringify(result));
}

/** Returns the version up to which a resuming reader catches up separately. No frame spans that version. */
function knownAfter({ version, writing }: Feed, after: number): number {
  const known = Math.max(after, version);
  return writing && writing.first <= known ? Math.max(known, writing.last) : known;
}

// Split the update wherever a reader resumes, so that no reader receives an entry twice. A reader can even join while
// an earlier part is being executed.
function firstPart(feed: Feed, update: MatchUpdate): MatchUpdate {
  const first = update.entries[0]?.version ?? update.version;
  let last = update.version;
  // An update with one entry cannot be split.
  if (first < last) for (const { known } of feed.readers.keys()) if (known >= first && known < last) last = known;
  feed.writing = { first, last };
  if (last === update.version) return update;
  return { ...update, entries: update.entries.filter(({ version }) => version <= last), version: last };
}

function restAfter(update: MatchUpdate, last: number): MatchUpdate {
  return { ...update, entries: update.entries.filter(({ version }) => version > last) };
}

/** Yields a stream's events up to a version. The feed delivers all later events. */
async function* until(stream: MatchStream, version: number): AsyncGenerator<MatchEvent> {
  for await (const { matchUpdates: update } of stream) {
    const entries = update.entries.filter((entry) => entry.version <= version);
    const last = entries.at(-1)?.version ?? stream.after;
    yield { matchUpdates: { ...update, entries, version: last } };
    if (update.version >= version) return;
  }
}

/** Replaces the caller and removes the token, so that one reader's private data cannot reach other readers. */
function seenBy(viewer: Caller | null, args: SubscriptionArgs): SubscriptionArgs {
  return { ...args, contextValue: { ...args.contextValue, caller: viewer, token: null } };
}

/** Yields any results, then waits until `live` settles. Calls `leave` at the end or when the reader disconnects. */
function andThen(results: Results | null, live: () => Promise<void>, leave: () => void): Results {
  const next = async () => {
    const result = await results?.next();
    if (result && !result.done) return result;
    await live();
    leave();
    return END;
  };
  return cancellable(next, async () => {
    await results?.return?.();
    leave();
  });
}
