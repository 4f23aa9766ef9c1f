import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from '../report.ts';

/** The time limit for a health check, and for a node to notice that its database is unavailable, in milliseconds. */
const PROMPT = 20_000;

/** Checks that every node is alive but reports that it is not ready. */
export async function mustNotBeReady(urls: readonly string[]): Promise<Findings> {
  return [...(await mustAnswer(urls, '/readyz', 503, PROMPT)), ...(await mustAnswer(urls, '/healthz', 200, PROMPT))];
}

/** Checks that every node becomes ready within `patience` milliseconds. */
export function mustBecomeReady(urls: readonly string[], patience: number): Promise<Findings> {
  return mustAnswer(urls, '/readyz', 200, patience);
}

async function mustAnswer(urls: readonly string[], path: string, wanted: number, patience: number): Promise<Findings> {
  const until = Date.now() + patience;
  const findings = await Promise.all(
    urls.map(async (url) => {
      for (;;) {
        const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(PROMPT) }).catch(() => null);
        await response?.body?.cancel();
        if (response?.status === wanted) return [];
        if (Date.now() > until) return [`${url}${path} answers ${response?.status ?? 'nothing'}, not ${wanted}`];
        await sleep(100);
      }
    }),
  );
  return findings.flat();
}

/** Returns the sum of a metric over all its lines, or those with this label; 0 if the node has counted nothing yet. */
export async function metric(url: string, name: string, label = ''): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const labels = label ? `\\{[^}]*${label}[^}]*\\}` : '(?:\\{[^}]*\\})?';
  const values = [...text.matchAll(new RegExp(`^${name}${labels} (\\S+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
}
