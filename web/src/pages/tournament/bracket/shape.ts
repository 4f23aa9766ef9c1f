import type { BracketBranch } from '../../../data/client.ts';

/** The position of a box in a bracket. */
export interface Spot {
  readonly branch: BracketBranch;
  /** The round, from 1 within its branch. */
  readonly round: number;
  /** The position within that round, from 1 at the top. */
  readonly position: number;
}

/** The origin of an entrant: a box, and whether its winner or its loser moves on. */
export interface Source {
  readonly from: Spot;
  readonly as: 'WINNER' | 'LOSER';
}

/** A box and where its entrants come from; null for the seeding. */
export interface Node extends Spot {
  readonly sources: readonly [Source | null, Source | null];
}

/**
 * Returns all boxes of a bracket with tables of two, from left to right. It must agree with
 * src/tournaments/pairing/bracket.ts.
 * @param size the number of slots in its first round: a power of two
 */
export function shapeOf(size: number, isDouble: boolean): Node[] {
  const rounds = Math.round(Math.log2(size));
  const upper = Array.from({ length: rounds }, (_, i) => winnersRound(size, i + 1)).flat();
  if (!isDouble) return upper;
  const lower = Array.from({ length: 2 * (rounds - 1) }, (_, i) => losersRound(size, i + 1)).flat();
  return [...upper, ...lower, grandFinal(rounds)];
}

function winnersRound(size: number, round: number): Node[] {
  return numbered(size / 2 ** round, (position) => ({
    ...{ branch: 'WINNERS', round, position },
    sources: round === 1 ? [null, null] : twoOf('WINNERS', round - 1, position, 'WINNER'),
  }));
}

function losersRound(size: number, round: number): Node[] {
  const half = Math.floor((round + 1) / 2);
  return numbered(size / 2 ** (half + 1), (position, count) => ({
    ...{ branch: 'LOSERS', round, position },
    sources: losersSources(round, position, count),
  }));
}

// In every second round, losers from the winners' bracket join, in alternating order.
function losersSources(round: number, position: number, count: number): Node['sources'] {
  if (round === 1) return twoOf('WINNERS', 1, position, 'LOSER');
  if (round % 2 === 1) return twoOf('LOSERS', round - 1, position, 'WINNER');
  const fallenIn = round / 2 + 1;
  const from = fallenIn % 2 === 0 ? count + 1 - position : position;
  return [
    { from: { branch: 'WINNERS', round: fallenIn, position: from }, as: 'LOSER' },
    { from: { branch: 'LOSERS', round: round - 1, position }, as: 'WINNER' },
  ];
}

function grandFinal(rounds: number): Node {
  const last: Source =
    rounds === 1
      ? { from: { branch: 'WINNERS', round: 1, position: 1 }, as: 'LOSER' }
      : { from: { branch: 'LOSERS', round: 2 * (rounds - 1), position: 1 }, as: 'WINNER' };
  const first: Source = { from: { branch: 'WINNERS', round: rounds, position: 1 }, as: 'WINNER' };
  return { branch: 'GRAND_FINAL', round: 1, position: 1, sources: [first, last] };
}

function twoOf(branch: BracketBranch, round: number, position: number, as: Source['as']): [Source, Source] {
  const at = (one: number): Source => ({ from: { branch, round, position: one }, as });
  return [at(2 * position - 1), at(2 * position)];
}

function numbered(count: number, made: (position: number, count: number) => Node): Node[] {
  return Array.from({ length: count }, (_, i) => made(i + 1, count));
}

export function keyOf({ branch, round, position }: Spot): string {
  return `${branch} ${round} ${position}`;
}
