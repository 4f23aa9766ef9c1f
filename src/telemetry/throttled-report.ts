import { LRUCache } from 'lru-cache';

type Report = (error: Error, about: string, alike?: number) => void;

/** How long to count similar errors instead of reporting them, in milliseconds. */
const EVERY = 60_000;
/** The maximum number of kinds of errors to remember. */
const MOST = 1000;

/** Reports the first of similar errors, then at most one per minute with a count of the suppressed errors. */
export function throttledReport(report: Report, now: () => number = Date.now): Report {
  const known = new LRUCache<string, { at: number; alike: number }>({ max: MOST });
  return (error, about) => {
    const kind = kindOf(error, about);
    const before = known.get(kind);
    if (before && now() - before.at < EVERY) {
      before.alike += 1;
      return;
    }
    known.set(kind, { at: now(), alike: 0 });
    report(error, about, before?.alike || undefined);
  };
}

// Errors that differ only in a job's id are similar. If a job has failed for the last time, `about` also contains the
// job's payload, after a space. Each final failure is reported.
function kindOf({ message }: Error, about: string): string {
  return `${about.includes(' ') ? about : ''} ${message.replace(/\S*\d\S*/g, '#')}`;
}
