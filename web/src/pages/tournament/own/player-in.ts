/** The id of a player whose page's address somebody has pasted; what is no address is taken for an id. */
export function playerIn(text: string): string {
  const trimmed = text.trim();
  const [, id] = /\/players\/([^/?#]+)/.exec(trimmed) ?? [];
  return id ? decodeURIComponent(id) : trimmed;
}
