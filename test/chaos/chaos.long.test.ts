import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtServer } from '../load/built-server.ts';
import { anySeed } from '../load/random.ts';
import { newFolder } from '../load/run-folder.ts';
import { reportOf } from './report.ts';
import { runCell } from './run-cell.ts';

/** A few cells, each for a short time. `npm run chaos` runs all of them for as long as you like. */
const CELLS = [
  ['kill', 'bots'],
  ['stall', 'watchers'],
] as const;

describe('a little chaos', () => {
  let folder: string;
  let built: string;

  beforeAll(async () => {
    folder = await newFolder('chaos-test');
    built = await builtServer(path.join(folder, 'built'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(CELLS)('%s × %s', { timeout: 900_000 }, async (fault, workload) => {
    const seed = anySeed();
    const builds = { NEW: built, OLD: built };
    const cell = { fault, workload, minutes: 0.1, tables: 2, seed, builds, folder: path.join(folder, fault) };
    const outcome = await runCell(cell, () => {});
    expect(outcome.findings, reportOf(`${fault} × ${workload}`, outcome, `--seed ${seed}`)).toEqual([]);
  });
});
