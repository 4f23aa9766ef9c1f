import type pg from 'pg';
import type { Telemetry, Traces } from './traces.ts';

/** Measures the waits for a pool's connections, and turns each statement in a trace into a span. */
export function tracePool(pool: pg.Pool, { traces, meters }: Telemetry): void {
  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, [told]: unknown[]) {
      const asked = performance.now();
      const got = () => meters.poolWait((performance.now() - asked) / 1000);
      if (typeof told !== 'function') return Reflect.apply(connect, self, []).finally(got);
      const then = (...answer: unknown[]) => {
        got();
        Reflect.apply(told, undefined, answer);
      };
      return Reflect.apply(connect, self, [then]);
    },
  });
  if (!traces.on) return;
  pool.query = new Proxy(pool.query, traced(traces));
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, traced(traces));
  });
}

/** Creates no span if there is a callback. In that case the pool itself is the caller and has its own span. */
function traced<Q extends pg.Pool['query'] | pg.PoolClient['query']>(traces: Traces): ProxyHandler<Q> {
  return {
    apply(query, self, args: unknown[]) {
      const work = () => Reflect.apply(query, self, args);
      if (traces.here() === undefined || typeof args.at(-1) === 'function') return work();
      const statement = summaryOf(args[0]);
      return traces.span(statement, { kind: 'client', details: { statement } }, work);
    },
  };
}

const VERB = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i;

/** Returns a prepared statement's name, or another statement's verb and first table, but never text or values. */
export function summaryOf(asked: unknown): string {
  if (typeof asked === 'string') return summary(asked);
  if (typeof asked !== 'object' || asked === null) return 'statement';
  if ('name' in asked && typeof asked.name === 'string') return asked.name;
  return 'text' in asked && typeof asked.text === 'string' ? summary(asked.text) : 'statement';
}

function summary(text: string): string {
  const [verb, table] = [VERB.exec(text)?.[1], TABLE.exec(text)?.[1]];
  return [verb?.toLowerCase() ?? 'statement', table].filter(Boolean).join(' ');
}
