/** Returns the address of a game's rules, at a section or a term. */
export function rulesAddress(game: string, id = ''): string {
  return `/games/${encodeURIComponent(game)}/rules${id && `#${id}`}`;
}
