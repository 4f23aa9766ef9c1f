import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer({ RATE_LIMIT: '0' }));

const QUERY = JSON.stringify({
  query: '{ games { id title } __schema { types { name description fields { name description } } } }',
});

/** Sends a request and hangs up: at the first bytes of the response, or after some milliseconds. */
function hangUp(encoding: string, after: number | null): Promise<void> {
  const { port, hostname } = new URL(server.address);
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\naccept-encoding: ${encoding}`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(QUERY)}\r\n\r\n${QUERY}`);
      if (after !== null) setTimeout(() => socket.destroy(), after);
    });
    if (after === null) socket.once('data', () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

it('a client that hangs up during a compressed response is not counted as an error of ours', async () => {
  for (let i = 0; i < 40; i++) await hangUp(i % 2 ? 'br' : 'gzip', i % 4 === 0 ? null : i);
  // The server may still be working on some of them. These requests come after them in its log.
  for (let i = 0; i < 3; i++) expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(metrics).not.toMatch(/arbiter_refusals_total\{code="INTERNAL"\} [1-9]/);
  expect(server.logged()).not.toContain('unexpected error');
});
