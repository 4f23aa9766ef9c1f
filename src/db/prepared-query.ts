import type { Database } from './open-database.ts';

type Orm = Database['orm'];

/**
 * Prepares a frequent query. The query's text takes longer to build than to send, so it is built once per database, and
 * planned once per connection.
 * @param make builds the query with placeholders as values, and ends with `prepare` and a unique name
 */
export function preparedOnce<P>(make: (orm: Orm) => P): (orm: Orm) => P {
  const known = new WeakMap<Orm, P>();
  return (orm) => {
    const made = known.get(orm) ?? make(orm);
    known.set(orm, made);
    return made;
  };
}
