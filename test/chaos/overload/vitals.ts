import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from '../report.ts';

/** How long anybody waits to be told how a node is, in milliseconds. */
const PATIENCE = 60_000;
/** The part of the times that a node may not be ready: where a machine has too little left for PostgreSQL, it does not answer in time. */
const AWAY = 0.2;
/** How often they are asked. */
const EVERY = 500;

/** Whether a node lives and is ready, and how much memory it has, while a lot is asked of it. */
export interface Vitals {
  /** The most bytes that it had. */
  most(): number;
  /** The longest that it took to say how it is, in milliseconds. */
  slowest(): number;
  stop(): Promise<void>;
}

export function watchVitals(url: string, findings: Findings): Vitals {
  const halt = new AbortController();
  let [most, slowest, times, notReady] = [0, 0, 0, 0];
  const watch = async (): Promise<void> => {
    while (!halt.signal.aborted) {
      for (const path of ['/healthz', '/readyz']) {
        const began = performance.now();
        const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
        if (path === '/readyz' && response?.status === 503) notReady++;
        else if (response?.status !== 200)
          findings.push(`${path} says ${response?.status ?? `nothing within ${PATIENCE} ms`}`);
        await response?.body?.cancel();
        slowest = Math.max(slowest, performance.now() - began);
      }
      times++;
      most = Math.max(most, await memoryOf(url));
      await sleep(EVERY, undefined, { signal: halt.signal }).catch(() => {});
    }
  };
  const watching = watch();
  return {
    most: () => most,
    slowest: () => slowest,
    async stop() {
      halt.abort();
      await watching;
      if (notReady > AWAY * times)
        findings.push(`/readyz says ${notReady} times of ${times} that the node is not ready`);
    },
  };
}

/** Bytes. */
export async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^arbiter_process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** Asks something small until it is refused: with which status, code and times to wait. Null: it never was. */
export async function refusalOverHttp(url: string, halt: AbortSignal): Promise<string | null> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  };
  for (; !halt.aborted; await sleep(20)) {
    const response = await fetch(`${url}/graphql`, request).catch(() => null);
    const text = (await response?.text()) ?? '';
    if (response?.status !== 503) continue;
    const [error] = JSON.parse(text).errors ?? [];
    const header = Number(response.headers.get('retry-after'));
    const same = header > 0 && header === error?.extensions?.retryAfter;
    return `503 ${error?.extensions?.code}${same ? '' : ', without the same time to wait in header and body'}`;
  }
  return null;
}
