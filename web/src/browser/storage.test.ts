import { expect, it } from 'vitest';
import { shelf } from './storage.ts';

/** Returns a storage that refuses new texts once it is full. */
function storage(kept: Map<string, string>, isFull = false) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem(name: string, text: string) {
      if (isFull) throw new Error('QuotaExceededError');
      kept.set(name, text);
    },
  };
}

it('texts are kept in the storage of the browser', () => {
  const kept = new Map<string, string>();
  const here = shelf(() => storage(kept));
  here.keep('a', '1');
  expect([here.read('a'), kept.get('a')]).toEqual(['1', '1']);
  kept.set('a', '2'); // by another tab
  expect(here.read('a')).toBe('2');
  here.drop('a');
  expect([here.read('a'), kept.size]).toEqual([null, 0]);
});

it('texts are kept for this page if the browser blocks its storage', () => {
  const here = shelf(() => {
    throw new Error('SecurityError');
  });
  expect(here.read('a')).toBeNull();
  here.keep('a', '1');
  expect(here.read('a')).toBe('1');
  here.drop('a');
  expect(here.read('a')).toBeNull();
});

it('a full storage does not bring back the previous text', () => {
  const kept = new Map([['a', 'before']]);
  const here = shelf(() => storage(kept, true));
  here.keep('a', 'now');
  expect([here.read('a'), kept.size]).toEqual(['now', 0]);
});
