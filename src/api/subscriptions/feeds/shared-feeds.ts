import type { ExecutionResult } from 'graphql';
import type { Caller } from '../../../accounts/index.ts';
import { END, endable } from '../../../endable.ts';
import type { SeenUpdate } from '../../../matches/index.ts';
import type { Span, Traces } from '../../../telemetry/traces.ts';
import { graphqlError } from '../../client-errors.ts';
import type { MatchEvent, MatchStream } from '../../graphql/match-stream.ts';
import { mapped } from '../../graphql/match-stream.ts';
import type { Payer } from '../../limits/payer.ts';
import { execution, type Results, type SubscriptionArgs, sendSpan } from '../execution.ts';
import { Gate } from './catch-up-gate.ts';
import { feedKey } from './feed-key.ts';
import { Frame } from './frame.ts';

/** One execution for all who watch the same match by the same eyes, with the same document and variables. */
interface Feed {
  key: string;
  /** The last version that the readers have been told of. */
  version: number;
  /** The entries that are being written out for them: the first one's version and the last one's. */
  writing: { first: number; last: number } | null;
  readers: Map<Gate<Frame>, Payer>;
  /** Settles when there will be nothing more. */
  over: Promise<void>;
  stop(): void;
}

/** Shares one execution among readers of a match who ask the same and see the same: all spectators, or a player's two devices. */
export class SharedFeeds {
  readonly #feeds = new Map<string, Feed>();
  readonly #traces: Traces;

  constructor(traces: Traces) {
    this.#traces = traces;
  }

  /** The results for one of them: first, by itself, what it has missed; then what all are told. */
  results(stream: MatchStream, args: SubscriptionArgs): Results {
    const feed = this.#feed(stream, args);
    const { client, id, log } = args.contextValue;
    const upTo = knownAfter(feed, stream.after);
    const gate = new Gate<Frame>((frame) => client.send(frame.for(id)), upTo);
    feed.readers.set(gate, args.contextValue.payer);
    const missed = mapped(until(stream.again(stream.after), upTo), execution(seenBy(stream.viewer, args)));
    // Asked for the next one, so the last one is on its way: from here on frames are written without graphql-ws.
    const live = async () => {
      gate.open();
      await feed.over.catch((error: unknown) => {
        client.send(new Frame(JSON.stringify({ errors: [graphqlError(error, log)] })).for(id));
      });
    };
    const leave = () => {
      feed.readers.delete(gate);
      if (feed.readers.size > 0) return;
      this.#forget(feed); // before it has ended: who comes now must not hear its end
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
  const following = stream.hear(hearing(feed, writer(feed, args, traces)));
  feed.over = following.over;
  return feed;
}

/** Writes each update to the readers: at once where nothing has to be waited for, and nobody resumes in the midst of it. */
function hearing(feed: Feed, write: Writes): (update: SeenUpdate) => Promise<void> | null {
  let isFirst = true;
  const noted = (update: SeenUpdate) =>
    whenMade(write(update), (frame) => {
      for (const reader of feed.readers.keys()) reader.note(frame, update.version);
    });
  const told = (part: SeenUpdate) =>
    whenMade(write(part), (frame) => {
      feed.version = part.version;
      for (const reader of feed.readers.keys()) reader.write(frame, feed.version);
    });
  const allTold = (rest: Iterator<SeenUpdate, void>): Promise<void> | null => {
    for (let part = rest.next(); !part.done; part = rest.next()) {
      const telling = told(part.value);
      if (telling) return telling.then(() => allTold(rest) ?? undefined);
    }
    feed.writing = null;
    return null;
  };
  return (update) => {
    // What comes first, at once, tells of the match as it is: each reader has that from what it catches up on.
    const isKnown = isFirst && update.entries.length === 0;
    isFirst = false;
    if (isKnown) return null;
    return update.entries.length === 0 ? noted(update) : allTold(parts(feed, update));
  };
}

function whenMade(made: Frame | Promise<Frame>, pass: (frame: Frame) => void): Promise<void> | null {
  if (made instanceof Promise) return made.then(pass);
  pass(made);
  return null;
}

type Writes = (update: SeenUpdate) => Frame | Promise<Frame>;

/** Executes an update and writes it out, within the span of its sending. */
function writer(feed: Feed, args: SubscriptionArgs, traces: Traces): Writes {
  const { value: execute } = execution(args, () => feed.readers.values());
  const write = (event: MatchEvent) => {
    const result = execute(event);
    return result instanceof Promise ? result.then(framed) : framed(result);
  };
  return (update) => {
    const event = { matchUpdates: update };
    const span = sendSpan(traces, event, { readers: feed.readers.size });
    return span ? writtenWithin(span, traces, () => write(event)) : write(event);
  };
}

async function writtenWithin(span: Span, traces: Traces, write: () => Frame | Promise<Frame>): Promise<Frame> {
  try {
    return await traces.within(span, write);
  } finally {
    span.end();
  }
}

function framed(result: ExecutionResult): Frame {
  return new Frame(JSON.stringify(result));
}

/** Up to where who resumes after a version has to catch up alone: no frame of the feed's may begin before and end behind it. */
function knownAfter({ version, writing }: Feed, after: number): number {
  const known = Math.max(after, version);
  return writing && writing.first <= known ? Math.max(known, writing.last) : known;
}

// Cut where a reader resumes, also one who comes while the part before is written out: nobody is told anything twice.
function* parts(feed: Feed, update: SeenUpdate): Generator<SeenUpdate> {
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

/** The first events of a stream, cut off behind that version: what comes after it is heard from the feed. */
async function* until(stream: MatchStream, version: number): AsyncGenerator<MatchEvent> {
  for await (const { matchUpdates: update } of stream) {
    const entries = update.entries.filter((entry) => entry.version <= version);
    const told = entries.at(-1)?.version ?? stream.after;
    yield { matchUpdates: { ...update, entries, version: told } };
    if (update.version >= version) return;
  }
}

/** Whatever belongs to one of the readers alone must not reach the others. */
function seenBy(viewer: Caller | null, args: SubscriptionArgs): SubscriptionArgs {
  return { ...args, contextValue: { ...args.contextValue, caller: viewer, token: null } };
}

/** The results, then `live` until it settles. `leave` is called at the end and when the reader goes. */
function andThen(results: Results, live: () => Promise<void>, leave: () => void): Results {
  const next = async () => {
    const result = await results.next();
    if (!result.done) return result;
    await live();
    leave();
    return END;
  };
  return endable(next, async () => {
    await results.return?.();
    leave();
  });
}
