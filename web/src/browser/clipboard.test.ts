import { expect, it } from 'vitest';
import { copied } from './clipboard.ts';

it('a text is copied where the browser lets it', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  expect(await copied('here', clipboard)).toBe(true);
  expect(written).toEqual(['here']);
});

it('reports a missing clipboard, and one that may not be written', async () => {
  expect(await copied('here', undefined)).toBe(false);
  expect(await copied('here', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })).toBe(
    false,
  );
});
