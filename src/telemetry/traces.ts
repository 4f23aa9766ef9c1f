import type { SpanContext } from '@opentelemetry/api';

/** Where in a trace something happens: a `traceparent` of W3C Trace Context, which can be carried to another node. */
export type Place = string;

/**
 * All that a span may say. It has no free text and nothing that a client sends or sees, so no card, choice, seed, token or
 * value of a statement can get into a trace.
 */
export interface Details {
  /** The request's id, as in the server's log. */
  request?: string | undefined;
  method?: string | undefined;
  /** As it is registered, never the address that was asked for. */
  route?: string | undefined;
  status?: number | undefined;
  match?: string | undefined;
  version?: number | undefined;
  /** The kind of an entry. */
  entry?: string | undefined;
  /** What a statement does, and the first table that it names. */
  statement?: string | undefined;
  /** Entries that are written in one statement. */
  entries?: number | undefined;
  /** Who are sent the same update. */
  readers?: number | undefined;
}

export interface Beginning {
  /** Left out: `inside`. */
  kind?: 'inside' | 'server' | 'client' | 'producer' | 'consumer';
  details?: Details | undefined;
  /** What it is part of. Left out: the span one is in; null: nothing, a trace begins here. */
  under?: Place | null | undefined;
  /** Other traces that this is done for, too. */
  links?: readonly Place[] | undefined;
}

/** Something that takes time. */
export interface Span {
  readonly place: Place | undefined;
  tell(details: Details): void;
  /** @param error why it failed, of which only the kind is told */
  end(error?: unknown): void;
}

/** What happens to a request, from node to node: OpenTelemetry's spans, where an operator wants them. */
export interface Traces {
  /** Whether anything is recorded at all. */
  readonly on: boolean;
  /** The span one is in. */
  here(): Place | undefined;
  /** Says more about the span one is in. */
  note(details: Details): void;
  /** Begins what somebody else is going to end. */
  begin(name: string, beginning?: Beginning): Span;
  /** What `work` begins is part of the span. */
  within<T>(span: Span, work: () => T): T;
  /** A span as long as the work takes; when it gives a promise, until that settles. */
  span<T>(name: string, beginning: Beginning, work: (span: Span) => T): T;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { place: undefined, tell() {}, end() {} };

/** Where nobody wants them: nothing is recorded, and nothing is loaded for it. */
export const NO_TRACES: Traces = {
  on: false,
  here: () => undefined,
  note() {},
  begin: () => NO_SPAN,
  within: (_, work) => work(),
  span: (_, __, work) => work(NO_SPAN),
  async close() {},
};

/** Where traces are sent. */
export interface TracesTo {
  /** OTLP over HTTP: `http://collector:4318/v1/traces`. */
  url: string;
  /** What this server is called there. */
  service: string;
  /** Of all traces, how many are recorded: 0 to 1. */
  share: number;
}

const FORM = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** W3C Trace Context, 3.2: version 00, trace, span, flags. */
export function placeOf({ traceId, spanId, traceFlags }: SpanContext): Place {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** The span that a place names; null when it is none. */
export function contextOf(place: Place): SpanContext | null {
  const [, traceId, spanId, flags] = FORM.exec(place) ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

/** A place as a line of the log names it. */
export function idsOf(place: Place | undefined): { traceId: string; spanId: string } | undefined {
  const context = place === undefined ? null : contextOf(place);
  return context ? { traceId: context.traceId, spanId: context.spanId } : undefined;
}
