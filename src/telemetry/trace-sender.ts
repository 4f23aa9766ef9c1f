import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Attributes,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Refused } from '../errors.ts';
import { settlesWithin } from '../promises.ts';
import { reporting } from './export-failures.ts';
import {
  contextOf,
  type Span,
  type SpanDetails,
  type SpanStart,
  type TraceContext,
  type Traces,
  type TracesTo,
  traceparentOf,
} from './traces.ts';

/** How long to collect spans before sending them, in milliseconds. */
const DELAY = 1000;
/** How long a stop waits for a silent collector, in milliseconds. */
const SHUTDOWN_TIMEOUT = 2000;

const KINDS = {
  inside: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** The exporter itself reads headers, time-out and compression from `OTEL_EXPORTER_OTLP_*`. */
export function sendTraces({ url, service, share }: TracesTo, trouble: (error: Error | null) => void): Traces {
  const exporter = reporting(() => new OTLPTraceExporter({ url }), trouble);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: DELAY })],
  });
  return new SentTraces(provider.getTracer('arbiter'), async () => {
    await settlesWithin(provider.shutdown(), SHUTDOWN_TIMEOUT).catch(() => {});
  });
}

class SentTraces implements Traces {
  readonly on = true;
  readonly close: () => Promise<void>;
  readonly #tracer: Tracer;
  /** Each node has its own storage, because two nodes in one process must not share spans. */
  readonly #current = new AsyncLocalStorage<Sent>();

  constructor(tracer: Tracer, close: () => Promise<void>) {
    this.#tracer = tracer;
    this.close = close;
  }

  here(): TraceContext | undefined {
    return this.#current.getStore()?.trace;
  }

  note(details: SpanDetails): void {
    this.#current.getStore()?.tell(details);
  }

  begin(name: string, { kind = 'inside', details = {}, under = this.here(), links = [] }: SpanStart = {}): Sent {
    const parent = typeof under === 'string' ? contextOf(under) : null;
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const linked = links.map(contextOf).filter((one) => one !== null);
    const attributes = attributesOf(details);
    const options = { kind: KINDS[kind], attributes, links: linked.map((one) => ({ context: one })) };
    return new Sent(this.#tracer.startSpan(name, options, context));
  }

  within<T>(span: Span, work: () => T): T {
    return span instanceof Sent ? this.#current.run(span, work) : work();
  }

  span<T>(name: string, beginning: SpanStart, work: (span: Span) => T): T {
    const span = this.begin(name, beginning);
    try {
      const made = this.#current.run(span, () => work(span));
      if (!(made instanceof Promise)) span.end();
      else
        made.then(
          () => span.end(),
          (error: unknown) => span.end(error),
        );
      return made;
    } catch (error) {
      span.end(error);
      throw error;
    }
  }
}

class Sent implements Span {
  readonly trace: TraceContext;
  readonly #span: OtelSpan;

  constructor(span: OtelSpan) {
    this.#span = span;
    this.trace = traceparentOf(span.spanContext());
  }

  tell(details: SpanDetails): void {
    this.#span.setAttributes(attributesOf(details));
  }

  // Only the error's kind is recorded, because a message may quote a client's input or a table. A refusal is not a
  // failure of the server.
  end(error?: unknown): void {
    if (error !== undefined) {
      this.#span.setAttribute('error.type', kindOf(error));
      if (!(error instanceof Refused)) this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end();
  }
}

function kindOf(error: unknown): string {
  if (error instanceof Refused) return error.code;
  return error instanceof Error ? error.constructor.name : 'Error';
}

/** Returns a span's attributes, with the names of OpenTelemetry's semantic conventions where they exist. */
function attributesOf(details: SpanDetails): Attributes {
  const { request, method, route, status, match, version, entry, statement, entries, readers } = details;
  return {
    ...(request !== undefined && { 'arbiter.request.id': request }),
    ...(method !== undefined && { 'http.request.method': method }),
    ...(route !== undefined && { 'http.route': route }),
    ...(status !== undefined && { 'http.response.status_code': status }),
    ...(match !== undefined && { 'arbiter.match.id': match }),
    ...(version !== undefined && { 'arbiter.match.version': version }),
    ...(entry !== undefined && { 'arbiter.entry.kind': entry }),
    ...(statement !== undefined && { 'db.system.name': 'postgresql', 'db.query.summary': statement }),
    ...(entries !== undefined && { 'arbiter.entries': entries }),
    ...(readers !== undefined && { 'arbiter.readers': readers }),
  };
}
