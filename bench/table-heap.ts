import {
  type AnyAt,
  type AnyGame,
  begin,
  type Entry,
  fastRandom,
  play,
  questionAt,
  randomPolicy,
  seedHash,
  waitingFor,
} from '../src/engine/index.ts';
import { GAMES } from '../src/games/index.ts';
import { RecentEntries, tailLength } from '../src/matches/log/cache/recent-entries.ts';
import type { LogEntry } from '../src/matches/log/chained-entry.ts';
import { playInPlace, setupOf } from './in-place.ts';
import { figure, type Row } from './rows.ts';

/** The number of matches of each game that are kept at the same time. */
const KEPT = 40;
/** The number of matches from which the median length is computed. */
const SAMPLE = 15;

interface Kept {
  at: AnyAt | null;
  tail: RecentEntries | null;
}

/**
 * Measures the heap that a table and its last entries occupy after random play to the median length, without the
 * server's other data about the match.
 */
export function tableHeapRows(): Row[] {
  return GAMES.flatMap((game) => {
    const median = medianLength(game);
    keep(game, median); // loads code and cached values into memory before the measurement
    const before = heap();
    const kept = keep(game, median);
    const all = heap();
    for (const match of kept) match.tail = null;
    const tails = all - heap();
    return [
      { what: `${game.title}: table at move ${median}`, value: figure((all - before - tails) / KEPT / 1024, 'KB') },
      { what: `${game.title}: its last entries`, value: figure(tails / KEPT / 1024, 'KB') },
    ];
  });
}

/** Returns the median number of moves in random matches. */
export function medianLength(game: AnyGame): number {
  const lengths = Array.from({ length: SAMPLE }, (_, i) => playInPlace(game, setupOf(game), i + 1, randomPolicy));
  return lengths.sort((a, b) => a - b)[Math.floor(SAMPLE / 2)] ?? 0;
}

function keep(game: AnyGame, moves: number): Kept[] {
  return Array.from({ length: KEPT }, (_, i) => playInto(game, i + 1, moves));
}

// Copies the state for each entry, like the server.
function playInto(game: AnyGame, seed: number, moves: number): Kept {
  const random = fastRandom(seed);
  const setup = setupOf(game);
  let { at, entry } = begin(game, setup, random);
  let tail = RecentEntries.empty(tailLength(setup.seats)).with(linked(entry));
  while (at.version < moves) {
    const [seat] = waitingFor(game, at);
    if (seat === undefined) break;
    const move = randomPolicy(game, at, seat, random, questionAt(game, at));
    const played = play(game, at, random, { kind: 'MOVE', seat, move });
    if ('refused' in played) throw new Error(`the rules refused a choice: ${played.refused}`);
    at = played.at;
    tail = tail.with(linked(played.entry));
  }
  return { at, tail };
}

function linked(entry: Entry): LogEntry {
  return { ...entry, at: new Date(), key: null, hash: seedHash(`${entry.version}`) };
}

/**
 * Returns the bytes in use. Collects garbage twice, because the first collection can release objects that hold others.
 */
export function heap(): number {
  if (!globalThis.gc) throw new Error('run with node --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
