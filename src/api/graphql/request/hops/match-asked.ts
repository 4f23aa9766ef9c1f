import type { Asked } from '../asked.ts';

/** The match that something is asked of. */
export interface MatchAsked {
  matchId: string;
  /** The client has a name of its own for it, so that it can be asked again without being done again. */
  isKeyed: boolean;
}

/** Whether it looks like one. */
export function isMatchId(text: string): boolean {
  return UUID.test(text);
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Which match a move or a query is about, as far as it can be seen without reading the document: who plays most of them says it in a
 * variable. Whoever is mistaken asks another node than the best one, and no more. Null: of no match, or it cannot be seen.
 */
export function matchAsked(document: string, variables: Asked['variables']): MatchAsked | null {
  if (!variables || !(document.includes('submitMove') || document.includes('match('))) return null;
  for (const name in variables) {
    const value = variables[name];
    if (typeof value === 'string') {
      if ((name === 'id' || name === 'matchId') && UUID.test(value)) return { matchId: value, isKeyed: false };
      continue;
    }
    if (typeof value !== 'object' || value === null || !('matchId' in value)) continue;
    const { matchId } = value;
    if (typeof matchId !== 'string' || !UUID.test(matchId)) continue;
    return { matchId, isKeyed: 'key' in value && typeof value.key === 'string' };
  }
  return null;
}
