import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from '../report.ts';

/** How long `/readyz` and `/healthz` may take to answer, and to notice that all has fallen silent, in milliseconds. */
const SOON = 4000;

/** Asks whether the process lives and whether it can serve, and notes what is not as it should be. */
export interface Readiness {
  findings: Findings;
  /** Answers of each kind so far. */
  ready: number;
  notReady: number;
  /** Nothing can be reached behind the server: it must say so soon, and that it lives. */
  mustNotBeReady(): Promise<void>;
  /** All can be reached again: it must say so within that many milliseconds. */
  mustBecomeReady(within: number): Promise<void>;
}

export function watchReadiness(url: string): Readiness {
  const ask = async (path: string): Promise<number | null> => {
    const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(SOON) }).catch(() => null);
    await response?.body?.cancel();
    return response?.status ?? null;
  };
  const readiness: Readiness = {
    findings: [],
    ready: 0,
    notReady: 0,
    async mustNotBeReady() {
      const until = Date.now() + SOON;
      let ready = await ask('/readyz');
      for (; ready === 200 && Date.now() < until; ready = await ask('/readyz')) await sleep(100);
      const lives = await ask('/healthz');
      if (ready === 503) readiness.notReady++;
      else readiness.findings.push(`/readyz answers ${ready} while the database says nothing`);
      if (lives !== 200) readiness.findings.push(`/healthz answers ${lives} while the database says nothing`);
    },
    async mustBecomeReady(within) {
      const until = Date.now() + within;
      for (let answer = await ask('/readyz'); answer !== 200; answer = await ask('/readyz')) {
        if (answer === null) readiness.findings.push(`/readyz does not answer within ${SOON} ms`);
        if (Date.now() > until) {
          readiness.findings.push(`/readyz answers ${answer} ${within} ms after the stall`);
          return;
        }
        await sleep(100);
      }
      readiness.ready++;
    },
  };
  return readiness;
}
