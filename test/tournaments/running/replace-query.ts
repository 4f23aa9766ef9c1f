import type pg from 'pg';

/** Returns a copy of a pool with another `query`. */
export function withQuery(pool: pg.Pool, query: (...args: readonly unknown[]) => Promise<unknown>): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
