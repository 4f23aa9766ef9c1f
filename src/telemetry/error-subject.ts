/** The subject of a failed request, for the server's log. It contains only ids and numbers, and no secrets. */
export interface Subject {
  verb?: string | undefined;
  matchId?: string | undefined;
  /** The match's version, as known to this node. */
  version?: number | undefined;
  player?: string | undefined;
}

const subjects = new WeakMap<Error, Subject>();

/** Attaches a subject to an error. An earlier subject is kept, because it is closer to the failure. */
export function noteSubject(error: unknown, subject: Subject): void {
  if (error instanceof Error && !subjects.has(error)) subjects.set(error, subject);
}

export function subjectOf(error: unknown): Subject {
  return (error instanceof Error && subjects.get(error)) || {};
}
