import type { Details, Place, Span, Traces } from '../../telemetry/traces.ts';
import type { Mapping } from '../graphql/mapped-events.ts';

/** An event that tells of entries: which, of which match, and which trace they are part of. */
interface Told {
  matchUpdates: { version: number; match: { id: string }; place: Place | undefined };
}

function isTold(event: unknown): event is Told {
  return typeof event === 'object' && event !== null && 'matchUpdates' in event;
}

/** From an update of a match until it is handed to the socket; null when it is not part of any trace. */
export function sendSpan(traces: Traces, event: unknown, details: Details = {}): Span | null {
  if (!traces.on || !isTold(event)) return null;
  const { version, match, place } = event.matchUpdates;
  if (place === undefined) return null;
  return traces.begin('send', { kind: 'producer', details: { ...details, match: match.id, version }, under: place });
}

/** Each event's execution, in a span that ends when its result has been sent: when the next one is asked for. */
export function spanned<B>(mapping: Mapping<unknown, B>, traces: Traces): Mapping<unknown, B> {
  if (!traces.on) return mapping;
  let span: Span | null = null;
  return {
    ...mapping,
    value: (event) => {
      span = sendSpan(traces, event);
      return span ? traces.within(span, () => mapping.value(event)) : mapping.value(event);
    },
    sent: () => {
      span?.end();
      span = null;
    },
  };
}
