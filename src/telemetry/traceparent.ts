import type { SpanContext } from '@opentelemetry/api';
import type { Place } from './traces.ts';

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
