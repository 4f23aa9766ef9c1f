/**
 * How long somebody waits who hears nothing, in milliseconds. Lost news are found for all watchers of a log together (`heal.ts` of matches and of
 * tournaments): this is for what nobody has thought of.
 */
const PATIENCE = 60_000;
/** How old what is known of a log may be for somebody who has heard nothing, in milliseconds. */
export const RECENT = 2500;

/**
 * Until somebody looks again though nothing is heard, in milliseconds.
 * @param next when there is more to see, in milliseconds since 1970; null: when somebody tells of it
 * @param now in milliseconds since 1970
 */
export function patience(next: number | null, now: number): number {
  return next === null ? PATIENCE : Math.min(PATIENCE, Math.max(1, Math.ceil(next - now)));
}
