import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/engine/index.ts';
import type { Link } from './link.ts';
import type { Relay } from './relay.ts';

/**
 * What can befall a connection. SILENT: nothing arrives for a while, either way. MUTE: what the client sends never arrives,
 * nor that it has hung up. DEAF: the same for what the server sends. GONE: the server's end is no more, and the client is
 * never told. TRICKLE: bytes come a few at a time. RESET: cut off in the middle of the next answer. OVERTAKEN: what it
 * sends waits until something on another connection has gone by.
 */
export const LINE_FAULTS = ['SILENT', 'MUTE', 'DEAF', 'GONE', 'TRICKLE', 'RESET', 'OVERTAKEN'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** A connection of which one half is dead is forgotten by everything in between after so many milliseconds. */
const FORGOTTEN = 30_000;

/** @param lasts how long, in milliseconds, where it does not last for good */
export function befall(link: Link, fault: LineFault, lasts: number): void {
  const forget = (): void => void setTimeout(() => link.destroy(), FORGOTTEN).unref();
  const over = (): void => void setTimeout(() => link.resume(), lasts).unref();
  switch (fault) {
    case 'SILENT':
      link.fallSilent();
      return over();
    case 'MUTE':
      link.up.swallow();
      return forget();
    case 'DEAF':
      link.down.swallow();
      return forget();
    case 'GONE':
      link.loseServer();
      return forget();
    case 'TRICKLE':
      link.up.slowDown();
      link.down.slowDown();
      return over();
    case 'RESET':
      return link.resetAtAnswer();
    case 'OVERTAKEN':
      link.beOvertaken();
      return over(); // at the latest
  }
}

export interface LineWeather {
  /** How many faults of each kind there were. */
  counts: ReadonlyMap<LineFault, number>;
  stop(): Promise<void>;
}

/** Faults at random connections of these relays, one after the other. @param every milliseconds between two, at most */
export function troubleLines(relays: readonly Relay[], draw: Random, every: number, longest: number): LineWeather {
  const counts = new Map<LineFault, number>();
  const halt = new AbortController();
  const blow = async (): Promise<void> => {
    while (!halt.signal.aborted) {
      await sleep(1 + draw(every), undefined, { signal: halt.signal }).catch(() => {});
      const links = [...(relays[draw(relays.length)]?.links ?? [])].filter(({ flows }) => flows);
      const link = links[draw(Math.max(1, links.length))];
      const fault = LINE_FAULTS[draw(LINE_FAULTS.length)] ?? 'SILENT';
      if (!link || halt.signal.aborted) continue;
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
      befall(link, fault, 1 + draw(longest));
    }
  };
  const blowing = blow();
  return {
    counts,
    async stop() {
      halt.abort();
      await blowing;
    },
  };
}
