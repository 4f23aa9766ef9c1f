import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtCommit, builtServer } from '../load/built-server.ts';
import { anySeed } from '../load/random.ts';
import { newFolder } from '../load/run-folder.ts';
import { FAULTS, WORKLOADS } from './matrix.ts';
import { reportOf } from './report.ts';
import type { Builds } from './run.ts';
import { type Cell, runCell } from './run-cell.ts';

const { values } = parseArgs({
  options: {
    fault: { type: 'string', default: 'all' },
    workload: { type: 'string', default: 'matches' },
    minutes: { type: 'string', default: '1' },
    tables: { type: 'string', default: '8' },
    times: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(anySeed()) },
    old: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

if (values.list) list();
else process.exit((await runAll()) ? 0 : 1);

function list(): void {
  for (const [title, all] of Object.entries({ fault: FAULTS, workload: WORKLOADS }))
    for (const [name, { about }] of Object.entries(all)) console.log(`--${title} ${name.padEnd(14)} ${about}`);
}

/** Runs the chosen cells `--times` times, each time with the next seed. Returns true if all of them passed. */
async function runAll(): Promise<boolean> {
  const folder = await newFolder('chaos');
  const faults = chosen('fault', FAULTS);
  const builds = await build(folder, faults);
  let passed = true;
  for (const fault of faults)
    for (const workload of chosen('workload', WORKLOADS))
      for (let time = 0; time < number('times'); time++) {
        const seed = number('seed') + time;
        const cell = { fault, workload, seed, minutes: number('minutes'), tables: number('tables'), builds };
        passed = (await runOne({ ...cell, folder: path.join(folder, `${fault}-${workload}-${seed}`) })) && passed;
      }
  if (passed) await rm(folder, { recursive: true, force: true });
  else console.log(`\nThe logs and data of the failed runs are in ${folder}`);
  return passed;
}

async function runOne(cell: Cell): Promise<boolean> {
  const { fault, workload, minutes, tables, seed, folder } = cell;
  mkdirSync(folder, { mode: 0o755 });
  const title = `${fault} × ${workload}, ${minutes} min, seed ${seed}`;
  console.log(title);
  const began = Date.now();
  const say = (line: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`);
  const outcome = await runCell(cell, say).catch((error: unknown) => {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { done: 'it stopped early', acknowledged: '-', checked: '-', findings: [why] };
  });
  if (outcome.findings.length === 0) await rm(folder, { recursive: true, force: true });
  const old = values.old ? ` --old ${values.old}` : '';
  const cells = `--fault ${fault} --workload ${workload} --minutes ${minutes} --tables ${tables} --seed ${seed}${old}`;
  console.log(`\n${reportOf(title, outcome, `npm run chaos -- ${cells}`)}\n`);
  return outcome.findings.length === 0;
}

async function build(folder: string, faults: readonly string[]): Promise<Builds> {
  const [now, before] = [path.join(folder, 'new'), path.join(folder, 'old')];
  mkdirSync(now);
  const NEW = await builtServer(now);
  if (!faults.some((name) => FAULTS[name]?.old)) return { NEW, OLD: NEW };
  const yesterday = ['rev-list', '-1', '--before=1.day', 'HEAD'];
  const commit = values.old ?? execFileSync('git', yesterday, { encoding: 'utf8' }).trim();
  return { NEW, OLD: await builtCommit(before, commit) };
}

function chosen(option: 'fault' | 'workload', all: object): string[] {
  return values[option] === 'all' ? Object.keys(all) : values[option].split(',');
}

function number(option: 'minutes' | 'tables' | 'times' | 'seed'): number {
  const value = Number(values[option]);
  if (!(value >= 0)) throw new RangeError(`--${option} must be a number, not ${values[option]}`);
  return value;
}
