/** The address of the sign-in page that returns to the current page. */
export function signInAddress(): string {
  return `/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`;
}

/**
 * The path that `next` of a sign-in address names. Another site's address, or none, leads to the lobby, because anyone can
 * write a link. Browsers drop tabs and line breaks and read `\\` as `/`, so their own parser decides.
 */
export function pathAfterSignIn(next: string, origin: string): string {
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  const path = url ? url.pathname + url.search + url.hash : '/';
  const isOurs = next.startsWith('/') && url?.origin === origin && !path.startsWith('//');
  return isOurs ? path : '/';
}
