import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reporting } from './export-failures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('an exporter that never finishes is replaced, and spans arrive again afterwards', async () => {
  const [ended, told, results]: [number[], string[], number[]] = [[], [], []];
  let made = 0;
  const exporter = reporting(
    () => {
      const number = ++made;
      return {
        export: (_, done) => void (number > 1 && done({ code: 0 })),
        shutdown: async () => void ended.push(number),
      };
    },
    (error) => told.push(error?.message ?? 'fine'),
  );
  const send = () => exporter.export([], ({ code }) => void results.push(code));
  send();
  await vi.advanceTimersByTimeAsync(30_000);
  send();
  expect({ results, made, ended }).toEqual({ results: [1, 0], made: 2, ended: [1] });
  expect(told).toEqual(['the collector is not responding', 'fine']);
});
