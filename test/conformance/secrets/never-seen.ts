import {
  type AnyAt,
  type AnyGame,
  type CardId,
  type CardName,
  type Entry,
  fold,
  type Seat,
  type Viewer,
} from '../../../src/engine/index.ts';
import { isEngineFact } from '../../../src/engine/play/reduce.ts';
import { readable, shownBy } from './viewers.ts';

/** A card made in the setup. `owner` is the seat in whose zone it was made. */
export interface MadeCard {
  id: CardId;
  owner: Seat | null;
}

/** Returns the cards made in the setup, in the order of the lists. @param at any later moment of the match */
export function cardsMade([first]: readonly Entry[], at: AnyAt): MadeCard[] {
  return (first?.facts ?? []).filter(isEngineFact).flatMap((fact) => {
    if (fact.fact !== 'cardsMade') return [];
    const owner = at.zones[fact.to]?.seat ?? null;
    return fact.cards.map(({ id }) => ({ id, owner }));
  });
}

/** Returns the number of the entry in which a viewer first saw each card. */
export function firstSeen(game: AnyGame, entries: readonly Entry[], viewer: Viewer): Map<CardId, number> {
  const seen = new Map<CardId, number>();
  let at: AnyAt | null = null;
  for (const entry of entries) {
    at = fold(game, at, entry);
    for (const card of [...readable(at, viewer), ...shownBy(entry, viewer)]) {
      if (!seen.has(card)) seen.set(card, entry.version);
    }
  }
  return seen;
}

/**
 * Returns a copy of a game in which some of the setup's cards (in this order) are replaced by others with the same
 * back.
 */
export function renaming(game: AnyGame, made: readonly MadeCard[], names: ReadonlyMap<CardId, CardName>): AnyGame {
  return {
    ...game,
    setup(table, setup) {
      const make = table.make.bind(table);
      let next = 0;
      table.make = (to, list) =>
        make(
          to,
          list.map((name) => names.get(made[next++]?.id ?? -1) ?? name),
        );
      game.setup(table, setup);
    },
  };
}
