import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { addressOf, type Moment, momentIn } from './record/moment.ts';

/** The delay in milliseconds before the address follows the position, because browsers limit the rate of changes. */
const REST = 300;

export interface Moments {
  moment: Moment;
  go(version: number): void;
  see(viewer: Moment['viewer']): void;
}

/** Returns the reader's position in a record. The address follows the position and can be shared. */
export function useMoment(query: URLSearchParams, last: number, seats: number): Moments {
  const [moment, setMoment] = useState(() => momentIn(query, last, seats));
  const written = useRef(query.toString());
  useEffect(() => {
    // The back button or a link has changed the address.
    if (query.toString() === written.current) return;
    written.current = query.toString();
    setMoment(momentIn(query, last, seats));
  }, [query, last, seats]);
  useEffect(() => {
    const write = (): void => {
      const here = new URLSearchParams(location.search);
      if (here.toString() !== written.current) return; // a change of the address by other code takes precedence
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
