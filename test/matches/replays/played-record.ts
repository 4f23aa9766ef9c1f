import {
  type AnyGame,
  type AnyTypes,
  advance,
  begin,
  canonical,
  type Entry,
  entryRandom,
  hashAfter,
  type ReplayDocument,
  randomPolicy,
  type Setup,
  seedHash,
  waitingFor,
} from '../../../src/engine/index.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** Plays a match of random moves without a server. Returns the record in the format without a preamble. */
export function playedRecord(game: AnyGame, setup: Setup<AnyTypes>, seed: string): ReplayDocument {
  const { at, entry } = begin(game, setup, entryRandom(seed, 0));
  const made: Entry[] = [entry];
  while (!at.result) {
    const [seat = 0] = waitingFor(game, at);
    const move = randomPolicy(game, at, seat, entryRandom('chosen', at.version));
    made.push(advance(game, at, entryRandom(seed, at.version + 1), { kind: 'MOVE', seat, move }));
  }
  const entries = chained(made, seedHash(seed));
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({ seat, name: null, bot: 'RANDOM' as const }));
  const head = { format: 'arbiter-replay-1' as const, match: 'none', game: game.id, rulesVersion: game.rulesVersion };
  const times = { createdAt: AT, startedAt: AT, finishedAt: AT };
  const document = { ...head, ...times, seats, options: setup.options, seed, seedHash: seedHash(seed) };
  return JSON.parse(canonical({ ...document, result: at.result, entries }));
}

function chained(made: readonly Entry[], start: string) {
  let previous = start;
  return made.map((entry) => {
    const whole = { ...entry, key: null, at: AT };
    previous = hashAfter(previous, { ...whole, at: new Date(AT) });
    return { ...whole, hash: previous };
  });
}
