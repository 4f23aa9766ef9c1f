import type { AnyGame } from '../../../../src/engine/index.ts';

/** The rules of every game by folder, loaded when a record needs them. */
const FOLDERS = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../src/games/*/index.ts');

/** Loads the rules of a game; null if they are not available. */
export async function rulesOf(id: string): Promise<AnyGame | null> {
  const path = `../../../../src/games/${id}/index.ts`;
  const load = Object.hasOwn(FOLDERS, path) ? FOLDERS[path] : undefined;
  if (!load) return null;
  return Object.values(await load()).find((part): part is AnyGame => isGame(part, id)) ?? null;
}

function isGame(part: unknown, id: string): boolean {
  return typeof part === 'object' && part !== null && 'id' in part && 'rulesVersion' in part && part.id === id;
}
