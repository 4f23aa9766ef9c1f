import { read } from '../browser/window-events.ts';
import { type Api, overSocket, type SharedLine } from './client.ts';
import { api } from './session.ts';

type Line = NonNullable<Api['line']>;

interface Live {
  readonly token: string | null | undefined;
  readonly path: string;
  readonly line: Line;
}

let latest: Live | null = null;
// A connection from before an interruption may be dead, and would take long to notice it. Unit tests have no window.
if (typeof window !== 'undefined') read(['offline', 'online'], forget);

function forget(): void {
  latest = null;
}

/**
 * Returns an `Api` that sends subscriptions over one WebSocket, which all parts of a page share. It closes with the last
 * subscription. Call this again for each new attempt.
 */
export function live(base: Api = api()): Api {
  const { token } = base;
  const path = location.pathname;
  if (latest?.token !== token || latest?.path !== path) {
    const match = /^\/matches\/([^/]+)/.exec(path)?.[1];
    latest = { token, path, line: closedByLast(overSocket(base, match).line) };
  }
  return { ...base, line: latest.line };
}

function closedByLast(line: SharedLine): Line {
  let open = 0;
  return {
    begin(payload, call) {
      open++;
      const end = line.begin(payload, call);
      return () => {
        end();
        if (--open === 0) line.close();
      };
    },
    close: () => line.close(),
  };
}
