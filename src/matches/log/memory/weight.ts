import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** What a slot of an object or a list takes, in bytes: a number that is whole lies in it. */
const SLOT = 8;
/** What an object, a list and a text take before anything is in them, in bytes. */
const [OBJECT, LIST, TEXT] = [24, 48, 24];

/**
 * What plain values take in the heap, in bytes, all together: by what V8 uses for each. Counts what is reached twice once. Within a
 * third of what is measured, which is enough to know how many fit: `npm run bench -- memory` holds it against the heap.
 */
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

/** Of the memory that this process may have, for matches; the rest is for requests, sockets, and what is collected later. */
const SHARE = 0.4;

/** What matches may take where nobody has said, in bytes. */
export function shareOfHeap(): number {
  const machine = process.constrainedMemory() || totalmem();
  return Math.floor(SHARE * Math.min(getHeapStatistics().heap_size_limit, machine));
}
