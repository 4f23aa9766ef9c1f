import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, playthrough } from '../../src/engine/index.ts';

/** Long enough to reach most of a game's rules, short enough to be read and checked in. */
const ROUNDS = 50;
const TURNS = 16;

/** The folder in which a game is written, with a slash at the end: among those that are played, else among the examples. */
export function gameFolder({ id }: { id: string }): string {
  const [own, example] = ['src/games', 'examples'].map((place) =>
    fileURLToPath(new URL(`../../${place}/${id}/`, import.meta.url)),
  ) as [string, string]; // two in, two out
  return existsSync(example) && !existsSync(own) ? example : own;
}

/** Where a game's golden playthrough is checked in. */
export function goldenPath(game: { id: string }): string {
  return `${gameFolder(game)}playthrough.txt`;
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
