import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ownerOf, seedOf } from './owner.ts';

const MATCHES = 20_000;
const nodesOf = (count: number) => Array.from({ length: count }, newNode);

function newNode() {
  const id = randomUUID();
  return { id, seed: seedOf(id) };
}

describe('the owner of a match', () => {
  it('is the same for whoever knows the same nodes, in whatever order', () => {
    const nodes = nodesOf(7);
    for (let n = 0; n < 200; n++) {
      const match = randomUUID();
      expect(ownerOf(match, [...nodes].reverse())).toBe(ownerOf(match, nodes));
    }
  });

  it.each([2, 3, 10])('is each of %i nodes for its share of all matches', (count) => {
    const nodes = nodesOf(count);
    const owned = new Map<string, number>();
    for (let n = 0; n < MATCHES; n++) {
      const { id = '' } = ownerOf(randomUUID(), nodes) ?? {};
      owned.set(id, (owned.get(id) ?? 0) + 1);
    }
    // Six standard deviations of a fair lot.
    const [share, slack] = [MATCHES / count, 6 * Math.sqrt((MATCHES / count) * (1 - 1 / count))];
    expect(owned.size).toBe(count);
    for (const matches of owned.values()) expect(Math.abs(matches - share)).toBeLessThan(slack);
  });

  it('changes only for matches of a node that goes, and for those that a new one takes', () => {
    const [gone = newNode(), ...others] = nodesOf(5);
    const before = [gone, ...others];
    const after = [...others, newNode()];
    for (let n = 0; n < 2000; n++) {
      const match = randomUUID();
      const [first, left, now] = [before, others, after].map((nodes) => ownerOf(match, nodes));
      if (first !== gone) expect(left).toBe(first);
      if (now !== after.at(-1)) expect(now).toBe(left);
    }
  });

  it('is nobody where there are no nodes', () => {
    expect(ownerOf(randomUUID(), [])).toBeUndefined();
  });
});
