import { randomUUID } from 'node:crypto';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The smallest id, which no row has. */
export const FIRST_UUID = '00000000-0000-0000-0000-000000000000';

/** PostgreSQL rejects ids in any other format. With uppercase, an id would have two spellings in caches. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * Creates a UUIDv7, which begins with its time: rows of the same time are neighbours in an index, however large it is.
 * 74 bits are random.
 * @param now the time in milliseconds since 1970
 */
export function timedUuid(now: number): string {
  const time = Math.floor(now).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
