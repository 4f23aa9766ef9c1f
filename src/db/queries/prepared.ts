import type { Database } from '../open.ts';

type Orm = Database['orm'];

/**
 * A query that is asked very often: its text is made once for each database, and planned once for each connection. Making the text anew
 * takes longer than sending it.
 * @param make ends with `prepare` and a name of its own; what differs are placeholders in it
 */
export function preparedOnce<P>(make: (orm: Orm) => P): (orm: Orm) => P {
  const known = new WeakMap<Orm, P>();
  return (orm) => {
    const made = known.get(orm) ?? make(orm);
    known.set(orm, made);
    return made;
  };
}
