import { request } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { startServer } from '../server.ts';

const MIB = 1024 * 1024;
const AT_ONCE = 16;
const EACH = 40;
/**
 * MiB. What may come and wait is 96 MiB; one document is there twice for the moment in which it is put together, one line more
 * while it is read, and what is not needed any more until it is swept up. All that is sent is 640.
 */
const MOST = 560;

const server = await closeAfterAll(startServer());

/** Posts a document of so many MiB that is no record; the status of the answer. */
function posted(mib: number): Promise<number> {
  return new Promise((answered, failed) => {
    const headers = { 'content-type': 'application/x-ndjson' };
    const sent = request(`${server.address}/v1/tournaments/verify`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answered(answer.statusCode ?? 0);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Whoever is refused may still be sending when the connection is closed.
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') answered(429);
      else failed(error);
    });
    const part = Buffer.alloc(MIB, ' ');
    Readable.from(Array.from({ length: mib }, () => part)).pipe(sent);
  });
}

test('many who bring large records at once take no more memory than a few', async () => {
  await posted(1); // the thread is there
  const before = process.memoryUsage.rss();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before);
  }, 10);
  const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => posted(EACH)));
  clearInterval(watch);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(Math.round(most / MIB)).toBeLessThan(MOST);
  expect(most).toBeGreaterThan(0);
  expect(await posted(1)).toBe(400);
});
