/** Returns the id if a text is an id or contains one, as the addresses of pages do; otherwise null. */
export function idIn(text: string): string | null {
  const found = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i.exec(text);
  return found ? found[0].toLowerCase() : null;
}
