import type { AnyAt, AnyGame, CardId, Seat } from '../../../src/engine/index.ts';
import { type Script, type Walked, walk } from '../script.ts';
import { cardsMade, firstSeen, type MadeCard } from './never-seen.ts';
import { feedOf } from './viewers.ts';

/** A match as one seat knows it. */
export interface Known {
  game: AnyGame;
  script: Script;
  walked: Walked;
  seat: Seat;
  made: MadeCard[];
  /** The entry in which the seat first saw each card. */
  seen: ReadonlyMap<CardId, number>;
  /** The feed that the seat received for each entry. */
  feeds: string[];
}

export function knownTo(seat: Seat, game: AnyGame, script: Script): Known {
  const walked = walk(game, script);
  return {
    game,
    script,
    walked,
    seat,
    made: cardsMade(walked.entries, walked.end),
    seen: firstSeen(game, walked.entries, [seat]),
    feeds: walked.entries.map((entry) => JSON.stringify(feedOf(game, walked.end, entry, [seat]))),
  };
}

/** Returns the cards from the setup that the seat has not seen by this moment. */
export function unseen({ made, seen }: Known, { version }: AnyAt): MadeCard[] {
  return made.filter(({ id }) => (seen.get(id) ?? Number.POSITIVE_INFINITY) > version);
}

/** Whether, as far as a seat can tell, the other seats may have brought any legal deck. */
export function isBroughtInSecret({ deck, pool }: AnyGame): boolean {
  return deck !== undefined && pool !== undefined;
}
