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
import type { Rest, Table } from './lay.ts';

/** How a match begins, and what is otherwise than its setup has left it when the test begins. Nothing of it is needed. */
export interface Given<G extends GameTypes> extends Luck {
  /** Left out: as few as the game allows. */
  seats?: number;
  /** Those that are not as the game has them by default. */
  options?: Partial<G['options']>;
  /** By seat, cards of one name counted or one by one; left out: the first ready deck, where the game has such. */
  decks?: readonly (DeckList | readonly CardName[] | null)[];
  zones?: Table;
  rest?: Rest;
  /** What of the game's state is otherwise; taken over as it is. */
  state?: Partial<G['state']>;
  /** The steps to come instead of those of the setup, the next one last; those that ask nobody are run before the test begins. */
  agenda?: readonly StepOf<G>[];
  /** Whatever else has to be arranged once the cards lie there, such as what the state says of a card. */
  arrange?: (at: At<G>) => void;
}

/** The match as its setup leaves it. */
export function begun<G extends GameTypes>(game: Game<G>, given: Given<G>): ReturnType<typeof begin> {
  const { seats = game.seats.min, decks } = given;
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
