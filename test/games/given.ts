import {
  type At,
  begin,
  type CardName,
  type DeckList,
  type Game,
  type GameTypes,
  registered,
  type StepOf,
} from '../../src/engine/index.ts';
import { chanceOf, type Luck } from './chance.ts';
import type { Layout, Rest } from './lay.ts';

/** How a match starts, and how it differs from its setup when the test begins. Every field is optional. */
export interface Given<G extends GameTypes> extends Luck {
  /** The number of seats, by default as few as the game allows. */
  seats?: number;
  /** The options that differ from the game's defaults. */
  options?: Partial<G['options']>;
  /** The decks by seat, with counted or listed cards; by default the first ready-made deck, if the game has one. */
  decks?: readonly (DeckList | readonly CardName[] | null)[];
  zones?: Layout;
  rest?: Rest;
  /** The parts of the game's state that differ. */
  state?: Partial<G['state']>;
  /**
   * The steps on the agenda, instead of those of the setup; the next one is last. Steps without a question run before
   * the test begins.
   */
  agenda?: readonly StepOf<G>[];
  /** Any further changes once the cards are placed, such as parts of the state that refer to a card. */
  arrange?: (at: At<G>) => void;
}

/** Returns the match after its setup. */
export function begun<G extends GameTypes>(game: Game<G>, given: Given<G>): ReturnType<typeof begin> {
  const { seats = game.seats.min, decks } = given;
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw new Error(`${game.title} is for ${min} to ${max} seats`);
  const options = game.options.parse(given.options ?? {});
  const wrong = game.misfit?.(seats, options);
  if (wrong) throw new Error(wrong);
  const brought = Array.from({ length: seats }, (_, seat) =>
    decks ? counted(decks[seat] ?? null) : (game.deck?.ready[0]?.cards ?? null),
  );
  return begin(registered(game), { seats, options, decks: brought, firstCard: 1 }, chanceOf(given, 0, []));
}

function counted(deck: DeckList | readonly CardName[] | null): DeckList | null {
  return deck?.map((line) => (typeof line === 'string' ? { card: line, count: 1 } : line)) ?? null;
}
