/** Scrolls to a section or term and moves the focus there. Does nothing if there is no such place. */
export function showRule(id: string): void {
  const found = document.getElementById(id);
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
}
