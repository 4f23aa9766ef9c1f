import type { Seat } from '../../engine/index.ts';

/** A player's strength, as far as it is known: the mean and the standard deviation of a normal distribution. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
export const NEW_SKILL: Skill = { mu: MU, sigma: MU / 3 };
/** How much the same player's performance varies from match to match. */
const BETA = MU / 6;
/** How much a player's strength may change from match to match, so that ratings never stop moving. */
const TAU = MU / 300;
/** The smallest share of the variance that can remain after a match. */
const LEAST = 1e-4;

interface Side {
  readonly seats: readonly Seat[];
  readonly rank: number;
  readonly mu: number;
  readonly variance: number;
}

/**
 * Returns the skills after a match, by the Plackett-Luce model of Weng and Lin, A Bayesian Approximation Method for
 * Online Ranking (2011), algorithm 4.
 * @param before by seat
 * @param ranks by seat; 1 is best
 * @param sides how many sides the seats form; sides alternate around the table
 */
export function skillsAfter(before: readonly Skill[], ranks: readonly number[], sides: number): Skill[] {
  const skills = before.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }));
  const all = Array.from({ length: sides }, (_, side): Side => {
    const seats = [...skills.keys()].filter((seat) => seat % sides === side);
    const mine = seats.flatMap((seat) => skills[seat] ?? []);
    const rank = Math.min(...seats.map((seat) => ranks[seat] ?? ranks.length));
    return { seats, rank, mu: sum(mine.map(({ mu }) => mu)), variance: sum(mine.map(({ variance }) => variance)) };
  });
  const c = Math.sqrt(sum(all.map(({ variance }) => variance + BETA ** 2)));
  return skills.map(({ mu, variance }, seat) => {
    const side = all[seat % sides];
    if (!side) throw new Error(`seat ${seat} is on none of ${sides} sides`);
    const { omega, delta } = lesson(all, side, c);
    const gamma = Math.sqrt(side.variance) / c;
    const share = Math.max(1 - (variance / c ** 2) * gamma * delta, LEAST);
    return { mu: rounded(mu + (variance / c) * omega), sigma: rounded(Math.sqrt(variance * share)) };
  });
}

/** Returns how much better than expected a side did, and how much the result says about it. */
function lesson(all: readonly Side[], side: Side, c: number): { omega: number; delta: number } {
  const worth = ({ mu }: Side) => Math.exp(mu / c);
  const [omegas, deltas]: [number[], number[]] = [[], []];
  for (const other of all.filter(({ rank }) => rank <= side.rank)) {
    const chance = worth(side) / sum(all.filter(({ rank }) => rank >= other.rank).map(worth));
    const ties = all.filter(({ rank }) => rank === other.rank).length;
    omegas.push(((other === side ? 1 : 0) - chance) / ties);
    deltas.push((chance * (1 - chance)) / ties);
  }
  return { omega: sum(omegas), delta: sum(deltas) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

// Makes the numbers the same on every machine, however it computes the last digits of an exponential.
function rounded(n: number): number {
  return Math.round(n * 1e6) / 1e6;
}

/** Points per unit of `mu`: of two settled players 400 points apart, the better one wins ten matches out of eleven. */
const SCALE = 400 / Math.LN10 / (Math.SQRT2 * BETA);
/** A new player's points. */
const BEGINNING = 1500;
/** The highest deviation of a settled rating, in points. */
const SETTLED = 160;

export function pointsOf(mu: number): number {
  return Math.round(BEGINNING + (mu - MU) * SCALE);
}

export function deviationOf(sigma: number): number {
  return Math.round(sigma * SCALE);
}

/** The lowest `sigma` of a provisional rating. */
export const PROVISIONAL_SIGMA = (SETTLED + 0.5) / SCALE;

export function isProvisional(sigma: number): boolean {
  return sigma >= PROVISIONAL_SIGMA;
}
