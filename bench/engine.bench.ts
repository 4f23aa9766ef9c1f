import { type AnyGame, type Entry, foldAll, playOut, randomPolicy, verify } from '../src/engine/index.ts';
import { golems, twoSeats } from './golems.ts';
import { inPlaceRows, playInPlace } from './in-place.ts';
import { figure, type Row } from './rows.ts';

/** The number of matches that are played as on the server, then folded and verified. */
const STORED = 12;

export async function engineBench(): Promise<Row[]> {
  const game = golems();
  const setup = twoSeats(game);
  for (let seed = 0; seed < 20; seed++) playInPlace(game, setup, seed, randomPolicy); // warms up
  const inPlace = timed(() => {
    for (let seed = 0; seed < STORED; seed++) playInPlace(game, setup, seed, randomPolicy);
  });
  const stored: Entry[][] = [];
  const play = timed(() => {
    for (let i = 0; i < STORED; i++) stored.push(playOut(game, setup, seedOf(i), randomPolicy, i).entries);
  });
  return [...inPlaceRows(), ...storedRows(game, stored, play / STORED, inPlace / STORED)];
}

// There are two baselines: the server's way, which copies the state for each entry, and playing in place, as in
// playouts.
function storedRows(game: AnyGame, stored: readonly Entry[][], asServer: number, inPlace: number): Row[] {
  const texts = stored.map((entries) => JSON.stringify(entries));
  const each = (work: () => unknown) => timed(() => Array.from({ length: 5 }, work)) / 5 / STORED;
  const fold = each(() => stored.map((entries) => foldAll(game, entries)));
  const parsed = each(() => texts.map((text) => foldAll(game, JSON.parse(text))));
  const again = timed(() => stored.map((entries, i) => verify(game, entries, seedOf(i)))) / STORED;
  const entries = stored.reduce((sum, one) => sum + one.length, 0) / STORED;
  const size = texts.reduce((sum, text) => sum + text.length, 0) / STORED / 1024;
  const against = (value: number) => ({ value: value / asServer, of: 'playing' });
  return [
    { what: 'entries per match', value: figure(entries, '') },
    { what: 'stored', value: figure(size, 'KB/match') },
    { what: 'playing it as the server does', value: figure(asServer, 'ms') },
    { what: 'playing it in place', value: figure(inPlace, 'ms'), ratio: against(inPlace) },
    { what: 'folding it', value: figure(fold, 'ms'), ratio: against(fold), wanted: 'below 0.1' },
    { what: 'folding it', value: figure(fold, 'ms'), ratio: { value: fold / inPlace, of: 'playing in place' } },
    { what: 'parsing and folding it', value: figure(parsed, 'ms'), ratio: against(parsed) },
    { what: 'verifying it', value: figure(again, 'ms'), ratio: against(again) },
  ];
}

function seedOf(i: number): string {
  return String(i).padStart(64, '0');
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
