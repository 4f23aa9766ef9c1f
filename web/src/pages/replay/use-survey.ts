import { useEffect, useState } from 'preact/hooks';
import type { Opened } from './record/opened.ts';

/** The number of entries per time slice of about ten milliseconds. */
const AT_ONCE = 100;

/** Scans the rest of a record in the background. Returns true once turns, marks and every text are known. */
export function useSurvey(record: Opened): boolean {
  const [done, setDone] = useState(record.frames.whole);
  useEffect(() => {
    let timer = 0;
    const go = (): void => {
      if (record.survey(AT_ONCE)) timer = window.setTimeout(go);
      else setDone(true);
    };
    go();
    return () => window.clearTimeout(timer);
  }, [record]);
  return done;
}
