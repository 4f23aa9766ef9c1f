import { type EntrantNumber, type Round, tablePlaces } from '../standings/round-results.ts';
import { aliveAfterEach, type Bracket, type BracketPairing, treeAfter, winnerOf } from './bracket.ts';
import { tableSizes } from './large-tables.ts';

type Gone = ReadonlySet<EntrantNumber>;

/**
 * The next round of an elimination stage; `null`: it is over.
 *
 * Tables of two: the standard bracket (`bracketOrder`), byes for the best. Double elimination: two losses eliminate an
 * entrant; those who drop from the winners' bracket meet the survivors of the losers' bracket, in reverse order every
 * other time; the grand final is played again (the reset) if it is the first loss of the winners' bracket's winner.
 * Tables of three to six, single elimination only: only the first of each table advances; `tableSizes` sets the tables,
 * and the seeds are dealt over them from the best, changing direction after each lap.
 *
 * An entrant still in without a table, or whose opponent has left, has a bye. A round may consist of byes.
 * @param gone entrants who dropped out or were disqualified at any time
 * @throws RangeError: fewer than two seeds, or a double elimination at more than two seats
 */
export function nextBracketRound(bracket: Bracket, rounds: readonly Round[], gone: Gone): BracketPairing | null {
  if (bracket.seeds.length < 2) throw new RangeError('a bracket needs two entrants');
  if (bracket.seats > 2) return nextSpread(bracket, rounds, gone);
  const { due, waiting } = treeAfter(bracket, rounds);
  if (due.length === 0) return null;
  const isThere = (entrant: EntrantNumber) => !gone.has(entrant);
  const there = due.map(({ node, entrants }) => ({
    node,
    table: entrants.filter((one) => one !== null).filter(isThere),
  }));
  const full = there.filter(({ table }) => table.length === 2);
  const alone = there.filter(({ table }) => table.length === 1).flatMap(({ table }) => table);
  return {
    tables: full.map(({ table }) => bySeed(bracket, table)),
    nodes: full.map(({ node }) => node),
    byes: [...alone, ...waiting.filter(isThere)],
  };
}

// The better seed sits first.
function bySeed({ seeds }: Bracket, table: readonly EntrantNumber[]): EntrantNumber[] {
  return table.toSorted((a, b) => seeds.indexOf(a) - seeds.indexOf(b));
}

function nextSpread(bracket: Bracket, rounds: readonly Round[], gone: Gone): BracketPairing | null {
  if (bracket.kind !== 'SINGLE_ELIMINATION') throw new RangeError('no double elimination at more than two seats');
  const alive = spreadAlive(bracket, rounds).at(-1) ?? [];
  if (alive.length <= 1) return null;
  const there = alive.filter((entrant) => !gone.has(entrant));
  const left = bySeed(bracket, there);
  if (left.length <= 1) return { tables: [], nodes: [], byes: left };
  const sizes = tableSizes(left.length, bracket.seats);
  const tables = sizes.map((): EntrantNumber[] => []);
  left.forEach((entrant, i) => {
    const [lap, step] = [Math.floor(i / sizes.length), i % sizes.length];
    // The last lap covers only the larger tables, which come first.
    const turned = lap % 2 === 1 && left.length >= (lap + 1) * sizes.length;
    tables[turned ? sizes.length - 1 - step : step]?.push(entrant);
  });
  const round = rounds.length + 1;
  return { tables, nodes: tables.map((_, i) => ({ branch: 'WINNERS', round, position: i + 1 })), byes: [] };
}

function spreadAlive({ seeds }: Bracket, rounds: readonly Round[]): EntrantNumber[][] {
  const after = rounds.map(({ tables, byes }) => [...tables.map(winnerOf).filter((one) => one !== null), ...byes]);
  return [[...seeds], ...after];
}

/**
 * The places after the rounds whose tables are all over: later elimination ranks higher, then the better place at the last
 * table; the others share a place (semi-finalists the third).
 * @param vacant what happens if the last tables have no winner. True: first place stays vacant, and their entrants
 * share second place. False: they share first.
 */
export function bracketPlaces(bracket: Bracket, begun: readonly Round[], vacant = false): Map<EntrantNumber, number> {
  const rounds = begun.filter(({ tables }) => tables.every(({ over }) => over));
  const alive = bracket.seats > 2 ? spreadAlive(bracket, rounds) : aliveAfterEach(bracket, rounds);
  const lasted = bracket.seeds.map((entrant) => {
    const out = alive.findIndex((those) => !those.includes(entrant));
    return { entrant, rounds: out < 0 ? alive.length : out, place: out < 0 ? 1 : placeIn(rounds[out - 1], entrant) };
  });
  const first = vacant && alive.at(-1)?.length === 0 ? 2 : 1;
  return new Map(
    lasted.map(({ entrant, ...own }) => {
      const better = lasted.filter(
        (one) => one.rounds > own.rounds || (one.rounds === own.rounds && one.place < own.place),
      );
      return [entrant, better.length === 0 ? first : 1 + better.length];
    }),
  );
}

// An absent entrant comes after all who were present.
function placeIn(round: Round | undefined, entrant: EntrantNumber): number {
  const table = round?.tables.find(({ entrants }) => entrants.includes(entrant));
  if (!table) return Number.POSITIVE_INFINITY;
  return tablePlaces(table)?.[table.entrants.indexOf(entrant)] ?? table.entrants.length;
}
