import type { Acknowledged } from '../../events/api.ts';

/** An entry in the log of a match or tournament. */
export interface LoggedEntry {
  /** The id of the match or tournament. */
  id: string;
  version: number;
  kind: string;
  key: string | null;
}

/**
 * Checks that each acknowledged request or move is in its log exactly once, and that the log contains no others.
 * @param doubtful keys of requests that were refused while a copy got no answer, so that the log may contain them
 */
export function acknowledgedFindings(
  said: readonly Omit<Acknowledged, 'came'>[],
  log: readonly LoggedEntry[],
  doubtful: ReadonlySet<string> = new Set(),
): string[] {
  const known = new Set(said.map(({ id, key }) => `${id} ${key}`));
  const own = new Set(log.map(({ id }) => id));
  const logged = new Map<string, LoggedEntry>();
  const wrong = log.flatMap((entry) => {
    const { id, version, kind, key } = entry;
    const name = `${id} ${key}`;
    if (key === null) return [];
    if (logged.has(name)) return [`${id}: entry ${version}, ${kind}, is there twice`];
    logged.set(name, entry);
    const isKnown = kind === 'CREATED' || known.has(name) || doubtful.has(key);
    return isKnown ? [] : [`${id}: entry ${version}, ${kind}, was never acknowledged`];
  });
  const lost = said.flatMap(({ id, key, version }) => {
    if (!own.has(id) || version === 0) return []; // a first entry has no key
    const entry = logged.get(`${id} ${key}`);
    if (!entry) return [`${id}: version ${version} was acknowledged, and is not in the log`];
    // The response to a tournament request contains the current version, which later entries may have raised.
    const isRight = entry.kind === 'MOVE' ? entry.version === version : entry.version <= version;
    return isRight ? [] : [`${id}: entry ${entry.version} was acknowledged at version ${version}`];
  });
  return [...wrong, ...lost];
}
