import { afterAll } from 'vitest';

/** Opens a server or a test environment for all tests of a file, and closes it after the last test. */
export async function closeAfterAll<T extends { close(): Promise<void> } | { stop(): Promise<void> }>(
  opening: Promise<T>,
): Promise<T> {
  const opened = await opening;
  afterAll(() => ('close' in opened ? opened.close() : opened.stop()));
  return opened;
}
