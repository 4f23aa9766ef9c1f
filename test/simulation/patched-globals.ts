import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { World } from './world.ts';

const require = createRequire(import.meta.url);
const timers: Record<string, unknown> = require('node:timers/promises');

/** Every process's uptime when a simulation begins, in milliseconds: more than any clock deviates. */
const UP_FOR = 1_000_000;

type Patch = [target: object, name: string, value: unknown];

/**
 * Replaces the machine's time and randomness with a world's, for all code in this process. Nothing else may run
 * meanwhile. @returns a function that restores everything
 */
export function patched(world: World): () => void {
  const before = patches(world).map(([target, name, value]) => {
    const own = Object.getOwnPropertyDescriptor(target, name);
    const enumerable = own?.enumerable ?? false;
    Object.defineProperty(target, name, { value, configurable: true, writable: true, enumerable });
    return { target, name, own };
  });
  syncBuiltinESMExports();
  return () => {
    for (const { target, name, own } of before) {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    }
    syncBuiltinESMExports();
  };
}

function patches(world: World): Patch[] {
  return [...clocks(world), ...timersOf(world), ...chances(world)];
}

function clocks(world: World): Patch[] {
  const wall = () => Math.floor(world.now + world.running.ahead);
  return [
    [Date, 'now', wall],
    [performance, 'now', () => UP_FOR + world.passed + world.running.ahead],
    [performance, 'timeOrigin', world.now - world.passed - UP_FOR],
  ];
}

type Callback = (...args: unknown[]) => void;

function timersOf(world: World): Patch[] {
  const set = (run: Callback, delay = 0, ...args: unknown[]) =>
    world.after(Math.max(1, delay), world.running, () => run(...args), true);
  const every = (run: Callback, delay = 1) => new Interval(world, run, delay);
  const soon = (run: Callback, ...args: unknown[]) => world.after(0, world.running, () => run(...args), true);
  const clear = (timer?: { cancel?: () => void } | null) => timer?.cancel?.();
  return [
    [globalThis, 'setTimeout', set],
    [globalThis, 'setInterval', every],
    [globalThis, 'setImmediate', soon],
    [globalThis, 'clearTimeout', clear],
    [globalThis, 'clearInterval', clear],
    [globalThis, 'clearImmediate', clear],
    [timers, 'setTimeout', slept.bind(null, world)],
    [timers, 'setImmediate', slept.bind(null, world, 0)],
  ];
}

class Interval {
  #next: { cancel(): void };

  constructor(world: World, run: Callback, delay: number) {
    const owner = world.running;
    const tick = () => {
      this.#next = again();
      run();
    };
    const again = () => world.after(Math.max(1, delay), owner, tick, true);
    this.#next = again();
  }

  cancel(): void {
    this.#next.cancel();
  }

  unref(): this {
    return this;
  }
}

function slept(
  world: World,
  delay: number,
  value: unknown,
  { signal }: { signal?: AbortSignal } = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const aborted = () => {
      timer.cancel();
      reject(signal?.reason);
    };
    const over = () => {
      signal?.removeEventListener('abort', aborted);
      resolve(value);
    };
    const timer = world.after(delay, world.running, over, true);
    signal?.addEventListener('abort', aborted);
  });
}

function chances(world: World): Patch[] {
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => world.random(256)));
  const uuid = () => {
    const hex = bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  return [
    [Math, 'random', () => world.random(2 ** 32) / 2 ** 32],
    [crypto, 'randomBytes', bytes],
    [crypto, 'randomUUID', uuid],
    [crypto, 'randomInt', (most: number) => world.random(most)],
  ];
}
