import { expect, it } from 'vitest';
import { hasForbiddenKey } from './forbidden-keys.ts';

const has = (text: string) => hasForbiddenKey(text, JSON.parse(text));

it.each([
  ['{"a":[{"__proto__":{}}]}', true],
  ['{"\\u005f_proto__":1}', true],
  ['{"a":{"constructor":{"prototype":{}}}}', true],
  ['{"a":{"constructor":{"name":"x"}}}', false],
  ['{"a":"__proto__ and constructor"}', false],
  ['{"a":"\\u00e4"}', false],
])('a message with a key that Fastify refuses is found: %s', (text, expected) => expect(has(text)).toBe(expected));

it('what is nested deep is looked through', () => {
  const deep = `${'{"a":'.repeat(5000)}{"__proto__":1}${'}'.repeat(5000)}`;
  expect(has(deep)).toBe(true);
});
