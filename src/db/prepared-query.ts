import type { Database } from './open-database.ts';

type Orm = Database['orm'];

/**
 * A frequent query. Its text takes longer to build than to send, so it is built once per database, and planned once per
 * connection.
 * @param make ends with `prepare` and a unique name; its values are placeholders
 */
export function preparedOnce<P>(make: (orm: Orm) => P): (orm: Orm) => P {
  const known = new WeakMap<Orm, P>();
  return (orm) => {
    const made = known.get(orm) ?? make(orm);
    known.set(orm, made);
    return made;
  };
}
