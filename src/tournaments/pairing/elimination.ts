import { type EntrantNumber, type Round, tablePlaces } from '../standings/round-results.ts';
import { aliveAfterEach, type Bracket, type BracketPairing, treeAfter, winnerOf } from './bracket.ts';
import { tableSizes } from './large-tables.ts';

type Gone = ReadonlySet<EntrantNumber>;

/**
 * Draws the next round; null if the stage is over.
 * Tables of two use the standard bracket (`bracketOrder`), with byes for the best. In a double elimination, two losses
 * eliminate an entrant. Entrants who drop from the winners' bracket meet the survivors of the losers' bracket, in
 * reverse order every other time. The grand final is played again (the reset) if it is the first loss of the winner of
 * the winners' bracket. Tables of three to six are for single elimination only, and only the first of each table
 * advances. `tableSizes` determines the tables, and the seeds are dealt to them from the best, changing direction after
 * each pass. An entrant without a table or opponent has a bye. A round may consist of byes only.
 * @param gone all entrants who have dropped out or been disqualified
 * @throws RangeError for fewer than two seeds, or a double elimination at more than two seats
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
    // The last pass covers only the larger tables, which come first.
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
 * Later elimination ranks higher, then the better place at the last table. Equal entrants share a place, such as third
 * place for losing semi-finalists.
 * @param vacant whether the entrants of last tables without a winner share second place instead of first
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

// An absent entrant ranks below all entrants who were present.
function placeIn(round: Round | undefined, entrant: EntrantNumber): number {
  const table = round?.tables.find(({ entrants }) => entrants.includes(entrant));
  if (!table) return Number.POSITIVE_INFINITY;
  return tablePlaces(table)?.[table.entrants.indexOf(entrant)] ?? table.entrants.length;
}
