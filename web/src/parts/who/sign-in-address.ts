/** Where one signs in, and comes back from to the page that is shown now. */
export function signInAddress(): string {
  return `/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`;
}
