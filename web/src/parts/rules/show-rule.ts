/** Scrolls to a section or term and moves the focus there. Returns false if there is no such place. */
export function showRule(id: string): boolean {
  const found = document.getElementById(id);
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
  return found !== null;
}
