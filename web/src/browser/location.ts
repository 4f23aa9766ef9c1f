import { useEffect, useState } from 'preact/hooks';
import { read, tell } from './window-events.ts';

/** The current address. */
export interface Place {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

const CHANGED = 'arbiter:moved';

/** Goes to another page without reloading. With `replace`, the current page is removed from the history. */
export function navigate(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  tell(CHANGED);
  if (!replace) scrollTo(0, 0);
}

export function usePlace(): Place {
  const [place, setPlace] = useState(here);
  useEffect(() => read([CHANGED, 'popstate'], () => setPlace(here())), []);
  return place;
}

function here(): Place {
  return { pathname: location.pathname, query: new URLSearchParams(location.search) };
}

/** Handles clicks on links to our own pages. The links remain links, so that they can be opened in another tab. */
export function followLinks(): () => void {
  return read(['click'], (event) => {
    const address = event instanceof MouseEvent ? ownAddress(event) : null;
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  });
}

/** Returns whether a click follows a link in this tab. Other clicks open a tab or window, or save the target. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.away !== undefined) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || (url.hash && url.pathname === location.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
