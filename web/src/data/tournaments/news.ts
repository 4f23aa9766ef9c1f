/** The parts of a tournament other than its head, each loaded separately. */
const SUBJECTS = ['entrants', 'tables', 'standings'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A counter of changes per part: a part is loaded again when its counter grows. */
export type News = Readonly<Record<Subject, number>>;

export const NO_NEWS: News = { entrants: 0, tables: 0, standings: 0 };

const PEOPLE = ['entrants'] as const;
const PLAY = ['tables'] as const;
const COUNTED = ['tables', 'standings'] as const;

/** The parts that each kind of entry changes. */
const CHANGED: ReadonlyMap<string, readonly Subject[]> = new Map<string, readonly Subject[]>([
  ...['REGISTERED', 'CONSENTED', 'DECK_CHANGED', 'UNREGISTERED', 'CHECKED_IN'].map((kind) => [kind, PEOPLE] as const),
  ...['SWAPPED', 'APPROVED', 'TIME_CALLED', 'PAUSED', 'RESUMED', 'TIME_GIVEN_BACK'].map(
    (kind) => [kind, PLAY] as const,
  ),
  ...['RULED', 'PAIRED', 'UNDONE', 'ADVANCED', 'ENDED'].map((kind) => [kind, COUNTED] as const),
  ...['CREATED', 'SET_UP', 'OPENED', 'APPOINTED', 'DISMISSED'].map((kind) => [kind, []] as const),
]);

/**
 * Returns the counters after an update. An unknown kind may have changed anything, including results; so may any kind
 * that removes an entrant. An update without entries concerns the reader's own tables.
 */
export function newsAfter(before: News, entries: readonly { readonly kind: string }[]): News {
  const subjects = entries.length === 0 ? PLAY : entries.flatMap(({ kind }) => CHANGED.get(kind) ?? SUBJECTS);
  const after = { ...before };
  for (const subject of new Set(subjects)) after[subject]++;
  return after;
}
