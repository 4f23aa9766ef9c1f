import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, playthrough } from '../../src/engine/index.ts';

/** The length of a playthrough: long enough to reach most rules, short enough to be read and checked in. */
const ROUNDS = 50;
const TURNS = 16;

/** Returns the folder of a registered game or of an example, with a slash at the end. */
export function gameFolder({ id }: { id: string }): string {
  const [own, example] = ['src/games', 'examples'].map((place) =>
    fileURLToPath(new URL(`../../${place}/${id}/`, import.meta.url)),
  ) as [string, string]; // one path for each parent folder
  return existsSync(example) && !existsSync(own) ? example : own;
}

/** Returns the path of a game's golden playthrough. */
export function goldenPath(game: { id: string }): string {
  return `${gameFolder(game)}playthrough.txt`;
}

/**
 * Plays a game's golden playthrough under the current rules, with as few seats as possible, the first ready-made decks
 * and a fixed seed. A game with an option `rounds` or `turns` plays only ROUNDS of them.
 */
export function goldenOf(game: AnyGame): string {
  const wishes = [{ rounds: ROUNDS, turns: TURNS }, { rounds: ROUNDS }, { turns: TURNS }, {}];
  const options = game.options.parse(wishes.find((wish) => game.options.safeParse(wish).success));
  const ready = game.deck?.ready;
  const seats = game.seats.min;
  const decks = Array.from({ length: seats }, (_, seat) => ready?.[seat % ready.length]?.cards ?? null);
  return playthrough(game, { seats, options, decks, firstCard: 1 }, 'golden', 1);
}
