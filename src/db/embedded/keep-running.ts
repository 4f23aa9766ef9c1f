import { setTimeout as sleep } from 'node:timers/promises';

/** How often it is looked whether the server still runs, in milliseconds. */
const EVERY = 500;
/** How long after a start that failed it is tried again, in milliseconds: twice as long every time, up to this. */
const LONGEST = 30_000;

export interface Kept {
  /** Whether the process is there. */
  runs(): Promise<boolean>;
  /** Starts it where it was. @throws when it does not start */
  start(): Promise<void>;
  /** Gets a line for the operator. */
  say(line: string): void;
}

/** Starts a server again whenever it has ended by itself, until that is stopped. */
export function keepRunning(kept: Kept): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const keeping = keep(kept, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await keeping; // a start that is under way would otherwise outlive us
    },
  };
}

async function keep(kept: Kept, signal: AbortSignal): Promise<void> {
  for (let pause = EVERY; !signal.aborted; await wait(pause, signal)) {
    if (await kept.runs().catch(() => true)) {
      pause = EVERY;
      continue;
    }
    pause = (await startAgain(kept)) ? EVERY : Math.min(2 * pause, LONGEST);
  }
}

async function startAgain({ start, say }: Kept): Promise<boolean> {
  say('The embedded PostgreSQL has ended: it is started again.');
  try {
    await start();
    say('The embedded PostgreSQL runs again.');
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
