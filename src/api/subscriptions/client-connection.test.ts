import { expect, it } from 'vitest';
import { closeReason } from './client-connection.ts';

it.each([
  ['Subscriber for 1 already exists', 'Subscriber for 1 already exists'],
  ['Connection initialisation timeout', 'Connection initialisation timeout: send connection_init first'],
  [`Subscriber for ${'é'.repeat(200)} already exists`, `Subscriber for ${'?'.repeat(108)}`],
])('the close reason "%s" fits in a close frame', (reason, said) => {
  expect(closeReason(reason)).toBe(said);
});
