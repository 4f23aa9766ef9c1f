import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** The size of a slot in an object or list, in bytes. A slot can store an integer. */
const SLOT = 8;
/** The sizes of an empty object, list and string, in bytes. */
const [OBJECT, LIST, TEXT] = [24, 48, 24];

/** Estimates the heap size in bytes, to within a third (`npm run bench -- memory`). Shared values count once. */
export function weightOf(values: readonly unknown[]): number {
  const seen = new Set<object>();
  let bytes = 0;
  const waiting: unknown[] = [...values];
  for (let next = waiting.pop(); next !== undefined || waiting.length > 0; next = waiting.pop()) {
    if (typeof next === 'string') bytes += TEXT + next.length;
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    const inner: unknown[] = Array.isArray(next) ? next : Object.values(next);
    bytes += (Array.isArray(next) ? LIST : OBJECT) + SLOT * inner.length;
    for (const one of inner) if (typeof one === 'object' || typeof one === 'string') waiting.push(one);
  }
  return bytes;
}

/** The share of this process's memory that matches may use. The rest is for requests, sockets and garbage. */
const SHARE = 0.4;

/** Returns the default memory limit for matches, in bytes. */
export function shareOfHeap(): number {
  const machine = process.constrainedMemory() || totalmem();
  return Math.floor(SHARE * Math.min(getHeapStatistics().heap_size_limit, machine));
}
