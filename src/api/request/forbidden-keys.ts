import { Refused } from '../../errors.ts';

/** Without one of these in its text no message has such a key, however it is written. */
const SUSPECT = /__proto__|constructor|\\u/;

/**
 * Whether JSON has a key by which an object could be given another prototype: `__proto__`, or a `prototype` in a `constructor`.
 * Over HTTP Fastify refuses the same. Level by level, as recursion would overflow on what is nested deep.
 * @param parsed what the text says
 */
export function hasForbiddenKey(text: string, parsed: unknown): boolean {
  if (!SUSPECT.test(text)) return false;
  for (let level = [parsed]; level.length > 0; level = level.flatMap(childrenOf))
    if (level.some(isForbidden)) return true;
  return false;
}

/** The same of a text; false where it is no JSON, which is another's to say. */
export function textHasForbiddenKey(text: string): boolean {
  if (!SUSPECT.test(text)) return false;
  try {
    return hasForbiddenKey(text, JSON.parse(text));
  } catch {
    return false;
  }
}

/** The same refusal on every way in. */
export function forbiddenKey(): Refused {
  return new Refused('BAD_INPUT', 'The body is not JSON: send an object such as {"query": "…"}.', { field: 'body' });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function childrenOf(value: unknown): unknown[] {
  return isObject(value) ? Object.values(value) : [];
}

function isForbidden(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  const made = Object.hasOwn(value, 'constructor') && 'constructor' in value ? value.constructor : null;
  return isObject(made) && Object.hasOwn(made, 'prototype');
}
