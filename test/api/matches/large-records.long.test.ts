import { request } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { startServer } from '../server.ts';

const MIB = 1024 * 1024;
const AT_ONCE = 16;
const EACH = 40;
/**
 * The memory limit in MiB. The server accepts 96 MiB of waiting documents. Assembling a document briefly holds it in
 * memory twice, reading it needs memory for one more line, and garbage stays until it is collected. The clients send
 * 640 MiB in total.
 */
const MOST = 560;

const server = await closeAfterAll(startServer());

/** Posts a document of `mib` MiB that is not a record. Returns the status. */
function posted(mib: number): Promise<number> {
  return new Promise((answered, failed) => {
    const headers = { 'content-type': 'application/x-ndjson' };
    const sent = request(`${server.address}/v1/tournaments/verify`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answered(answer.statusCode ?? 0);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A refused client may still be sending when the server closes the connection.
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') answered(429);
      else failed(error);
    });
    const part = Buffer.alloc(MIB, ' ');
    Readable.from(Array.from({ length: mib }, () => part)).pipe(sent);
  });
}

test('many large records at the same time take no more memory than a few', async () => {
  await posted(1); // starts the worker thread
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
