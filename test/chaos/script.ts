import { appendFileSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pc from 'picocolors';
import { anySeed, seedChance } from './chance.ts';
import { numbers, type Outcome, type Say } from './report.ts';

/** One run of a script. */
export interface Run {
  say: Say;
  /** By which it goes: printed, kept in its log, and given with `--seed` to do the same again. */
  seed: number;
  /** For the server's data; what is in it is gone after a run that passed. */
  folder: string;
}

interface Script<K extends string> {
  /** What is done, for the verdict. */
  title: string;
  /** Of its folders. */
  name: string;
  sizes: Readonly<Record<K, number>>;
  switches?: readonly string[];
}

interface Series<K extends string> {
  script: Script<K>;
  run(size: (name: K) => number, has: (name: string) => boolean, one: Run): Promise<Outcome>;
  number(name: K | 'repeat' | 'seed'): number;
  has(name: string): boolean;
  logs: string;
}

/**
 * Runs a script from the command line, `--repeat` times one after the other, each with the next seed after `--seed`:
 * progress, a verdict for each run, one for all, and the exit code that goes with it. The logs of all runs are kept.
 */
export async function runScript<K extends string>(script: Script<K>, run: Series<K>['run']): Promise<never> {
  const { number, has } = numbers<string>({ ...script.sizes, repeat: 1, seed: anySeed() }, script.switches);
  const logs = mkdtempSync(path.join(tmpdir(), `arbiter-${script.name}-logs-`));
  const series = { script, run, number, has, logs };
  const [first, times] = [number('seed'), number('repeat')];
  const failed: string[] = [];
  for (let index = 0; index < times; index++) {
    if (!(await runOnce(series, index + 1, first + index)))
      failed.push(`run ${index + 1} with --seed ${first + index}`);
  }
  const verdict = failed.length === 0 ? pc.green('PASSED') : pc.red('FAILED');
  const which = failed.length === 0 ? '' : `; failed: ${failed.join(', ')}`;
  console.log(`${verdict}  ${script.title}: ${times - failed.length} of ${times} runs${which}. Logs: ${logs}`);
  process.exit(failed.length === 0 ? 0 : 1);
}

async function runOnce<K extends string>({ script, run, number, has, logs }: Series<K>, nth: number, seed: number) {
  const folder = await mkdtemp(path.join(tmpdir(), `arbiter-${script.name}-`));
  await chmod(folder, 0o755); // PostgreSQL runs as another user when we are root
  const say = sayer(path.join(logs, `run-${nth}.log`));
  say(`run ${nth}, seed ${seed}`);
  seedChance(seed);
  const outcome = await run(number, has, { say, seed, folder }).catch(brokenOff);
  for (const finding of outcome.findings.slice(0, 20)) say(pc.red(finding));
  const passed = outcome.findings.length === 0;
  say(
    `${passed ? pc.green('PASSED') : pc.red(`FAILED (${outcome.findings.length})`)}  ${script.title}: ${outcome.summary}`,
  );
  const server = path.join(folder, 'server.log');
  if (existsSync(server)) copyFileSync(server, path.join(logs, `run-${nth}-server.log`));
  if (passed) rmSync(folder, { recursive: true, force: true });
  else say(`what is left of the run: ${folder}`);
  return passed;
}

function brokenOff(error: unknown): Outcome {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { findings: [why], summary: 'it broke off' };
}

function sayer(file: string): Say {
  const began = Date.now();
  return (line) => {
    const timed = `${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`;
    console.log(timed);
    appendFileSync(file, `${timed}\n`);
  };
}
