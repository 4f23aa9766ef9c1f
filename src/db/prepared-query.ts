import type { Database } from './open-database.ts';

type Orm = Database['orm'];

/**
 * Builds a query's text once per database, because building takes longer than sending it.
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
