import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** How long the requests of this process have taken, in milliseconds, in the order in which they were answered. */
export interface Latencies {
  taken: number[];
  /** Requests that are not answered yet: how long the oldest has been under way, in milliseconds. */
  oldest(): number;
  stop(): void;
}

/** Measures every request that undici sends from now on, whoever sends it. Those that fail are nobody's answer. */
export function measureRequests(): Latencies {
  const taken: number[] = [];
  const underWay = new Map<object, number>();
  const begin = (message: unknown) => withRequest(message, (request) => underWay.set(request, performance.now()));
  const end = (message: unknown) =>
    withRequest(message, (request) => {
      const began = underWay.get(request);
      if (began !== undefined) taken.push(performance.now() - began);
      underWay.delete(request);
    });
  const fail = (message: unknown) => withRequest(message, (request) => underWay.delete(request));
  const channels = [
    ['undici:request:create', begin],
    ['undici:request:headers', end],
    ['undici:request:error', fail],
  ] as const;
  for (const [name, listener] of channels) subscribe(name, listener);
  return {
    taken,
    oldest: () => performance.now() - Math.min(performance.now(), ...underWay.values()),
    stop() {
      for (const [name, listener] of channels) unsubscribe(name, listener);
    },
  };
}

function withRequest(message: unknown, listener: (request: object) => unknown): void {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  if (typeof message.request === 'object' && message.request !== null) listener(message.request);
}
