import { LRUCache } from 'lru-cache';

type Report = (error: Error, about: string, alike?: number) => void;

/** How long alike errors are counted, not reported, in milliseconds. */
const EVERY = 60_000;
/** Kinds of errors that are remembered. */
const MOST = 1000;

/**
 * Reports the first of many alike errors, then one a minute with the number left out: when a store is away, each job fails alike.
 */
export function calmReport(report: Report, now: () => number = Date.now): Report {
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

// Ids of jobs are no difference. A job that failed for the last time names its payload behind a space: each counts by itself.
function kindOf({ message }: Error, about: string): string {
  return `${about.includes(' ') ? about : ''} ${message.replace(/\S*\d\S*/g, '#')}`;
}
