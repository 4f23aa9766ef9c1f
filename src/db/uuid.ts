const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The smallest id, which no row has. */
export const FIRST_UUID = '00000000-0000-0000-0000-000000000000';

/** PostgreSQL rejects ids in any other format. With uppercase, an id would have two spellings in caches. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
