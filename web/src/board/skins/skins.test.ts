import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourOf, looksOf, PLAIN, type Skin } from './skin.ts';

const GAMES = new URL('../../../../src/games/', import.meta.url);
const games = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** The example that new games copy. */
const EXAMPLE = '../../examples/quiet-cargo';

const skinIn = async (game: string): Promise<Skin> => (await import(new URL(`${game}/skin/index.ts`, GAMES).href)).skin;

describe.each([...games, EXAMPLE])('the skin of %s', (game) => {
  it('has a symbol for every reference to one, and uses each symbol', async () => {
    const { symbols = {}, cells = {}, pieces = {}, cards = {}, cardsThatSay = {} } = await skinIn(game);
    const used = [cells, pieces, cards, cardsThatSay]
      .flatMap((looks) => Object.values(looks))
      .flatMap(({ symbol }) => symbol ?? []);
    expect([...new Set(used)].sort()).toEqual(Object.keys(symbols).sort());
    for (const path of Object.values(symbols)) expect(path).toMatch(/^M[\d\sMLHVCSAZmlhvcsaz.,-]+[zZ]$/);
  });
});

describe('the look of a card or cell', () => {
  const skin: Skin = {
    symbols: { axe: 'M0 0z' },
    cards: { Axe: { hue: 9, symbol: 'axe' } },
    cardsThatSay: { melee: { hue: 3 } },
  };
  it('depends on its name, then its text, then its kind', () => {
    expect(looksOf(skin, 'cards', ['Axe', 'Card'], 'melee')).toEqual({ hue: 9, strength: 0.5, symbol: 'M0 0z' });
    expect(looksOf(skin, 'cards', ['Bow', 'Card'], 'melee').hue).toBe(3);
  });

  it('depends on its kind if the skin does not define it', () => {
    expect(looksOf(PLAIN, 'cards', ['Axe', 'Card'])).toEqual({ ...looksOf(PLAIN, 'cards', ['Bow', 'Card']) });
    expect(looksOf(PLAIN, 'cells', ['constructor'])).toMatchObject({ strength: 0.5, symbol: null });
    expect(colourOf({ hue: 9, strength: 0.5, symbol: null })).toEqual({ '--hue': '9', '--strength': '0.5' });
  });
});
