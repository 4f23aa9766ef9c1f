import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type AnyTypes,
  begin,
  canonical,
  type Entry,
  entryRandom,
  type Json,
  play,
  playOut,
  randomPolicy,
  type Setup,
} from '../../src/engine/index.ts';
import { cornersOf } from '../../test/conformance/guards/corners.ts';
import { fittingDecks } from './fitting-decks.ts';
import { gameFolder } from './golden.ts';

/** A compact record of a match. Replaying its moves must give the same facts. */
interface KeptMatch {
  setup: Setup<AnyTypes>;
  seed: string;
  /** The moves in order. */
  moves: readonly { seat: number; move: object }[];
  /** SHA-256 of all facts and of the agenda after each entry, in hexadecimal. */
  outcome: string;
}

/** The kept matches of one version of a game's rules. */
export interface KeptMatches {
  rulesVersion: string;
  matches: readonly KeptMatch[];
}

const MATCHES = 4;

/** Returns the path of a game's kept matches. */
export function keptPath(game: { id: string }): string {
  return `${gameFolder(game)}kept-matches.jsonl`;
}

/** Plays the matches to keep for the current rules, which are short and have very different options. */
export function keepMatches(game: AnyGame): KeptMatches {
  const corners = cornersOf(game).filter(({ policy }) => policy === 'uniform');
  const short = corners.some(({ isWhole }) => !isWhole) ? corners.filter(({ isWhole }) => !isWhole) : corners;
  const chosen = short.filter((_, i) => i % Math.ceil(short.length / MATCHES) === 0);
  const matches = chosen.map(({ seats, options, index }) => keepMatch(game, seats, options, index));
  return { rulesVersion: game.rulesVersion, matches };
}

function keepMatch(game: AnyGame, seats: number, options: object, index: number): KeptMatch {
  const parsed = game.options.parse(options);
  const setup = { seats, options: parsed, decks: fittingDecks(game, parsed, seats, index), firstCard: 1 };
  const seed = `kept ${index}`;
  const { entries } = playOut(game, setup, seed, randomPolicy, index);
  const moves = entries.flatMap(({ kind, seat, move }) =>
    kind === 'MOVE' && seat !== null && move ? [{ seat, move }] : [],
  );
  return { setup, seed, moves, outcome: outcomeOf(entries) };
}

/** Replays kept matches under the current rules. Returns the first difference, or null. */
export function partingFrom(game: AnyGame, kept: KeptMatches): string | null {
  for (const [i, match] of kept.matches.entries()) {
    const why = partingOf(game, match);
    if (why !== null) return `match ${i + 1} of ${kept.matches.length}: ${why}`;
  }
  return null;
}

function partingOf(game: AnyGame, { setup, seed, moves, outcome }: KeptMatch): string | null {
  const begun = begin(game, setup, entryRandom(seed, 0));
  const entries = [begun.entry];
  let at = begun.at;
  for (const { seat, move } of moves) {
    const version = at.version + 1;
    const played = play(game, at, entryRandom(seed, version), { kind: 'MOVE', seat, move });
    if ('refused' in played) return `move ${version} is refused: ${played.refused}`;
    at = played.at;
    entries.push(played.entry);
  }
  return outcomeOf(entries) === outcome ? null : 'the same moves lead to other facts';
}

function outcomeOf(entries: readonly Entry[]): string {
  const hash = createHash('sha256');
  for (const { facts, agenda } of entries) hash.update(canonical(stored([facts, agenda])));
  return hash.digest('hex');
}

/** Converts a value to its stored form, in which undefined fields are absent. */
function stored(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

/** Writes kept matches as text: a line for the version, then one line per match. */
export function keptText({ rulesVersion, matches }: KeptMatches): string {
  return [{ rulesVersion }, ...matches].map((line) => `${JSON.stringify(line)}\n`).join('');
}

export function keptFrom(text: string): KeptMatches {
  const [version, ...matches] = text.trimEnd().split('\n');
  return { ...JSON.parse(version ?? '{}'), matches: matches.map((line) => JSON.parse(line)) };
}
