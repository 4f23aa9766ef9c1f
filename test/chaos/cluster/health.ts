import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from '../report.ts';

/** How long to wait for a health check, and for a node to notice that its database is away, in milliseconds. */
const PROMPT = 20_000;

/** The status of a health check; null if there was no answer. */
export async function statusOf(url: string, path: '/readyz' | '/healthz'): Promise<number | null> {
  const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(PROMPT) }).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? null;
}

/** Every running node reports that it is not ready, and that it is alive. */
export async function mustNotBeReady(urls: readonly string[]): Promise<Findings> {
  const findings = await Promise.all(
    urls.map(async (url) => {
      const until = Date.now() + PROMPT;
      let ready = await statusOf(url, '/readyz');
      for (; ready === 200 && Date.now() < until; ready = await statusOf(url, '/readyz')) await sleep(100);
      const alive = await statusOf(url, '/healthz');
      return [
        ...(ready === 503 ? [] : [`/readyz answers ${ready} while the database does not answer`]),
        ...(alive === 200 ? [] : [`/healthz answers ${alive} while the database does not answer`]),
      ];
    }),
  );
  return findings.flat();
}

/** Every node becomes ready within this many milliseconds. */
export async function mustBecomeReady(urls: readonly string[], patience: number): Promise<Findings> {
  const until = Date.now() + patience;
  const late = await Promise.all(
    urls.map(async (url) => {
      while ((await statusOf(url, '/readyz')) !== 200) {
        if (Date.now() > until) return [`${url} is not ready ${patience} ms after the fault`];
        await sleep(100);
      }
      return [];
    }),
  );
  return late.flat();
}

/** The sum of a metric over all lines, or those with this label; 0 if the node has not counted anything yet. */
export async function metric(url: string, name: string, label = ''): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const labels = label ? `\\{[^}]*${label}[^}]*\\}` : '(?:\\{[^}]*\\})?';
  const values = [...text.matchAll(new RegExp(`^${name}${labels} (\\S+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
}
