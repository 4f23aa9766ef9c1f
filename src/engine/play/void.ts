import type { Result } from '../game/result.ts';
import { same } from '../json.ts';
import type { Entry } from './entry.ts';

/** The `why` of a match that a server error stopped. No seat wins, and no seat is ranked. */
export const VOID = 'VOID';

export function voidResult(): Result {
  return { ranks: [], why: VOID };
}

export function isVoid(result: Result | null): boolean {
  return same(result, voidResult());
}

/** The last entry of a match that cannot continue is built and applied without the game's rules, which failed. */
export function voidEntry(version: number): Entry {
  const finished = { fact: 'finished' as const, ranks: [], why: VOID, awards: [] };
  return { version, kind: 'VOID', seat: null, move: null, facts: [finished], agenda: [0] };
}

export function isVoidEntry({ version, kind, seat, move, facts, agenda }: Entry): boolean {
  return kind === 'VOID' && same({ version, kind, seat, move, facts, agenda }, voidEntry(version));
}
