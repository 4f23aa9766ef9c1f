import {
  type Action,
  type AnyAt,
  type AnyGame,
  advance,
  begin,
  canonical,
  type DeckList,
  deckHash,
  type Entry,
  entryRandom,
  hashAfter,
  nameHash,
  type Preamble,
  type ReplayDocument,
  randomPolicy,
  seedHash,
  sha256,
  waitingFor,
} from '../../../src/engine/index.ts';
import type { Setup } from '../../../src/tournaments/event/setup.ts';
import { type ServerKey, signedBy } from '../../matches/replays/forging.ts';

/** A player in a match. Lists of players are in seat order. */
export interface Sitter {
  id: string;
  deck: DeckList | null;
}

/** The judge's action before the next move of a match, or null. */
export type Between = (at: AnyAt) => Action | null;

/** Plays a match with random moves. Returns its record, as a server would write it. */
export function playedMatch(
  game: AnyGame,
  match: string,
  sitters: readonly Sitter[],
  { options, timeControl, onTimeOut, forfeitAfter, champion }: Setup,
  { at: moment, key, between }: { at: number; key: ServerKey; between?: Between },
): ReplayDocument {
  const seed = sha256(`seed of ${match}`);
  const decks = sitters.map(({ deck }) => deck ?? game.deck?.ready[0]?.cards ?? null);
  const defends = sitters.findIndex(({ id }) => id === champion);
  const tournament = { champion: defends < 0 ? null : defends };
  const setup = { seats: sitters.length, options, decks, firstCard: 1, tournament };
  const { at, entry } = begin(game, setup, entryRandom(seed, 0));
  const createdAt = new Date(moment).toISOString();
  const names = sitters.map(({ id }) => ({ name: `Player ${id}`, salt: `salt of ${id}` }));
  const preamble: Preamble = {
    ...{ match, game: game.id, rulesVersion: game.rulesVersion, options, timeControl, onTimeOut, forfeitAfter },
    ...{ seedHash: seedHash(seed), createdAt },
    seats: sitters.map(({ id }, seat) => ({
      ...{ seat, bot: null, entropy: null, deck: deckHash(decks[seat] ?? null) },
      player: { id, named: nameHash(names[seat] ?? { name: '', salt: '' }) },
    })),
  };
  const made: Entry[] = [{ ...entry, move: preamble }];
  while (!at.result) {
    const judged = between?.(at);
    if (judged) {
      made.push(advance(game, at, entryRandom(seed, at.version + 1), judged, made));
      continue;
    }
    const [seat = 0] = waitingFor(game, at);
    const move = randomPolicy(game, at, seat, entryRandom(`moves of ${match}`, at.version));
    made.push(advance(game, at, entryRandom(seed, at.version + 1), { kind: 'MOVE', seat, move }));
  }
  const document = {
    ...{ format: 'arbiter-replay-3' as const, match, game: game.id, rulesVersion: game.rulesVersion, options, seed },
    ...{ seedHash: seedHash(seed), createdAt, startedAt: createdAt, finishedAt: createdAt, result: at.result },
    seats: names.map((name, seat) => ({ seat, bot: null, ...name })),
    entries: chained(made, seedHash(seed), createdAt),
  };
  return signedBy(key.key, key.published.kid, JSON.parse(canonical(document)));
}

function chained(made: readonly Entry[], start: string, at: string) {
  let previous = start;
  return made.map((entry) => {
    const whole = { ...entry, key: null, at };
    previous = hashAfter(previous, whole);
    return { ...whole, hash: previous };
  });
}
