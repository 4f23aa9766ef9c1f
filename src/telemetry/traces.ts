import type { SpanContext } from '@opentelemetry/api';
import type { Meters } from './metrics.ts';

/** A position in a trace: a `traceparent` of W3C Trace Context, which can be passed to another node. */
export type TraceContext = string;

/**
 * All fields that a span may have. No free text and no value that a client sends or sees, so no card, choice, seed, token or
 * value of a statement can get into a trace.
 */
export interface SpanDetails {
  /** The request's id, as in the server's log. */
  request?: string | undefined;
  method?: string | undefined;
  /** The registered pattern, never the requested address. */
  route?: string | undefined;
  status?: number | undefined;
  match?: string | undefined;
  version?: number | undefined;
  /** An entry's kind. */
  entry?: string | undefined;
  /** A statement's verb and first table. */
  statement?: string | undefined;
  /** How many entries one statement writes. */
  entries?: number | undefined;
  /** How many viewers get the same update. */
  readers?: number | undefined;
}

export interface SpanStart {
  /** Default: `inside`. */
  kind?: 'inside' | 'server' | 'client' | 'producer' | 'consumer';
  details?: SpanDetails | undefined;
  /** The parent. Default: the current span; null: none, a trace begins here. */
  under?: TraceContext | null | undefined;
  /** Other traces that also caused this. */
  links?: readonly TraceContext[] | undefined;
}

export interface Span {
  readonly trace: TraceContext | undefined;
  tell(details: SpanDetails): void;
  /** @param error why it failed; only its kind is recorded */
  end(error?: unknown): void;
}

/** Traces of requests across nodes: OpenTelemetry's spans, if the operator configures a collector. */
export interface Traces {
  readonly on: boolean;
  here(): TraceContext | undefined;
  /** Adds details to the current span. */
  note(details: SpanDetails): void;
  /** Begins a span that other code ends. */
  begin(name: string, beginning?: SpanStart): Span;
  within<T>(span: Span, work: () => T): T;
  /** Runs work in a span that ends with it. If work returns a promise, the span ends when that settles. */
  span<T>(name: string, beginning: SpanStart, work: (span: Span) => T): T;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export interface Telemetry {
  traces: Traces;
  meters: Meters;
}

const NO_SPAN: Span = { trace: undefined, tell() {}, end() {} };

/** Without a collector: records nothing, and loads no library. */
export const NO_TRACES: Traces = {
  on: false,
  here: () => undefined,
  note() {},
  begin: () => NO_SPAN,
  within: (_, work) => work(),
  span: (_, __, work) => work(NO_SPAN),
  async close() {},
};

export interface TracesTo {
  /** OTLP over HTTP: `http://collector:4318/v1/traces`. */
  url: string;
  /** This server's name in the traces. */
  service: string;
  /** The fraction of traces to record: 0 to 1. */
  share: number;
}

const FORM = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** W3C Trace Context, 3.2: version 00, trace, span, flags. */
export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): TraceContext {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** The span of a traceparent; null if that is invalid. */
export function contextOf(trace: TraceContext): SpanContext | null {
  const [, traceId, spanId, flags] = FORM.exec(trace) ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

/** A trace's ids, for a log line. */
export function idsOf(trace: TraceContext | undefined): { traceId: string; spanId: string } | undefined {
  const context = trace === undefined ? null : contextOf(trace);
  return context ? { traceId: context.traceId, spanId: context.spanId } : undefined;
}
