/** What the pages show of a tournament beside its head, each of which is read by itself. */
const SUBJECTS = ['entrants', 'tables', 'standings'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** How often something new has been heard of each: what is shown is read again when its number grows. */
export type News = Readonly<Record<Subject, number>>;

export const NO_NEWS: News = { entrants: 0, tables: 0, standings: 0 };

const PEOPLE = ['entrants'] as const;
const PLAY = ['tables'] as const;
const COUNTED = ['tables', 'standings'] as const;

/** What each kind of entry changes. */
const CHANGED: ReadonlyMap<string, readonly Subject[]> = new Map<string, readonly Subject[]>([
  ...['REGISTERED', 'CONSENTED', 'DECK_CHANGED', 'UNREGISTERED', 'CHECKED_IN'].map((kind) => [kind, PEOPLE] as const),
  ...['SWAPPED', 'APPROVED', 'TIME_CALLED', 'PAUSED', 'RESUMED', 'TIME_GIVEN_BACK'].map(
    (kind) => [kind, PLAY] as const,
  ),
  ...['RULED', 'PAIRED', 'UNDONE', 'ADVANCED', 'ENDED'].map((kind) => [kind, COUNTED] as const),
  ...['CREATED', 'SET_UP', 'OPENED', 'APPOINTED', 'DISMISSED'].map((kind) => [kind, []] as const),
]);

/**
 * What is new after an update. A kind that is not known here may have changed anything; so may all that ends with somebody out,
 * results included. An update without entries is of the reader's own tables.
 */
export function newsAfter(before: News, entries: readonly { readonly kind: string }[]): News {
  const subjects = entries.length === 0 ? PLAY : entries.flatMap(({ kind }) => CHANGED.get(kind) ?? SUBJECTS);
  const after = { ...before };
  for (const subject of new Set(subjects)) after[subject]++;
  return after;
}
