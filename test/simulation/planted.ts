import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A mistake that is put into the product on purpose: in `file`, `from` becomes `to`. */
export interface Planted {
  name: string;
  edits: readonly { file: string; from: string; to: string }[];
}

const edit = (file: string, from: string, to: string) => ({ file: `src/${file}`, from, to });

export const PLANTED: readonly Planted[] = [
  {
    name: 'acknowledge before commit',
    edits: [
      edit(
        'ledger/gateway.ts',
        'const appended = await commits.append(line);',
        `const appended = await Promise.race([commits.append(line), new Promise<'WRITTEN'>((done) => setTimeout(() => done('WRITTEN'), 5))]);`,
      ),
    ],
  },
  {
    name: 'lost wake-up',
    edits: [edit('ledger/wake-signal.ts', 'rung = true;', '')],
  },
  {
    name: 'early time-out',
    edits: [edit('matches/match/clocks.ts', 'deadline <= now)', 'deadline <= now + 500)')],
  },
  {
    name: 'double apply',
    edits: [
      edit('matches/log/match-cache.ts', 'version > match.version)', 'version >= match.version)'),
      edit('matches/log/memory/folded.ts', 'if (entry.version !== (at?.version ?? -1) + 1) break;', ''),
    ],
  },
  {
    name: 'stale cache served',
    edits: [edit('ledger/state-cache.ts', 'held.checked < maxAge)', 'held.checked < maxAge + 1000)')],
  },
  {
    name: 'resume gap',
    edits: [
      edit(
        'ledger/following.ts',
        '(after ?? latest.state.version) + 1',
        '(after ?? latest.state.version) + (after ? 2 : 1)',
      ),
    ],
  },
  {
    name: 'leaked card on resume',
    edits: [
      edit(
        'matches/verbs/watch-match.ts',
        'return watched(await lookAt(room, caller, match), match);',
        `return watched({ ...(await lookAt(room, caller, match)), viewer: 'everything' }, match);`,
      ),
    ],
  },
  {
    name: "job kept after its worker's death",
    edits: [
      edit('jobs/hold.ts', 'lockDuration: 3000, stalledInterval: 1500', 'lockDuration: 300_000, stalledInterval: 1500'),
    ],
  },
  {
    name: 'key replayed for another player',
    edits: [
      edit(
        'matches/verbs/submit-move.ts',
        'keySeats: seatsAt(cached.match, caller, arrived)',
        'keySeats: cached.match.seats.map(({ seat }) => seat)',
      ),
    ],
  },
  {
    name: 'snapshot of other rules',
    edits: [edit('matches/log/snapshots/snapshot.ts', 'if (folded_by !== foldedBy) return null;', '')],
  },
];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where a mistake was found. */
export interface Finding {
  name: string;
  /** Null: it was not found. */
  seed: number | null;
  faults: number;
  violation: string;
}

/** Plants a mistake into a copy of the program that is kept in memory until it is bundled, and simulates until it is found. */
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
              if (path.join(ROOT, one.file) !== file || contents.split(one.from).length !== 2) continue;
              contents = contents.replace(one.from, () => one.to);
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

/** Plants one after the other, and says how soon each is found. */
export async function plantAll(options: { seed: number; faults: number }): Promise<void> {
  for (const planted of PLANTED) {
    const { name, seed, faults, violation } = await findPlanted(planted, options);
    console.log(
      `${name}: ${seed === null ? 'NOT FOUND' : `seed ${seed}`} after ${faults} faults: ${violation.slice(0, 160)}`,
    );
    if (seed === null) process.exitCode = 1;
  }
}
