import { describe, expect, it } from 'vitest';
import type { Table } from './table.ts';

describe('the table that games get', () => {
  it('has the verbs of the rules and nothing else', () => {
    const verbs: Record<Exclude<keyof Table<never>, 'at'>, true> = {
      ...{
        emit: true,
        next: true,
        open: true,
        make: true,
        move: true,
        gather: true,
        draw: true,
        shuffle: true,
        reveal: true,
      },
      ...{ copies: true, peek: true, disclose: true, roll: true, pass: true, chance: true, name: true, finish: true },
    };
    const engineOnly: Exclude<'record' | 'pop' | 'close', keyof Table<never>>[] = ['record', 'pop', 'close'];
    for (const verb of engineOnly) expect(Object.keys(verbs)).not.toContain(verb);
  });
});
