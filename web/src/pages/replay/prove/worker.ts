import '../no-eval.ts';
import { rulesOf } from '../games.ts';
import { type Brought, type Proved, prove } from './prove.ts';

/** Messages from a running verification. */
export type Heard = { entries: number } | { executed: number } | { proved: Proved } | { failed: string };

/** The minimum time between two progress reports, in milliseconds. */
const PAUSE = 30;

addEventListener('message', ({ data }: MessageEvent<Brought>) => {
  answer(data).catch((error: unknown) => say({ failed: String(error) }));
});

async function answer(brought: Brought): Promise<void> {
  let reported = 0;
  const executed = (version: number): void => {
    const now = performance.now();
    if (now - reported < PAUSE) return;
    reported = now;
    say({ executed: version });
  };
  say({ proved: await prove(brought, rulesOf, { read: (entries) => say({ entries }), executed }) });
}

function say(heard: Heard): void {
  postMessage(heard);
}
