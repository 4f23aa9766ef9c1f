import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tableLines } from './table.ts';

describe('a table as text', () => {
  it('shows the status of a seat before its counters', () => {
    const counters = [{ label: 'Mana', seat: 1, value: 3, max: null, side: null }];
    const seats = [
      { seat: 0, status: [] },
      { seat: 1, status: ['has the turn', 'protected'] },
    ];
    const lines = tableLines({ zones: [], board: null, counters, seats }, ['Ann', 'Bob'], 0);
    expect(lines.map(stripVTControlCharacters)).toContain('Bob (seat 2)  has the turn · protected · Mana 3');
  });
});
