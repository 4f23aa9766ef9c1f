import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { observeRequests } from '../../../src/api/request/observe-requests.ts';
import { Meters } from '../../../src/telemetry/metrics.ts';
import { sendTraces } from '../../../src/telemetry/trace-sender.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { otlpReceiver } from '../../otlp-receiver.ts';
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
  // The server may still be working on earlier requests. The log lists later requests after those.
  for (let i = 0; i < 3; i++) expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(metrics).not.toMatch(/arbiter_refusals_total\{code="INTERNAL"\} [1-9]/);
  expect(server.logged()).not.toContain('unexpected error');
});

it('a client that hangs up before its response is measured and traced, with the status 499', async () => {
  const collector = await otlpReceiver();
  const traces = sendTraces({ url: `${collector.url}/v1/traces`, service: 'arbiter', share: 1 }, () => {});
  const meters = new Meters();
  const app = fastify();
  observeRequests(app, { traces, meters });
  app.get('/slow', (_, reply) => {
    client.destroy();
    return new Promise((resolve) => reply.raw.once('close', () => resolve('too late')));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1', () => client.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'));
  const count = 'arbiter_http_request_duration_seconds_count{method="GET",route="/slow",status="499"} 1';
  await expect.poll(() => meters.registry.metrics(), { timeout: 60_000 }).toContain(count);
  const span = { name: 'GET /slow', attributes: { 'http.response.status_code': '499' }, failed: false };
  await expect.poll(() => collector.spans, { timeout: 60_000 }).toMatchObject([span]);
  await traces.close();
  await app.close();
  await collector.close();
});
