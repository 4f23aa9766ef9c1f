import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, it, vi } from 'vitest';
import { sendTraces } from './trace-sender.ts';

const collector = createServer();
afterEach(() => {
  vi.useRealTimers();
  collector.close().closeAllConnections();
});

it('a stop does not wait for a collector that accepts spans and never answers', async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo; // the collector listens on a port
  const traces = sendTraces({ url: `http://127.0.0.1:${port}/v1/traces`, service: 'test', share: 1 }, () => {});
  traces.begin('a span').end();
  // Two seconds pass, which is less than the exporter's own time-out, so only the stop itself can end the wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = once(collector, 'request');
  const stopped = traces.close();
  await sent;
  await vi.advanceTimersByTimeAsync(2000);
  await stopped;
});
