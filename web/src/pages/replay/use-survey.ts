import { useEffect, useState } from 'preact/hooks';
import type { Opened } from './record/opened.ts';

/** Entries between two breaths: some ten milliseconds. */
const AT_ONCE = 100;

/** Looks over the rest of a record while the page goes on. True when turns, marks and every text are known. */
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
