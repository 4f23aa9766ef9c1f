import { z } from 'zod';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import { same } from '../json.ts';
import type { Entry } from '../play/entry.ts';
import { foldAll } from '../play/fold.ts';
import { isVoid, isVoidEntry } from '../play/void.ts';
import { executeAgain, type Progress, verify } from '../proof/execute-again.ts';
import { seedHash } from '../random.ts';
import { brokenChain } from './chain.ts';
import { deckList } from './deck-list.ts';
import { dealOf } from './preamble.ts';
import type { ReplayDocument } from './replay-form.ts';
import type { RulesVerdict } from './verdict.ts';

/** Checks the seed's hash, the chain, the facts and the result. Matches played under other rules are not executed. */
export function followsFromRules(games: readonly AnyGame[], replay: ReplayDocument, done?: Progress): RulesVerdict {
  if (seedHash(replay.seed) !== replay.seedHash) return refuted(0, 'the seed is not the one whose hash was published');
  const broken = unchained(replay);
  if (broken) return broken;
  const game = games.find(({ id }) => id === replay.game);
  if (!game) return { verdict: 'UNDECIDED', why: `this server does not know the game ${replay.game}` };
  if (game.rulesVersion !== replay.rulesVersion) return folded(game, replay);
  const last: Entry | undefined = replay.entries.at(-1);
  if (last && isVoidEntry(last)) return ofVoid(game, replay, done);
  return badBeginning(game, replay) ?? executed(game, replay, done);
}

// Verifies a void match. The rules may have failed at the beginning or at any later fact, so a failure does not refute
// the match.
function ofVoid(game: AnyGame, replay: ReplayDocument, done?: Progress): RulesVerdict {
  const { version = 0 } = replay.entries.at(-1) ?? {};
  if (!isVoid(replay.result)) return refuted(version, 'the result is not that of a void match');
  const bad = badBeginning(game, replay);
  if (bad && 'why' in bad) return { verdict: 'UNDECIDED', why: `the match is void: ${bad.why}` };
  return verify(game, replay.entries, dealOf(replay.seed, replay.entries[0]), done);
}

// Checks a match played under another version of the rules by folding its facts. Facts that the current reducers cannot
// apply do not prove a forgery.
function folded(game: AnyGame, replay: ReplayDocument): RulesVerdict {
  const why = `it began under rules ${replay.rulesVersion}; this server has rules ${game.rulesVersion}`;
  if (badBeginning(game, replay)) return { verdict: 'UNDECIDED', why: `${why}, which cannot begin a match that way` };
  try {
    return otherResult(foldAll(game, replay.entries), replay) ?? { verdict: 'UNDECIDED', why };
  } catch {
    return { verdict: 'UNDECIDED', why: `${why}, which do not know all of its facts` };
  }
}

function executed(game: AnyGame, replay: ReplayDocument, done?: Progress): RulesVerdict {
  const found = executeAgain(game, replay.entries, dealOf(replay.seed, replay.entries[0]), done);
  return 'at' in found ? (otherResult(found.at, replay) ?? { verdict: 'VERIFIED' }) : found;
}

function otherResult({ result, version }: AnyAt, replay: ReplayDocument): RulesVerdict | null {
  return same(result, replay.result) ? null : refuted(version, 'the result differs from that of the match');
}

function unchained(replay: ReplayDocument): RulesVerdict | null {
  const broken = brokenChain(seedHash(dealOf(replay.seed, replay.entries[0])), replay.entries);
  if (!broken) return null;
  const { index, found } = broken;
  return broken.fault === 'MISSING'
    ? refuted(index, `expected entry ${index}, found ${found}`)
    : refuted(index, 'the entry does not match its hash and the previous hash');
}

// Checks the beginning before execution, because a forged beginning could ask for a million cards.
function badBeginning(game: AnyGame, { entries: [first], seats, options }: ReplayDocument): RulesVerdict | null {
  const began: Record<string, unknown> = first?.facts[0] ?? {};
  const { min, max } = game.seats;
  const count = began.seats;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < min || count > max || count !== seats.length)
    return refuted(0, 'the seats do not fit the game');
  const read = game.options.safeParse(began.options);
  if (!read.success || !same(read.data, began.options) || !same(options, began.options))
    return refuted(0, 'the options do not fit the game');
  if (began.firstCard !== 1) return refuted(0, 'the cards are not numbered from 1');
  if (!isTournamentPlay(began.tournament, count)) return refuted(0, 'the champion has no seat');
  const decks: unknown[] = Array.isArray(began.decks) ? began.decks : [];
  const fit = decks.length === count && decks.every((deck) => isDeck(game, read.data, deck));
  return fit ? null : refuted(0, 'the decks do not fit the game');
}

const tournamentPlay = z.strictObject({ champion: z.int().min(0).nullable() }).optional();

function isTournamentPlay(tournament: unknown, seats: number): boolean {
  const read = tournamentPlay.safeParse(tournament);
  return read.success && (read.data?.champion ?? 0) < seats;
}

function isDeck(game: AnyGame, options: object, deck: unknown): boolean {
  if (!game.deck) return deck === null;
  const read = deckList.safeParse(deck);
  return read.success && game.deck.broken(read.data, options).length === 0;
}

function refuted(version: number, why: string): RulesVerdict {
  return { verdict: 'REFUTED', version, why };
}
