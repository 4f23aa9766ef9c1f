import { useEffect, useState } from 'preact/hooks';
import { currentLanguage } from '../texts/index.ts';

/** A seat's clock, as last read. */
export interface SeatTime {
  readonly seat: number;
  /** The time left, in milliseconds. */
  readonly left: number;
  readonly running: boolean;
  /** The time at which `left` was read, by this device's clock, which can differ from the server's. */
  readonly readAt: number;
}

/** Returns the milliseconds left now. */
export function leftNow({ left, running, readAt }: SeatTime, now: number): number {
  return Math.max(0, running ? left - (now - readAt) : left);
}

/** Formats a time as "4:07", "1:02:33" or "2 d 5 h". It shows seconds only if less than a day is left. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${unit(days, 'day')} ${unit(hours, 'hour')}`;
  const rest = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function unit(count: number, name: 'day' | 'hour'): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(count);
}

/** The interval between updates of a clock, in milliseconds. */
const TICK = 250;

/** Returns the current time, updated while a clock runs. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return runs ? Math.max(now, Date.now()) : now;
}
