import { describe, expect, it } from 'vitest';
import { gameTypes } from '../../scripts/game-types.ts';

describe("a game's types, generated from its schema", () => {
  it('have every field with its description, with null if it is optional', () => {
    const made = gameTypes(`"A view." type V { "The suit." suit: Suit! "Who." seat: Int "All." all: [[Suit]!]! }
      "Suits." enum Suit { "Red." RED "Black." BLACK }`);
    expect(made).toContain(
      [
        '/** A view. */',
        'export interface V {',
        '  /** The suit. */',
        '  suit: Suit;',
        '  /** Who. */',
        '  seat: number | null;',
        '  /** All. */',
        '  all: readonly (readonly (Suit | null)[])[];',
        '}',
      ].join('\n'),
    );
    expect(made).toContain("export type Suit = 'RED' | 'BLACK';");
    expect(made).not.toContain('import');
  });

  it('have moves by their keys, with true for a Boolean and optional inputs as optional', () => {
    const made = gameTypes(`"A move." input M @oneOf { "Pass." pass: Boolean "Play." play: P }
      "A play." input P { "Cards." cards: [Int!]! "Aloud." aloud: Boolean }`);
    expect(made).toContain('export interface MKeys {\n  /** Pass. */\n  pass: true;\n  /** Play. */\n  play: P;\n}');
    expect(made).toContain('/** A move. */\nexport type M = OneOf<MKeys>;');
    expect(made).toContain('  cards: number[];');
    expect(made).toContain('  aloud?: boolean;');
  });
});
