import type { RoundLine, TableLine, WholeRound } from '../../../data/tournaments/index.ts';
import { winnerOf } from '../../../parts/tournaments/result.ts';
import { keyOf, type Node, type Source, type Spot, shapeOf } from './shape.ts';

/** A box of the bracket with its known entrants. */
export interface Box extends Spot {
  readonly sources: Node['sources'];
  /** The numbers of the box's entrants, from the top; null if unknown or empty. */
  readonly slots: readonly (number | null)[];
  /** Whether the box's only entrant advances without a match. */
  readonly isBye: boolean;
  readonly winner: number | null;
  /** The box's table; null if it does not exist yet, or never will. */
  readonly table: TableLine | null;
  /** The round of the table. */
  readonly of: Pick<RoundLine, 'stage' | 'round'> | null;
}

/** The outcome of a box for the boxes after it. */
interface Outcome {
  readonly box: Box;
  readonly loser: number | null;
  /** Whether it is decided who advances, even if no entrant does. */
  readonly isSettled: boolean;
}

/**
 * Returns the bracket of an elimination stage with tables of two, including empty boxes for the future.
 * @param rounds the rounds of the stage, from the first
 * @param gone the entrants no longer playing, so that their opponents advance
 * @param atLeast the minimum number of entrants, if some tables may be hidden
 */
export function filledBracket(
  rounds: readonly WholeRound[],
  isDouble: boolean,
  gone: ReadonlySet<number>,
  atLeast = 2,
): readonly Box[] {
  const drawn = drawnIn(rounds);
  const [first] = rounds;
  const nodes = shapeOf(sizeOf(first, atLeast), isDouble);
  const known = new Map<string, Outcome>();
  const byes = byesIn(first, nodes);
  for (const node of nodes) known.set(keyOf(node), outcomeOf(node, { drawn, known, byes, gone }));
  const reset = drawn.get(keyOf({ branch: 'RESET', round: 1, position: 1 }));
  const all = [...known.values()].map(({ box }) => box);
  return reset ? [...all, resetBox(reset)] : all;
}

interface Drawn {
  readonly table: TableLine;
  readonly round: WholeRound;
}

interface Filling {
  readonly drawn: ReadonlyMap<string, Drawn>;
  readonly known: ReadonlyMap<string, Outcome>;
  /** The byes of the first round, by box. */
  readonly byes: ReadonlyMap<string, number>;
  readonly gone: ReadonlySet<number>;
}

function drawnIn(rounds: readonly WholeRound[]): ReadonlyMap<string, Drawn> {
  return new Map(
    rounds.flatMap((round) =>
      round.tables.flatMap((table) => (table.bracket ? [[keyOf(table.bracket), { table, round }] as const] : [])),
    ),
  );
}

// A power of two that covers all tables.
function sizeOf(first: WholeRound | undefined, atLeast: number): number {
  const { tables = [], byes = [] } = first ?? {};
  const entrants = 2 * tables.length + byes.length;
  const lowest = Math.max(1, ...tables.map(({ bracket }) => bracket?.position ?? 1));
  return 2 ** Math.ceil(Math.log2(Math.max(2, entrants, 2 * lowest, atLeast)));
}

// Byes come in the order of their boxes. If the counts differ, no bye can be assigned.
function byesIn(first: WholeRound | undefined, nodes: readonly Node[]): ReadonlyMap<string, number> {
  const taken = new Set(first?.tables.flatMap(({ bracket }) => (bracket ? [keyOf(bracket)] : [])));
  const empty = nodes.filter((node) => node.branch === 'WINNERS' && node.round === 1 && !taken.has(keyOf(node)));
  const byes = first?.byes ?? [];
  if (empty.length !== byes.length) return new Map();
  return new Map(empty.map((node, i) => [keyOf(node), byes[i]?.number ?? 0]));
}

function outcomeOf(node: Node, filling: Filling): Outcome {
  const found = filling.drawn.get(keyOf(node));
  if (found) return played(node, found, filling);
  const bye = filling.byes.get(keyOf(node));
  if (bye !== undefined) return alone(node, [bye, null], bye);
  const coming = node.sources.map((source) => comingFrom(source, filling));
  const slots = coming.map(({ entrant }) => entrant);
  const there = slots.filter((one) => one !== null && !filling.gone.has(one));
  const isDue = coming.every(({ isSettled }) => isSettled);
  if (isDue && there.length === 1) return alone(node, slots, there[0]);
  return { box: { ...boxOf(node), slots }, loser: null, isSettled: isDue && there.length === 0 };
}

function boxOf(node: Node): Box {
  return { ...node, slots: [null, null], isBye: false, winner: null, table: null, of: null };
}

function alone(node: Node, slots: readonly (number | null)[], winner: number | null = null): Outcome {
  return { box: { ...boxOf(node), slots, isBye: true, winner }, loser: null, isSettled: true };
}

function played(node: Node, { table, round }: Drawn, filling: Filling): Outcome {
  const [first, second] = node.sources.map((source) => comingFrom(source, filling).entrant);
  const seats = table.entrants.map(({ number }) => number);
  const isTurned = (first !== null && first === seats[1]) || (second !== null && second === seats[0]);
  const winner = winnerOf(table);
  const loser = winner === null ? null : (seats.find((one) => one !== winner) ?? null);
  const slots = isTurned ? [...seats].reverse() : seats;
  return { box: { ...boxOf(node), slots, winner, table, of: round }, loser, isSettled: table.over };
}

function comingFrom(source: Source | null, { known }: Filling): { entrant: number | null; isSettled: boolean } {
  const before = source && known.get(keyOf(source.from));
  if (!source || !before) return { entrant: null, isSettled: false };
  return { entrant: source.as === 'WINNER' ? before.box.winner : before.loser, isSettled: before.isSettled };
}

function resetBox({ table, round }: Drawn): Box {
  const node: Node = { branch: 'RESET', round: 1, position: 1, sources: [null, null] };
  const slots = table.entrants.map(({ number }) => number);
  return { ...boxOf(node), slots, winner: winnerOf(table), table, of: round };
}

/**
 * Boxes for tables of three or more: this bracket is not known in advance, because each round pairs the winners again.
 */
export function spreadBoxes(rounds: readonly WholeRound[]): readonly Box[] {
  return rounds.flatMap((round) =>
    round.tables.map((table) => ({
      ...boxOf({ branch: 'WINNERS', round: round.round, position: table.table, sources: [null, null] }),
      ...{ slots: table.entrants.map(({ number }) => number), winner: winnerOf(table), table, of: round },
    })),
  );
}
