import { expect, it } from 'vitest';
import { copied } from './clipboard.ts';

it('copies a text if the browser allows it', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  expect(await copied('here', clipboard)).toBe(true);
  expect(written).toEqual(['here']);
});

it('reports a missing clipboard, and one without permission to write', async () => {
  expect(await copied('here', undefined)).toBe(false);
  expect(await copied('here', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })).toBe(
    false,
  );
});
