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
])('the search for keys that Fastify refuses, in %s', (text, expected) => expect(has(text)).toBe(expected));

it('the search finds a forbidden key in deeply nested input', () => {
  const deep = `${'{"a":'.repeat(5000)}{"__proto__":1}${'}'.repeat(5000)}`;
  expect(has(deep)).toBe(true);
});

it.each([
  ['{"type":"ping"}', null],
  ['{"id":"1","type":"subscribe","payload":{"query":"{ me { id } }"}}', null],
  ['hello', 'Not JSON: send messages of graphql-transport-ws'],
  [
    '{"id":"1","type":"start","payload":{"query":"{ me { id } }"}}',
    '"start" belongs to an older protocol: send "subscribe" and "complete" (graphql-transport-ws)',
  ],
  [
    '{"id":"1","type":"subscribe","payload":{}}',
    '"subscribe" message payload expects the \'query\' property to be a string, but got undefined',
  ],
  [
    '{"type":"subscribe","payload":{}}',
    '"subscribe" message expects the \'id\' property to be a string, but got undefined',
  ],
])('the error message for %s', (text, why) => {
  const parsed = parseMessage(text);
  expect('fault' in parsed ? parsed.fault : null).toBe(why);
});
