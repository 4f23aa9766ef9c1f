import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { linesOf, playEvent } from './small-event.ts';

// A second verifier that knows only the record format, and checks the real verifier's claims on its own.

const anything = z.record(z.string(), z.unknown());
const head = z.object({ seed: z.string(), seedHash: z.string(), entries: z.number(), matches: z.number() });
const entry = z.looseObject({ kind: z.string(), hash: z.string(), input: anything, facts: anything });
const paired = z.object({ round: z.number(), tables: z.array(z.array(z.number())), byes: z.array(z.number()) });
const replay = z.looseObject({
  match: z.string(),
  result: z.object({ ranks: z.array(z.number()) }),
  entries: z.array(z.looseObject({ hash: z.string(), move: z.unknown() })),
});
const begun = z.looseObject({ seats: z.array(z.looseObject({ player: z.looseObject({ id: z.string() }) })) });
const ended = z.object({ places: z.array(z.object({ entrant: z.number(), place: z.number() })) });

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Writes JSON with sorted keys. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sorted(inner)}`).join(',')}}`;
}

test('a reader who knows only the format finds the same hashes, pairings and places', () => {
  const [top = '', ...rest] = linesOf(playEvent(undefined, { players: 6, name: 'read' })).map((line) =>
    JSON.parse(line),
  );
  const { seed, seedHash, entries: count } = head.parse(top);
  const entries = rest.slice(0, count).map((one) => entry.parse(one));
  const matches = rest.slice(count).map((one) => replay.parse(one));

  // The chain starts from the hash of the seed.
  expect(digest(seed)).toBe(seedHash);
  let previous = seedHash;
  for (const { hash, ...one } of entries) {
    expect(digest(previous + sorted(one))).toBe(hash);
    previous = hash;
  }

  // Each player appears once in every round, and no pair meets twice.
  const rounds = entries.filter(({ kind }) => kind === 'PAIRED').map(({ facts }) => paired.parse(facts));
  const met = new Set<string>();
  for (const { tables, byes } of rounds) {
    expect([...tables.flat(), ...byes].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const table of tables) {
      const pair = [...table].sort().join(' ');
      expect(met.has(pair)).toBe(false);
      met.add(pair);
    }
  }

  // Points from the matches alone: three for a win, one for a draw.
  const numbers = entries
    .filter(({ kind }) => kind === 'REGISTERED')
    .map(({ input }) => String(z.array(z.string()).parse(input.members)[0]));
  const points = new Map(numbers.map((id) => [id, 0]));
  for (const { result, entries: log } of matches)
    for (const [seat, { player }] of begun.parse(log[0]?.move).seats.entries()) {
      const isFirst = result.ranks[seat] === 1;
      const isDrawn = result.ranks.every((rank) => rank === 1);
      points.set(player.id, (points.get(player.id) ?? 0) + (isDrawn ? 1 : isFirst ? 3 : 0));
    }
  expect(matches).toHaveLength(9);
  const { places } = ended.parse({ places: entries.at(-1)?.facts.places });
  const inOrder = places.map(({ entrant }) => points.get(numbers[entrant - 1] ?? '') ?? -1);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => b - a));
});
