import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Hired, ThreadSettings } from './hired.ts';

/** Clock ticks a second, as `/proc` counts them, on every machine that Node knows. */
const TICKS = 100;

/**
 * A process of its own, which comes behind when others want the processor. A thread of this process must not be made to: what it holds
 * for a moment, of the heap's or of V8's, everybody here waits for, and it may stand still just then because others are let go first.
 * Nor would those threads on which V8 frees its memory and compiles for it: they are everybody's.
 */
export function child({ file, memory, behind }: ThreadSettings): Hired {
  const hired = fork(fileURLToPath(file), {
    ...program(behind, [`--max-old-space-size=${memory}`, ...compiling(file)]),
    serialization: 'advanced', // as between threads
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  comeBehind(hired);
  hired.unref();
  hired.channel?.unref();
  return {
    events: hired,
    send: (asked) => void hired.send(asked, () => {}), // where it has ended, that is heard of
    end: () => killed(hired),
    processorTime: () => processorTime(hired),
  };
}

// Linux lets whoever is niced run on for a while when others wake up, whatever the niceness; not so who has the policy SCHED_IDLE. It is
// there before the first thread is, so all of them have it. The options are short ones: busybox knows no others.
function program(behind: ThreadSettings['behind'], args: string[]): ForkOptions {
  if (behind !== 'ALL') return { execArgv: args };
  return { execPath: 'chrt', execArgv: ['-i', '0', process.execPath, ...args] };
}

/** In development the file is still TypeScript. */
function compiling({ href }: URL): string[] {
  if (!href.endsWith('.ts')) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}

// At once, for the threads that it starts come behind as it does. Not so far that it never comes: people wait for bots, too.
function comeBehind({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {} // it has ended already, which is heard of
}

async function killed(hired: ChildProcess): Promise<void> {
  if (!hired.pid || hired.exitCode !== null || hired.signalCode !== null) return;
  const exited = once(hired, 'exit');
  hired.kill('SIGKILL'); // it may be in the middle of something, and hear nothing
  await exited;
}

function processorTime({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13); // after its name, which may have blanks
    return (Number(user) + Number(system)) / TICKS;
  } catch {
    return Number.NaN;
  }
}
