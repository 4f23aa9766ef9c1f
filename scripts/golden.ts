import { fileURLToPath } from 'node:url';
import { type AnyGame, playthrough } from '../src/engine/index.ts';
import { EXAMPLE_GAMES } from './example-games.ts';

/** Long enough to reach most of a game's rules, short enough to be read and checked in. */
const ROUNDS = 50;
const TURNS = 16;

/** Where a game's golden playthrough is checked in. */
export function goldenPath(game: { id: string }): string {
  const isExample = EXAMPLE_GAMES.some(({ id }) => id === game.id);
  const folder = isExample ? 'examples' : 'src/games';
  return fileURLToPath(new URL(`../${folder}/${game.id}/playthrough.txt`, import.meta.url));
}

/**
 * A game's golden playthrough as the rules make it today: the fewest seats, the first ready decks, always the same seed.
 * A game that has an option `rounds` or `turns` plays only so many.
 */
export function goldenOf(game: AnyGame): string {
  const wishes = [{ rounds: ROUNDS, turns: TURNS }, { rounds: ROUNDS }, { turns: TURNS }, {}];
  const options = game.options.parse(wishes.find((wish) => game.options.safeParse(wish).success));
  const ready = game.deck?.ready;
  const seats = game.seats.min;
  const decks = Array.from({ length: seats }, (_, seat) => ready?.[seat % ready.length]?.cards ?? null);
  return playthrough(game, { seats, options, decks, firstCard: 1 }, 'golden', 1);
}
