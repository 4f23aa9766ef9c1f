import type { Result } from '../game/result.ts';
import { same } from '../json.ts';
import type { Entry } from './entry.ts';

/** The `why` of a match stopped by an error of the server: no seat wins or is ranked. */
export const VOID = 'VOID';

/** The result of a void match. */
export function voidResult(): Result {
  return { ranks: [], why: VOID };
}

/** Whether a match was ended because its rules failed. */
export function isVoid(result: Result | null): boolean {
  return same(result, voidResult());
}

/**
 * The last entry of a match that cannot continue. Built and applied without the game's rules, because they have
 * failed: its fact is the engine's own.
 */
export function voidEntry(version: number): Entry {
  const finished = { fact: 'finished' as const, ranks: [], why: VOID, awards: [] };
  return { version, kind: 'VOID', seat: null, move: null, facts: [finished], agenda: [0] };
}

/** Whether an entry is exactly the one that {@link voidEntry} builds. */
export function isVoidEntry({ version, kind, seat, move, facts, agenda }: Entry): boolean {
  return kind === 'VOID' && same({ version, kind, seat, move, facts, agenda }, voidEntry(version));
}
