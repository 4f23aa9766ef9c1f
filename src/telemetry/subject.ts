/** What somebody wanted when it failed: for the server's log. Ids and numbers, nothing that could be hidden. */
export interface Subject {
  verb?: string | undefined;
  matchId?: string | undefined;
  /** Of the match, as far as this node knew it. */
  version?: number | undefined;
  player?: string | undefined;
}

const subjects = new WeakMap<Error, Subject>();

/** Notes what an error is about; the first who knows is the nearest. */
export function noteSubject(error: unknown, subject: Subject): void {
  if (error instanceof Error && !subjects.has(error)) subjects.set(error, subject);
}

/** What is known of it. */
export function subjectOf(error: unknown): Subject {
  return (error instanceof Error && subjects.get(error)) || {};
}
