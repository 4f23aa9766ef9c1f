import type { ExecutionResult } from 'graphql';
import type { Caller } from '../../../accounts/index.ts';
import { cancellable, END } from '../../../cancellable-iterator.ts';
import type { MatchUpdate } from '../../../matches/index.ts';
import type { Traces } from '../../../telemetry/traces.ts';
import { graphqlError } from '../../client-errors.ts';
import type { MatchEvent, MatchStream } from '../../graphql/match-stream.ts';
import { mapped } from '../../graphql/match-stream.ts';
import type { Payer } from '../../limits/budget-payer.ts';
import { execution, type Results, type SubscriptionArgs, traced } from '../execute-update.ts';
import { CatchUpGate } from './catch-up-gate.ts';
import { feedKey } from './feed-key.ts';
import { Frame } from './frame.ts';

/** Executes once for all readers with the same view of a match, document and variables. */
interface Feed {
  key: string;
  /** The last version sent to the readers. */
  version: number;
  /** The first and last version being executed. */
  writing: { first: number; last: number } | null;
  readers: Map<CatchUpGate<Frame>, Payer>;
  /** Settles when the stream ends. */
  over: Promise<void>;
  stop(): void;
}

/** Shares executions among readers of a match with the same query and view: all spectators, or a player's devices. */
export class SharedFeeds {
  readonly #feeds = new Map<string, Feed>();
  readonly #traces: Traces;

  constructor(traces: Traces) {
    this.#traces = traces;
  }

  /** One reader's results: first the updates it missed, executed separately, then the shared ones. */
  results(stream: MatchStream, args: SubscriptionArgs): Results {
    const feed = this.#feed(stream, args);
    const { client, id, log } = args.contextValue;
    const upTo = knownAfter(feed, stream.after);
    const gate = new CatchUpGate<Frame>((frame) => client.send(frame.for(id)), upTo);
    feed.readers.set(gate, args.contextValue.payer);
    const missed = mapped(until(stream.again(stream.after), upTo), execution(seenBy(stream.viewer, args)));
    // graphql-ws is asking for the next result, so the last one was sent. From now on, frames bypass graphql-ws.
    const live = async () => {
      gate.open();
      await feed.over.catch((error: unknown) => {
        client.send(new Frame(JSON.stringify({ errors: [graphqlError(error, log)] })).for(id));
      });
    };
    const leave = () => {
      feed.readers.delete(gate);
      if (feed.readers.size > 0) return;
      this.#forget(feed); // before it ends, so that new readers do not join an ending feed
      feed.stop();
    };
    return andThen(missed, live, leave);
  }

  #feed(stream: MatchStream, args: SubscriptionArgs): Feed {
    const key = feedKey(stream.match.id, stream.viewer, args);
    const known = this.#feeds.get(key);
    if (known) return known;
    const feed = openFeed(key, stream.again(stream.match.version), seenBy(stream.viewer, args), this.#traces);
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

/** Writes each update to the readers, synchronously if nothing is asynchronous and no reader resumes in the middle of it. */
function updateWriter(feed: Feed, write: Writes): (update: MatchUpdate) => Promise<void> | null {
  let isFirst = true;
  const noteAll = (update: MatchUpdate) =>
    whenReady(write(update), (frame) => {
      for (const reader of feed.readers.keys()) reader.note(frame, update.version);
    });
  const writeAll = (part: MatchUpdate) =>
    whenReady(write(part), (frame) => {
      feed.version = part.version;
      for (const reader of feed.readers.keys()) reader.write(frame, feed.version);
    });
  const writeParts = (rest: Iterator<MatchUpdate, void>): Promise<void> | null => {
    for (let part = rest.next(); !part.done; part = rest.next()) {
      const pending = writeAll(part.value);
      if (pending) return pending.then(() => writeParts(rest) ?? undefined);
    }
    feed.writing = null;
    return null;
  };
  return (update) => {
    // The first update shows the match's current state, which each reader already gets while catching up.
    const isKnown = isFirst && update.entries.length === 0;
    isFirst = false;
    if (isKnown) return null;
    return update.entries.length === 0 ? noteAll(update) : writeParts(parts(feed, update));
  };
}

function whenReady(made: Frame | Promise<Frame>, pass: (frame: Frame) => void): Promise<void> | null {
  if (made instanceof Promise) return made.then(pass);
  pass(made);
  return null;
}

type Writes = (update: MatchUpdate) => Frame | Promise<Frame>;

/** Executes an update and serializes it, within its span. */
function writer(feed: Feed, args: SubscriptionArgs, traces: Traces): Writes {
  const { value: execute } = execution(args, () => feed.readers.values());
  const write = (event: MatchEvent) => {
    const result = execute(event);
    return result instanceof Promise ? result.then(framed) : framed(result);
  };
  return (update) => {
    const event = { matchUpdates: update };
    return traced(traces, event, () => write(event), { readers: feed.readers.size });
  };
}

function framed(result: ExecutionResult): Frame {
  return new Frame(JSON.stringify(result));
}

/** The version up to which a resuming reader must catch up alone. No frame spans it. */
function knownAfter({ version, writing }: Feed, after: number): number {
  const known = Math.max(after, version);
  return writing && writing.first <= known ? Math.max(known, writing.last) : known;
}

// Split the update where a reader resumes, even one that joins while an earlier part is executed, to avoid duplicates.
function* parts(feed: Feed, update: MatchUpdate): Generator<MatchUpdate> {
  for (let rest = update.entries; rest.length > 0; ) {
    const first = rest[0]?.version ?? update.version;
    let last = update.version;
    for (const { known } of feed.readers.keys()) if (known >= first && known < last) last = known;
    feed.writing = { first, last };
    const isWhole = last === update.version && rest === update.entries;
    yield isWhole ? update : { ...update, entries: rest.filter(({ version }) => version <= last), version: last };
    rest = rest.filter(({ version }) => version > last);
  }
}

/** A stream's events up to a version. The feed delivers the later ones. */
async function* until(stream: MatchStream, version: number): AsyncGenerator<MatchEvent> {
  for await (const { matchUpdates: update } of stream) {
    const entries = update.entries.filter((entry) => entry.version <= version);
    const last = entries.at(-1)?.version ?? stream.after;
    yield { matchUpdates: { ...update, entries, version: last } };
    if (update.version >= version) return;
  }
}

/** Replaces the caller and the token, so that one reader's private data cannot reach the others. */
function seenBy(viewer: Caller | null, args: SubscriptionArgs): SubscriptionArgs {
  return { ...args, contextValue: { ...args.contextValue, caller: viewer, token: null } };
}

/** Yields the results, then waits until `live` settles. Calls `leave` at the end and when the reader disconnects. */
function andThen(results: Results, live: () => Promise<void>, leave: () => void): Results {
  const next = async () => {
    const result = await results.next();
    if (!result.done) return result;
    await live();
    leave();
    return END;
  };
  return cancellable(next, async () => {
    await results.return?.();
    leave();
  });
}
