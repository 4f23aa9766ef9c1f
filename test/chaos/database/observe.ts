import { setTimeout as sleep } from 'node:timers/promises';

/** Answers by what was asked and their code, in each phase of a run. */
export interface Tally {
  phase: string;
  heard(query: string, code: string): void;
  /** One line for each phase. */
  lines(): string[];
  count(code: string): number;
}

export function newTally(): Tally {
  const counts = new Map<string, Map<string, number>>();
  const tally: Tally = {
    phase: 'before',
    heard(query, code) {
      const codes = counts.get(tally.phase) ?? new Map<string, number>();
      counts.set(tally.phase, codes);
      const what = `${query.includes('submitMove') ? 'move' : 'other'} ${code}`;
      codes.set(what, (codes.get(what) ?? 0) + 1);
    },
    lines: () =>
      [...counts].map(([phase, codes]) => {
        const all = [...codes].sort().map(([what, count]) => `${count} ${what}`);
        return `answers ${phase}: ${all.join(', ')}`;
      }),
    count: (code) =>
      [...counts.values()].reduce(
        (sum, codes) => sum + (codes.get(`move ${code}`) ?? 0) + (codes.get(`other ${code}`) ?? 0),
        0,
      ),
  };
  return tally;
}

/** The changes of a node's `/readyz`. */
export interface ReadyLog {
  changes: { at: number; status: number | null }[];
  stop(): Promise<void>;
}

export function watchReady(url: string): ReadyLog {
  const halt = new AbortController();
  const changes: ReadyLog['changes'] = [];
  const asking = (async () => {
    for (; !halt.signal.aborted; await sleep(100)) {
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(4000) }).catch(() => null);
      await response?.body?.cancel();
      const status = response?.status ?? null;
      if (changes.at(-1)?.status !== status) changes.push({ at: Date.now(), status });
    }
  })();
  return {
    changes,
    async stop() {
      halt.abort();
      await asking;
    },
  };
}

/** One counter of a node; 0 when it has not counted anything yet. */
export async function counted(url: string, line: RegExp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(line.exec(text)?.[1] ?? 0);
}
