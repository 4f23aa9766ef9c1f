const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The smallest id, which no row has. */
export const FIRST_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * Whether a text has the form of our ids. PostgreSQL fails on other texts. It also accepts uppercase, but then one id would have
 * two names in memory.
 */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
