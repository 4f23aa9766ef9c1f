import {
  type AnyGame,
  advance,
  begin,
  type Entry,
  entryRandom,
  fastRandom,
  foldAll,
  playOut,
  randomPlayer,
  verify,
  waitingFor,
} from '../src/engine/index.ts';
import { golems, twoSeats } from './golems.ts';
import { figure, type Row } from './rows.ts';

/** How long random play in place is measured, in milliseconds. */
const SPAN = 5000;
/** Matches that are played as the server plays them, then folded and verified. */
const STORED = 12;

export async function engineBench(): Promise<Row[]> {
  const game = golems();
  playInPlace(game, 1); // warm
  const inPlace = measurePlay(game);
  const stored = Array.from(
    { length: STORED },
    (_, i) => playOut(game, twoSeats(game), seedOf(i), randomPlayer, i).entries,
  );
  const moves = stored.reduce((sum, entries) => sum + entries.length, 0);
  const play = timed(() => replayInPlace(game, stored));
  const fold = timed(() => stored.map((entries) => foldAll(game, entries)));
  const again = timed(() => stored.map((entries, i) => verify(game, entries, seedOf(i))));
  const texts = stored.map((entries) => JSON.stringify(entries));
  const parsed = timed(() => texts.map((text) => foldAll(game, JSON.parse(text))));
  const size = texts.reduce((sum, text) => sum + text.length, 0);
  return [
    { what: 'random play', value: figure(inPlace.matches, 'matches/s') },
    { what: '', value: figure(inPlace.moves, 'moves/s') },
    { what: 'entries of a match', value: figure(moves / STORED, '') },
    { what: 'stored', value: figure(size / STORED / 1024, 'KB/match') },
    { what: 'playing a match', value: figure(play / STORED, 'ms') },
    {
      what: 'folding it',
      value: figure(fold / STORED, 'ms'),
      ratio: { value: fold / play, of: 'playing', wanted: 'below 0.1' },
    },
    {
      what: 'parsing and folding it',
      value: figure(parsed / STORED, 'ms'),
      ratio: { value: parsed / play, of: 'playing' },
    },
    { what: 'verifying it', value: figure(again / STORED, 'ms'), ratio: { value: again / play, of: 'playing' } },
  ];
}

function measurePlay(game: AnyGame): { matches: number; moves: number } {
  const began = performance.now();
  let [matches, moves] = [0, 0];
  for (; performance.now() - began < SPAN; matches++) moves += playInPlace(game, matches + 2);
  const seconds = (performance.now() - began) / 1000;
  return { matches: matches / seconds, moves: moves / seconds };
}

/** A random match on one state, without copies: how bots' playouts and verification play. Answers its moves. */
function playInPlace(game: AnyGame, seed: number): number {
  const random = fastRandom(seed);
  const { at } = begin(game, twoSeats(game), random);
  while (!at.result) {
    const [seat] = waitingFor(game, at);
    if (seat === undefined) throw new Error('nobody is asked and there is no result');
    advance(game, at, random, { kind: 'MOVE', seat, move: randomPlayer(game, at, seat, random) });
  }
  return at.version;
}

// The same matches, each question listed and answered anew: what folding is measured against.
function replayInPlace(game: AnyGame, stored: readonly Entry[][]): void {
  for (const [i, entries] of stored.entries()) {
    const { at } = begin(game, twoSeats(game), entryRandom(seedOf(i), 0));
    const policy = fastRandom(i);
    for (const { seat, move } of entries.slice(1)) {
      if (seat === null || move === null) continue;
      randomPlayer(game, at, seat, policy);
      advance(game, at, entryRandom(seedOf(i), at.version + 1), { kind: 'MOVE', seat, move });
    }
  }
}

function seedOf(i: number): string {
  return String(i).padStart(64, '0');
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
