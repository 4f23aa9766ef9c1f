import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** An exporter that says when its spans do not arrive any more, and when they do again: once each time. */
export function reporting(exporter: SpanExporter, trouble: (error: Error | null) => void): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed !== failing) trouble(failed ? (result.error ?? new Error('no reason is known')) : null);
        failing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
