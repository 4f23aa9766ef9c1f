import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** The time limit of an export, in milliseconds. It is longer than the exporter's own limit. */
const TIME_LIMIT = 30_000;

/**
 * Creates an exporter that reports once when spans stop arriving, and once when they arrive again. An exporter that
 * does not finish in time is replaced, because OpenTelemetry's exporter hangs forever if a collector answers 101, and
 * sends nothing after 30 such exports.
 */
export function reporting(make: () => SpanExporter, trouble: (error: Error | null) => void): SpanExporter {
  let failing = false;
  let exporter = make();
  const replace = () => {
    exporter.shutdown().catch(() => {});
    exporter = make();
  };
  return {
    export(spans, done) {
      let pending = true;
      const settle: typeof done = (result) => {
        if (!pending) return; // the export has already timed out
        pending = false;
        clearTimeout(timer);
        const failed = result.code !== 0;
        if (failed !== failing) trouble(failed ? (result.error ?? new Error('no reason is known')) : null);
        failing = failed;
        done(result);
      };
      const timer = setTimeout(() => {
        replace();
        settle({ code: 1, error: new Error('the collector is not responding') });
      }, TIME_LIMIT).unref();
      exporter.export(spans, settle);
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
