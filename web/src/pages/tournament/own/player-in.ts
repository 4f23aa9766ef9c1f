/** Returns the player id in a pasted page address. Any other text is taken as an id. */
export function playerIn(text: string): string {
  const trimmed = text.trim();
  const [, id] = /\/players\/([^/?#]+)/.exec(trimmed) ?? [];
  return id ? decodeURIComponent(id) : trimmed;
}
