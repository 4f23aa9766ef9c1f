import { expect, it } from 'vitest';
import { closeReason, malformed } from './client-connection.ts';

it.each([
  ['{"type":"ping"}', null],
  ['{"id":"1","type":"subscribe","payload":{"query":"{ me { id } }"}}', null],
  ['hello', 'Not JSON: send messages of graphql-transport-ws'],
  [
    '{"id":"1","type":"start","payload":{"query":"{ me { id } }"}}',
    '"start" is of an older protocol: send "subscribe" and "complete" (graphql-transport-ws)',
  ],
  [
    '{"id":"1","type":"subscribe","payload":{}}',
    '"subscribe" message payload expects the \'query\' property to be a string, but got undefined',
  ],
  [
    '{"type":"subscribe","payload":{}}',
    '"subscribe" message expects the \'id\' property to be a string, but got undefined',
  ],
])('what is wrong with the message %s', (text, why) => {
  expect(malformed(text)).toBe(why);
});

it.each([
  ['Subscriber for 1 already exists', 'Subscriber for 1 already exists'],
  ['Connection initialisation timeout', 'Connection initialisation timeout: send connection_init first'],
  [`Subscriber for ${'é'.repeat(200)} already exists`, `Subscriber for ${'?'.repeat(108)}`],
])('the reason %s fits its frame', (reason, said) => {
  expect(closeReason(reason)).toBe(said);
});
