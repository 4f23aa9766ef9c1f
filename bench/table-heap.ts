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
import type { LogEntry } from '../src/matches/log/chained-entry.ts';
import { RecentEntries, tailLength } from '../src/matches/log/memory/recent-entries.ts';
import { playInPlace, setupOf } from './in-place.ts';
import { figure, type Row } from './rows.ts';

/** Matches of each game that are kept at one time. */
const KEPT = 40;
/** The median length is that of so many matches. */
const SAMPLE = 15;

interface Kept {
  at: AnyAt | null;
  tail: RecentEntries | null;
}

/** Heap of a table, played at random to the median length, and of its last entries; without what the server knows of the match. */
export function tableHeapRows(): Row[] {
  return GAMES.flatMap((game) => {
    const median = medianLength(game);
    keep(game, median); // code and what is worked out once are in memory, too
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

/** How many moves half of the matches at random have at most. */
export function medianLength(game: AnyGame): number {
  const lengths = Array.from({ length: SAMPLE }, (_, i) => playInPlace(game, setupOf(game), i + 1, randomPolicy));
  return lengths.sort((a, b) => a - b)[Math.floor(SAMPLE / 2)] ?? 0;
}

function keep(game: AnyGame, moves: number): Kept[] {
  return Array.from({ length: KEPT }, (_, i) => playInto(game, i + 1, moves));
}

// Every entry on a copy, as the server plays.
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
    if ('refused' in played) throw new Error(`a choice was refused: ${played.refused}`);
    at = played.at;
    tail = tail.with(linked(played.entry));
  }
  return { at, tail };
}

function linked(entry: Entry): LogEntry {
  return { ...entry, at: new Date(), key: null, hash: seedHash(`${entry.version}`) };
}

/** Bytes in use. Collected twice: what the first collection frees may hold more. */
export function heap(): number {
  if (!globalThis.gc) throw new Error('run with node --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
