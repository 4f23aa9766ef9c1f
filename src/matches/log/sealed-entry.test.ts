import { expect, it } from 'vitest';
import { boxWith, evenLength } from '../../db/encryption-at-rest.ts';
import { entryMessage, messageBox } from './cache/entry-messages.ts';
import { chain } from './chained-entry.ts';
import { storedFields } from './sealed-entry.ts';

const answer = (cards: number[]) => {
  const move = { quarantine: { cards } };
  const facts = [{ fact: 'sealed', seat: 0, move }];
  return chain('x', { version: 7, kind: 'MOVE', seat: 0, move, facts, agenda: [1] }, new Date(0), null);
};

it('the length of a sealed answer reveals nothing, neither in the log nor in messages to other nodes', () => {
  const answers = [[], [3], [17, 23], Array.from({ length: 20 }, (_, i) => 100 + i)].map(answer);
  const box = boxWith(Buffer.alloc(32, 1), 'match');
  const stored = answers.map((one) => storedFields(one, box).length);
  const news = messageBox('match', 'secret');
  const after: Parameters<typeof entryMessage>[2] = JSON.parse('{"standing":[],"waitingFor":[1]}');
  const told = answers.map((one) => entryMessage(one, null, after, news).length);
  expect([new Set(stored).size, new Set(told).size]).toEqual([1, 1]);
});

it('a sealed answer is padded to a multiple of the given length, and stays the same JSON', () => {
  for (const length of [0, 900, 1021, 1022, 1023, 3000]) {
    const json = JSON.stringify(`${'ä'.repeat(length % 7)}${'a'.repeat(length)}`);
    const even = evenLength(json, 1024);
    expect(Buffer.byteLength(even) % 1024).toBe(0);
    expect(Buffer.byteLength(even) - Buffer.byteLength(json)).toBeLessThan(1024);
    expect(JSON.parse(even)).toBe(JSON.parse(json));
    expect(evenLength(json, 1)).toBe(json);
  }
});
