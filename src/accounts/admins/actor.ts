import type { Caller } from '../caller.ts';

/** The operator at the server's command line, who needs no role. Only `src/admin` may use this value. */
export const COMMAND_LINE = Symbol('command line');

/** The person behind an act in the operator log. */
export type Actor = Caller | typeof COMMAND_LINE;

/** Returns null for the command line. */
export function idOf(actor: Actor): string | null {
  return actor === COMMAND_LINE ? null : actor.id;
}
