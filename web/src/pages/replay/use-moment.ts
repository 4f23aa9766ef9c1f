import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { addressOf, type Moment, momentIn } from './record/moment.ts';

/** Milliseconds of rest before the address says where one is: browsers take only so many changes of it. */
const REST = 300;

export interface Moments {
  moment: Moment;
  go(version: number): void;
  see(viewer: Moment['viewer']): void;
}

/** Where the reader is in a record. The address follows, and may be given to somebody else. */
export function useMoment(query: URLSearchParams, last: number, seats: number): Moments {
  const [moment, setMoment] = useState(() => momentIn(query, last, seats));
  const written = useRef(query.toString());
  useEffect(() => {
    // Somebody else has changed the address: the way back, a link.
    if (query.toString() === written.current) return;
    written.current = query.toString();
    setMoment(momentIn(query, last, seats));
  }, [query, last, seats]);
  useEffect(() => {
    const write = (): void => {
      const here = new URLSearchParams(location.search);
      if (here.toString() !== written.current) return; // somebody else has changed it: that counts
      const address = addressOf(location.pathname, here, moment);
      if (address === `${location.pathname}?${here}`) return;
      written.current = new URLSearchParams(address.slice(address.indexOf('?'))).toString();
      navigate(address, { replace: true });
    };
    const timer = setTimeout(write, REST);
    return () => clearTimeout(timer);
  }, [moment]);
  const go = useCallback(
    (version: number) => setMoment((old) => ({ ...old, version: Math.max(0, Math.min(version, last)) })),
    [last],
  );
  const see = useCallback((viewer: Moment['viewer']) => setMoment((old) => ({ ...old, viewer })), []);
  return { moment, go, see };
}
