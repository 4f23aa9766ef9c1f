import { describe, expect, it } from 'vitest';
import { turnsOf } from './bot-position.ts';

describe('turns of bots', () => {
  it('rotate among players and the addresses of newcomers; an IPv6 site counts as four players', () => {
    const made = (createdBy: string, newcomersOf: string | null) => turnsOf({ createdBy, newcomersOf });
    expect([made('ada', null), made('bob', null), made('guest', 'digest')]).toEqual(['ada', 'bob', 'digest']);
    const site = Array.from({ length: 64 }, (_, n) => made(`guest ${n}`, `site/${n.toString(36)} network`));
    expect(new Set(site).size).toBe(4);
    expect(site).not.toContain(made('guest', 'elsewhere/0 network'));
  });
});
