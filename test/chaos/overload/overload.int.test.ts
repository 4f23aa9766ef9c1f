import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtServer } from '../built-server.ts';
import { inFolder } from '../workshop.ts';
import { overloadRun } from './overload-run.ts';

const LONG = 540_000;

// Apart from the other chaos runs: what a node can do is measured, so nothing else may run meanwhile.
describe('overload, a little of it', () => {
  it('twice what a node can do, and watchers who do not read, stop nobody', { timeout: LONG }, () =>
    inFolder('overload-test', async (folder) => {
      const code = { file: await builtServer(path.join(folder, 'built')) };
      const plan = { seconds: 4, tables: 64, readers: 200, code, folder } as const;
      const { findings, summary } = await overloadRun(plan, () => {});
      expect(findings, summary).toEqual([]);
    }),
  );
});
