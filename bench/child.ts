import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A script in this folder that runs as a child process. */
export interface Child {
  /** The script's first line of output. */
  line: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Starts a script in this folder, or a compiled one, and waits for its first line of output. */
export async function startChild(
  script: string,
  args: readonly string[],
  nodeArgs: readonly string[] = [],
): Promise<Child> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const compiling = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...nodeArgs, ...compiling, path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ended = exited.then(() => {
    throw new Error(`${script} ended without output`);
  });
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  ended.catch(() => {}); // from here on, its exit is not an error
  return {
    line: String(line),
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
