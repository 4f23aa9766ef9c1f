import type { SpanContext } from '@opentelemetry/api';
import type { Meters } from './metrics.ts';

/** A position in a trace, as a `traceparent` of W3C Trace Context, which can be passed to another node. */
export type TraceContext = string;

/** No field holds free text or a value that a client sends or sees, so that no secret can get into a trace. */
export interface SpanDetails {
  /** The request's id, which is also in the server's log. */
  request?: string | undefined;
  method?: string | undefined;
  /** The registered route pattern, never the requested URL. */
  route?: string | undefined;
  status?: number | undefined;
  match?: string | undefined;
  version?: number | undefined;
  entry?: string | undefined;
  /** The verb and the first table of a statement. */
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
  /** The parent span. Default: the current span. Null starts a new trace. */
  under?: TraceContext | null | undefined;
  /** Other traces that also caused the span. */
  links?: readonly TraceContext[] | undefined;
}

export interface Span {
  readonly trace: TraceContext | undefined;
  tell(details: SpanDetails): void;
  /** Ends the span. @param error why the work failed; only the error's kind is recorded */
  end(error?: unknown): void;
}

/** Traces requests across nodes, with OpenTelemetry's spans if the operator has configured a collector. */
export interface Traces {
  readonly on: boolean;
  here(): TraceContext | undefined;
  /** Adds details to the current span. */
  note(details: SpanDetails): void;
  /** Starts a span that other code ends. */
  begin(name: string, beginning?: SpanStart): Span;
  within<T>(span: Span, work: () => T): T;
  /** Runs work in a span. The span ends with the work or, if the work returns a promise, when the promise settles. */
  span<T>(name: string, beginning: SpanStart, work: (span: Span) => T): T;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export interface Telemetry {
  traces: Traces;
  meters: Meters;
}

const NO_SPAN: Span = { trace: undefined, tell() {}, end() {} };

/** Used if there is no collector. Records nothing, and loads no library. */
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
  /** The collector's URL for OTLP over HTTP, such as `http://collector:4318/v1/traces`. */
  url: string;
  service: string;
  /** The fraction of traces to record, from 0 to 1. */
  share: number;
}

const FORM = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Returns a traceparent: version 00, trace, span and flags (W3C Trace Context, 3.2). */
export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): TraceContext {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Returns the span of a traceparent; null if the text is invalid. */
export function contextOf(trace: TraceContext): SpanContext | null {
  const [, traceId, spanId, flags] = FORM.exec(trace) ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

export function idsOf(trace: TraceContext | undefined): { traceId: string; spanId: string } | undefined {
  const context = trace === undefined ? null : contextOf(trace);
  return context ? { traceId: context.traceId, spanId: context.spanId } : undefined;
}
