/** Returns the address of the sign-in page that returns to the current page. */
export function signInAddress(): string {
  return `/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`;
}

/**
 * Returns the path named by `next` in a sign-in page's address. If it is missing or belongs to another site, the path
 * is the lobby's, because anyone can write a link. The browser's own parser decides: it drops tabs and line breaks and
 * reads `\\` as `/`.
 */
export function pathAfterSignIn(next: string, origin: string): string {
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  const path = url ? url.pathname + url.search + url.hash : '/';
  const isOurs = next.startsWith('/') && url?.origin === origin && !path.startsWith('//');
  return isOurs ? path : '/';
}
