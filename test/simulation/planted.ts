import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A mistake deliberately planted in the product by replacing text in a source file. */
export interface Planted {
  name: string;
  edits: readonly (readonly [file: string, from: string, to: string])[];
}

const WRITTEN = `new Promise<'WRITTEN'>((done) => setTimeout(() => done('WRITTEN'), 5))`;
const SEES = 'await accessFor(context, caller, match)';

// The mistakes by name, with the file in src, the text to find, and its replacement.
export const PLANTED: readonly Planted[] = Object.entries({
  'acknowledge before commit': [
    ['ledger/commit.ts', '= await commits.append(line);', `= await Promise.race([commits.append(line), ${WRITTEN}]);`],
  ],
  'lost wake-up': [['ledger/follow/wake-signal.ts', 'rung = true;', '']],
  'early time-out': [['matches/match/clocks.ts', 'deadline <= now ?', 'deadline <= now + 500 ?']],
  'double apply': [
    ['matches/log/cache/match-cache.ts', 'version > match.version)', 'version >= match.version)'],
    ['matches/log/cache/fold-entries.ts', 'if (entry.version !== (at?.version ?? -1) + 1) break;', ''],
  ],
  'stale cache served': [['ledger/state-cache.ts', 'held.checked < maxAge)', 'held.checked < maxAge + 1000)']],
  'resume gap': [
    ['ledger/follow/stream-follower.ts', 'latest.state.version) + 1', 'latest.state.version) + (after ? 2 : 1)'],
  ],
  'leaked card on resume': [
    [
      'matches/queries/watch-match.ts',
      `watched(${SEES}, match)`,
      `watched({ ...(${SEES}), viewer: 'everything' }, match)`,
    ],
  ],
  "job kept after its worker's death": [['jobs/job-locks.ts', 'lockDuration: 3000,', 'lockDuration: 300_000,']],
  'key replayed for another player': [
    [
      'matches/commands/submit-move.ts',
      'seatsAt(cached.match, caller, arrived)',
      'cached.match.seats.map((one) => one.seat)',
    ],
  ],
  'snapshot of other rules': [['matches/log/snapshots/snapshot.ts', 'if (folded_by !== foldedBy) return null;', '']],
} satisfies Record<string, [string, string, string][]>).map(([name, edits]) => ({ name, edits }));

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Finding {
  name: string;
  /** The seed that found the mistake; null if none did. */
  seed: number | null;
  faults: number;
  violation: string;
}

/** Plants a mistake into a copy of the program in memory, and simulates until the mistake is found. */
export async function findPlanted(
  planted: Planted,
  { seed, faults }: { seed: number; faults: number },
): Promise<Finding> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-planted-'));
  try {
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const program = path.join(folder, 'run.js');
    await bundle(planted, program);
    const args = [program, '--seed', String(seed), '--faults', String(faults)];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const [, found = null] = /--seed (\d+)/.exec(stdout) ?? [];
    const [, tried = '0'] = /^(\d+) faults/m.exec(stdout) ?? [];
    const [violation = ''] = stdout.split('\n');
    return { name: planted.name, seed: found === null ? null : Number(found), faults: Number(tried), violation };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bundle({ edits }: Planted, outfile: string): Promise<void> {
  const missing = new Set(edits);
  await build({
    ...{ entryPoints: [path.join(ROOT, 'test/simulation/run.ts')], outfile, bundle: true, logLevel: 'warning' },
    ...{ platform: 'node', format: 'esm', target: 'node20', packages: 'external' },
    plugins: [
      {
        name: 'planted',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
            let contents = await readFile(file, 'utf8');
            for (const one of edits) {
              const [of, from, to] = one;
              if (path.join(ROOT, 'src', of) !== file || contents.split(from).length !== 2) continue;
              contents = contents.replace(from, () => to);
              missing.delete(one);
            }
            return { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  if (missing.size > 0) throw new Error(`nothing to plant it in: ${JSON.stringify([...missing])}`);
}

/** Plants one mistake after another and prints how soon each is found. */
export async function plantAll(options: { seed: number; faults: number }): Promise<void> {
  for (const planted of PLANTED) {
    const { name, seed, faults, violation } = await findPlanted(planted, options);
    console.log(
      `${name}: ${seed === null ? 'NOT FOUND' : `seed ${seed}`} after ${faults} faults: ${violation.slice(0, 160)}`,
    );
    if (seed === null) process.exitCode = 1;
  }
}
