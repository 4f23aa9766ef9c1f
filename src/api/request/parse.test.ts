import { expect, it } from 'vitest';
import { hasForbiddenKey, parseMessage } from './parse.ts';

const has = (text: string) => hasForbiddenKey(JSON.parse(text));

it.each([
  ['{"a":[{"__proto__":{}}]}', true],
  ['{"\\u005f_proto__":1}', true],
  ['{"a":{"constructor":{"prototype":{}}}}', true],
  ['{"a":{"constructor":{"name":"x"}}}', false],
  ['{"a":"__proto__ and constructor"}', false],
  ['{"a":"\\u00e4"}', false],
])('a message with a key that Fastify refuses is found: %s', (text, expected) => expect(has(text)).toBe(expected));

it('deeply nested input is searched', () => {
  const deep = `${'{"a":'.repeat(5000)}{"__proto__":1}${'}'.repeat(5000)}`;
  expect(has(deep)).toBe(true);
});

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
])('the error of the message %s', (text, why) => {
  const parsed = parseMessage(text);
  expect('fault' in parsed ? parsed.fault : null).toBe(why);
});
