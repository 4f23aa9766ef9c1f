import { type At, faceOf, type Seat } from '../../../engine/index.ts';
import { KINDS, type Kind, PLANET_KINDS, planetCard, QUESTS } from '../cards/catalogue.ts';
import { doer } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { COLOURS, type Colour, type QuestScore, type Score } from '../state.ts';
import { zoneOf } from '../zones.ts';

/** The number of cards of each kind that a seat owns: planets by kind, and stars. */
export type Holding = Record<Kind, number>;

export function holdingOf(names: readonly string[]): Holding {
  const holding: Holding = { DWARF: 0, RING: 0, HABITABLE: 0, GASEOUS: 0, LUNAR: 0, STAR: 0 };
  for (const name of names) holding[planetCard(name).planet]++;
  return holding;
}

export function planetsOf(holding: Holding): number {
  return PLANET_KINDS.reduce((sum, kind) => sum + holding[kind], 0);
}

/** Returns the points of a pile without quests: 1 for a planet and 2 for a star. */
export function pilePoints(holding: Holding): number {
  return planetsOf(holding) + 2 * holding.STAR;
}

/** The two quests that have no entry in `COUNTED`. */
const HIDDEN_WORLD = 11;
const ENVY = 12;

const none = (n: number, points: number): number => (n === 0 ? points : 0);

/** The points of each quest, by quest number. Quest 11 becomes a planet, and quest 12 copies another quest. */
const COUNTED: Readonly<Record<number, (own: Holding) => number>> = {
  1: (own) => own.DWARF,
  2: (own) => own.RING,
  3: (own) => own.HABITABLE,
  4: (own) => own.GASEOUS,
  5: (own) => own.LUNAR,
  6: (own) => 2 * own.STAR,
  7: (own) => Math.max(0, KINDS.filter((kind) => own[kind] > 0).length - 2),
  8: (own) => PLANET_KINDS.reduce((pairs, kind) => pairs + Math.floor(own[kind] / 2), 0),
  9: (own) => none(own.DWARF, 2) + none(own.GASEOUS, 1),
  10: (own) => none(own.RING, 2) + none(own.LUNAR, 1),
};

/** The way in which a quest counts: unchanged, as a copied quest, or as a planet. */
interface Resolved {
  /** The quest that counts. For quest 12, it is the copied quest. */
  quest: number;
  copied: boolean;
  planet: Kind | null;
}

// Returns the ways in which a quest can count. Ruling: quests 11 and 12 count in the way that scores best, and quest 12
// never copies quest 12.
function waysOf(quest: number, besides: readonly number[]): Resolved[] {
  if (quest === HIDDEN_WORLD) return PLANET_KINDS.map((planet) => ({ quest, copied: false, planet }));
  if (quest !== ENVY) return [{ quest, copied: false, planet: null }];
  const others = besides.filter((other) => other !== ENVY);
  return others.flatMap((other) => waysOf(other, []).map((way) => ({ ...way, copied: true })));
}

/** The points of a pile with its quests, the points of each quest, and the way in which each quest counts. */
interface Count {
  total: number;
  points: number[];
  ways: readonly Resolved[];
}

function countedWith(pile: Holding, ways: readonly Resolved[]): Count {
  const own = { ...pile };
  for (const { planet } of ways) if (planet) own[planet]++;
  const points = ways.map(({ quest, planet }) => (planet ? 1 : (COUNTED[quest]?.(own) ?? 0)));
  return { total: pilePoints(pile) + points.reduce((sum, n) => sum + n, 0), points, ways };
}

/** @param besides the quests of both neighbours at the table, which quest 12 can copy */
export function bestCount(pile: Holding, quests: readonly number[], besides: readonly number[]): Count {
  let all: Resolved[][] = [[]];
  for (const quest of quests) {
    const ways = waysOf(quest, besides);
    // Quest 12 without a quest to copy scores 0.
    if (ways.length === 0) ways.push({ quest, copied: false, planet: null });
    all = all.flatMap((chosen) => ways.map((way) => [...chosen, way]));
  }
  return all.map((ways) => countedWith(pile, ways)).reduce((a, b) => (b.total > a.total ? b : a));
}

/** Returns what a seat's quests are worth to its current pile. Envy counts 0, because it copies secret quests. */
export function questsWorth(at: At<SparkOfWar>, seat: Seat): number {
  const pile = pileOf(at, seat);
  return bestCount(pile, questsOf(at, seat).map(numberOf), []).total - pilePoints(pile);
}

function questsOf(at: At<SparkOfWar>, seat: Seat): string[] {
  return zoneOf(at, 'quests', seat).cards.map((card) => faceOf(at, card).name);
}

const numberOf = (name: string): number => QUESTS[name]?.quest ?? 0;
const nameOf = (number: number): string => Object.keys(QUESTS).find((name) => numberOf(name) === number) ?? '';

export function pileOf(at: At<SparkOfWar>, seat: Seat): Holding {
  return holdingOf(zoneOf(at, 'scored', seat).cards.map((card) => faceOf(at, card).name));
}

/** The score includes quests. It is used at the end of a match, and by the bot that plays the seat. */
export function scoreOf(at: At<SparkOfWar>, seat: Seat): Score {
  const pile = pileOf(at, seat);
  const names = questsOf(at, seat);
  const neighbours = new Set([(seat + 1) % at.seats, (seat + at.seats - 1) % at.seats]);
  const besides = [...neighbours].flatMap((other) => questsOf(at, other).map(numberOf));
  const { total, points, ways } = bestCount(pile, names.map(numberOf), besides);
  const quests = names.map((name, index) => questScore(name, points[index] ?? 0, ways[index]));
  const compensation = compensationOf(at, seat);
  return {
    ...doer(at, seat),
    planets: planetsOf(pile),
    stars: pile.STAR,
    quests,
    ...(compensation > 0 ? { compensation } : {}),
    total: total + compensation,
  };
}

function questScore(quest: string, points: number, way: Resolved | undefined): QuestScore {
  const copied = way?.copied ? { copied: nameOf(way.quest) } : {};
  return { quest, points, ...copied, ...(way?.planet ? { planet: way.planet } : {}) };
}

/** Returns the bonus that every player except the first player gets at the end, if the option is set. */
export function compensationOf({ state, options }: At<SparkOfWar>, seat: Seat): number {
  return seat === state.first ? 0 : (options.compensation ?? 0);
}

export interface SideSum {
  side: Colour;
  total: number;
  stars: number;
  planets: number;
}

/** Returns the total scores of both sides, or an empty list if all players play alone. */
export function sideSums(scores: readonly Score[]): SideSum[] {
  return COLOURS.flatMap((side) => {
    const own = scores.filter((score) => score.side === side);
    const sum = (of: (score: Score) => number): number => own.reduce((total, score) => total + of(score), 0);
    return own.length > 0
      ? [{ side, total: sum((one) => one.total), stars: sum((one) => one.stars), planets: sum((one) => one.planets) }]
      : [];
  });
}
