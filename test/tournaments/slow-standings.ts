import type { PointsRule } from '../../src/tournaments/standings/points.ts';
import type { Round, Table } from '../../src/tournaments/standings/round-results.ts';
import type { TieBreak } from '../../src/tournaments/standings/standings.ts';

/**
 * A fraction that is not reduced. This file is a second, simple and slow implementation of the standings, for
 * comparison.
 */
export type Ratio = readonly [bigint, bigint];

const ratio = (a: number, b = 1): Ratio => [BigInt(a), BigInt(b)];
const add = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const less = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d < c * b;
const total = (list: readonly Ratio[]): Ratio => list.reduce(add, ratio(0));
const divide = ([a, b]: Ratio, by: number): Ratio => [a, b * BigInt(by)];
const floored = (one: Ratio): Ratio => (less(one, ratio(1, 3)) ? ratio(1, 3) : one);

interface Sheet {
  readonly rounds: readonly Round[];
  readonly rule: PointsRule;
  readonly gamesToWin: number;
}

const tableOf = (round: Round, who: number): Table | undefined =>
  round.tables.find(({ entrants }) => entrants.includes(who));

/** Returns the places at a table with at most one game. */
function placesAt({ entrants, games, ruled }: Table): readonly number[] | null {
  if (ruled) return ruled.places;
  return games[0] ? games[0].places : entrants.map(() => 1);
}

function pointsIn({ rule }: Sheet, round: Round, who: number): Ratio {
  if (round.byes.includes(who)) return ratio(rule.bye);
  const table = tableOf(round, who);
  if (!table?.over) return ratio(0);
  const places = placesAt(table);
  if (!places) return ratio(rule.byPlace[rule.byPlace.length - 1] ?? 0);
  if (rule.draw !== null && !places.some((place) => place > 1)) return ratio(rule.draw);
  const own = places[table.entrants.indexOf(who)] ?? 0;
  const sharing = places.filter((place) => place === own).length;
  let sum = 0;
  for (let place = own; place < own + sharing; place++) sum += rule.byPlace[place - 1] ?? 0;
  return ratio(sum, sharing);
}

const pointsOf = (sheet: Sheet, who: number): Ratio => total(sheet.rounds.map((round) => pointsIn(sheet, round, who)));

const overFor = (sheet: Sheet, who: number): Table[] =>
  sheet.rounds.flatMap((round) => tableOf(round, who) ?? []).filter(({ over }) => over);

const byesOf = ({ rounds }: Sheet, who: number): number => rounds.filter(({ byes }) => byes.includes(who)).length;

const met = (sheet: Sheet, who: number): number[] =>
  overFor(sheet, who).flatMap(({ entrants }) => entrants.filter((other) => other !== who));

function matchWin(sheet: Sheet, who: number): Ratio {
  const rounds = overFor(sheet, who).length + byesOf(sheet, who);
  return rounds === 0 ? ratio(1, 3) : floored(divide(pointsOf(sheet, who), rounds * (sheet.rule.byPlace[0] ?? 0)));
}

function gameWin(sheet: Sheet, who: number): Ratio {
  let [got, games] = [3 * sheet.gamesToWin * byesOf(sheet, who), sheet.gamesToWin * byesOf(sheet, who)];
  for (const table of overFor(sheet, who)) {
    const counted = table.ruled?.games;
    if (counted) {
      games += counted.drawn + (counted.lost ?? 0) + counted.wins.reduce((sum, one) => sum + one, 0);
      got += 3 * (counted.wins[table.entrants.indexOf(who)] ?? 0) + counted.drawn;
      continue;
    }
    for (const { places } of table.games) {
      games++;
      if (places?.[table.entrants.indexOf(who)] !== 1) continue;
      const first = places.filter((place) => place === 1).length;
      if (first === 1) got += 3;
      else if (first === places.length) got += 1;
    }
  }
  return games === 0 ? ratio(1, 3) : floored(ratio(got, 3 * games));
}

/** Returns, for each opponent or round without one, the score, the halves won, and whether the entrant was absent. */
function strengths(sheet: Sheet, who: number): { score: Ratio; halves: number; away: boolean }[] {
  return sheet.rounds.flatMap((round) => {
    const table = tableOf(round, who);
    if (table && !table.over) return [];
    if (table) {
      const places = placesAt(table);
      const own = places?.[table.entrants.indexOf(who)] ?? 0;
      return table.entrants
        .map((other, seat) => ({ other, place: places?.[seat] }))
        .filter(({ other }) => other !== who)
        .map(({ other, place }) => {
          const halves = place === undefined || place < own ? 0 : place === own ? 1 : 2;
          return { score: withDraws(sheet, other), halves, away: false };
        });
    }
    const bye = round.byes.includes(who);
    const one = { score: pointsOf(sheet, who), halves: bye ? 2 : 0, away: !bye };
    return sheet.rule.byPlace.slice(1).map(() => one);
  });
}

function withDraws(sheet: Sheet, who: number): Ratio {
  let score = pointsOf(sheet, who);
  const { draw, byPlace } = sheet.rule;
  const worth =
    draw === null
      ? ratio(
          byPlace.reduce((a, b) => a + b, 0),
          byPlace.length,
        )
      : ratio(draw);
  for (let i = sheet.rounds.length - 1; i >= 0; i--) {
    const round = sheet.rounds[i];
    if (!round || round.byes.includes(who) || tableOf(round, who)) break;
    score = add(score, worth);
  }
  return score;
}

function cut(sheet: Sheet, who: number): Ratio {
  const all = strengths(sheet, who);
  const some = all.some(({ away }) => away) ? all.filter(({ away }) => away) : all;
  const least = some.map(({ score }) => score).sort((a, b) => (less(a, b) ? -1 : 1))[0] ?? ratio(0);
  return add(total(all.map(({ score }) => score)), [-least[0], least[1]]);
}

function direct(sheet: Sheet, who: number, tied: readonly number[]): Ratio {
  const halves = (one: number) =>
    sheet.rounds.reduce((sum, round) => {
      const table = tableOf(round, one);
      const places = table?.over ? placesAt(table) : null;
      if (!table || !places) return sum;
      const own = places[table.entrants.indexOf(one)] ?? 0;
      return table.entrants.reduce((more, other, seat) => {
        const place = places[seat] ?? 0;
        if (other === one || !tied.includes(other) || place < own) return more;
        return more + (place === own ? 1 : 2);
      }, sum);
    }, 0);
  const unmet = (one: number) => tied.filter((other) => other !== one && !met(sheet, one).includes(other)).length;
  if (tied.every((one) => unmet(one) === 0)) return ratio(tied.filter((one) => halves(one) < halves(who)).length);
  let left = [...tied];
  for (;;) {
    const sure = left.find((one) =>
      left.every((other) => other === one || halves(other) + 2 * unmet(other) < halves(one)),
    );
    if (sure === undefined || left.length === 1) return ratio(0);
    if (sure === who) return ratio(left.length - 1);
    left = left.filter((one) => one !== sure);
  }
}

function slowValue(sheet: Sheet, tieBreak: TieBreak | 'POINTS', who: number, tied: readonly number[]): Ratio {
  const opponents = met(sheet, who);
  const average = (list: readonly Ratio[]) => (list.length === 0 ? ratio(0) : divide(total(list), list.length));
  switch (tieBreak) {
    case 'POINTS':
      return pointsOf(sheet, who);
    case 'OPPONENTS_MATCH_WIN':
      return average(opponents.map((one) => matchWin(sheet, one)));
    case 'GAME_WIN':
      return gameWin(sheet, who);
    case 'OPPONENTS_GAME_WIN':
      return average(opponents.map((one) => gameWin(sheet, one)));
    case 'BUCHHOLZ':
      return total(strengths(sheet, who).map(({ score }) => score));
    case 'BUCHHOLZ_CUT_1':
      return cut(sheet, who);
    case 'SONNEBORN_BERGER':
      return total(strengths(sheet, who).map(({ score: [a, b], halves }): Ratio => [a * BigInt(halves), 2n * b]));
    case 'DIRECT_ENCOUNTER':
      return direct(sheet, who, tied);
  }
}

/** Returns the place and values of each entrant. Each value compares entrants who are equal on all earlier values. */
export function slowStandings(
  sheet: Sheet,
  entrants: readonly number[],
  tieBreaks: readonly TieBreak[],
): Map<number, { place: number; values: Ratio[] }> {
  const found = new Map(entrants.map((who) => [who, { place: 1, values: [] as Ratio[] }]));
  for (const tieBreak of ['POINTS', ...tieBreaks] as const) {
    const places = new Map([...found].map(([who, { place }]) => [who, place]));
    for (const [who, own] of found) {
      const tied = entrants.filter((other) => places.get(other) === places.get(who));
      own.values.push(slowValue(sheet, tieBreak, who, tied));
    }
    for (const [who, own] of found) {
      const value = own.values.at(-1) ?? ratio(0);
      const ahead = entrants.filter((other) => {
        const theirs = found.get(other)?.values.at(-1) ?? ratio(0);
        return places.get(other) === places.get(who) && less(value, theirs);
      });
      own.place += ahead.length;
    }
  }
  return found;
}
