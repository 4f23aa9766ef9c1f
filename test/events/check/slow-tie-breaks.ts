import { isAlone, outcome, pointsOf, tableOf } from './outcome.ts';
import { atLeast, below, mean, plus, type Ratio, ratio, sum, times } from './ratio.ts';
import type { Round, Setup, Table } from './read-log.ts';

// Simple and slow implementations of the tie-breaks, from the table in src/tournaments/standings/README.md.

export interface Sheet {
  setup: Setup;
  rounds: readonly Round[];
  isRoundRobin: boolean;
}

const THIRD = ratio(1, 3);

function played({ rounds }: Sheet, who: number): Table[] {
  return rounds.flatMap((round) => tableOf(round, who) ?? []).filter(({ over }) => over);
}

function byes({ rounds }: Sheet, who: number): number {
  return rounds.filter((round) => round.byes.includes(who)).length;
}

/**
 * Scheduled opponents in a round robin whom the entrant did not meet, because at least one of the two had left.
 * `isThere`: the entrant itself was still in the event.
 */
function missed({ rounds }: Sheet, who: number): { other: number; isThere: boolean }[] {
  return rounds.flatMap(({ unplayed, byes: there }) =>
    unplayed
      .filter((pair) => pair.includes(who))
      .map((pair) => ({ other: pair.find((one) => one !== who) ?? 0, isThere: there.includes(who) })),
  );
}

function opponents(sheet: Sheet, who: number): number[] {
  const met = played(sheet, who).flatMap(({ entrants }) => entrants.filter((one) => one !== who));
  return [...met, ...missed(sheet, who).map(({ other }) => other)];
}

function matchWin(sheet: Sheet, who: number): Ratio {
  const lost = missed(sheet, who).filter(({ isThere }) => !isThere).length;
  const most = (played(sheet, who).length + byes(sheet, who) + lost) * (sheet.setup.points.byPlace[0] ?? 0);
  return most === 0 ? THIRD : atLeast(times(pointsOf(sheet.setup, sheet.rounds, who), ratio(1, most)), THIRD);
}

function gameWin(sheet: Sheet, who: number): Ratio {
  const toWin = Math.ceil(sheet.setup.bestOf / 2);
  const free = toWin * byes(sheet, who);
  let [won, drawn] = [free, 0];
  let count = free + toWin * missed(sheet, who).filter(({ isThere }) => !isThere).length;
  for (const { entrants, games, counted } of played(sheet, who)) {
    const seat = entrants.indexOf(who);
    won += counted ? (counted.wins[seat] ?? 0) : games.filter(({ places }) => isAlone(places, seat)).length;
    drawn += counted ? counted.drawn : games.filter(({ places }) => places?.every((place) => place === 1)).length;
    count += counted ? counted.drawn + counted.wins.reduce((all, one) => all + one, 0) : games.length;
  }
  return count === 0 ? THIRD : atLeast(ratio(3 * won + drawn, 3 * count), THIRD);
}

/**
 * Returns, for each opponent and each round without one, the score and the share of points won against that opponent.
 */
function strengths(sheet: Sheet, who: number): { score: Ratio; part: Ratio; away: boolean }[] {
  return sheet.rounds.flatMap((round) => {
    const table = tableOf(round, who);
    if (table) return table.over ? atTable(sheet, table, who) : [];
    const [unmet] = missed({ ...sheet, rounds: [round] }, who);
    if (unmet) return [{ score: scoreWithDraws(sheet, unmet.other), part: ratio(unmet.isThere ? 1 : 0), away: false }];
    const bye = round.byes.includes(who);
    const own = { score: pointsOf(sheet.setup, sheet.rounds, who), part: ratio(bye ? 1 : 0), away: !bye };
    return sheet.setup.points.byPlace.slice(1).map(() => own);
  });
}

function atTable(sheet: Sheet, table: Table, who: number): { score: Ratio; part: Ratio; away: boolean }[] {
  return table.entrants
    .filter((one) => one !== who)
    .map((one) => ({ score: scoreWithDraws(sheet, one), part: encounter(table, who, one), away: false }));
}

/** Returns 1 if the entrant is ahead, 1/2 if level, and 0 if behind. */
function encounter(table: Table, who: number, other: number): Ratio {
  const places = outcome(table);
  const [own = 0, theirs = 0] = [who, other].map((one) => places?.[table.entrants.indexOf(one)]);
  if (!places || own > theirs) return ratio(0);
  return own === theirs ? ratio(1, 2) : ratio(1);
}

// An entrant who has left counts as having drawn every round since, except in a round robin.
function scoreWithDraws({ setup, rounds, isRoundRobin }: Sheet, who: number): Ratio {
  if (isRoundRobin) return pointsOf(setup, rounds, who);
  const { draw, byPlace } = setup.points;
  const worth = draw === null ? mean(byPlace.map((one) => ratio(one))) : ratio(draw);
  const last = rounds.findLastIndex((round) => round.byes.includes(who) || tableOf(round, who) !== null);
  return plus(pointsOf(setup, rounds, who), times(worth, ratio(rounds.length - 1 - last)));
}

function least(all: readonly Ratio[]): Ratio {
  const [first = ratio(0), ...rest] = all;
  return rest.reduce((found, one) => (below(one, found) ? one : found), first);
}

function cut(sheet: Sheet, who: number): Ratio {
  const all = strengths(sheet, who);
  const away = all.filter((one) => one.away);
  const [over, under] = least((away.length > 0 ? away : all).map(({ score }) => score));
  return plus(sum(all.map(({ score }) => score)), [-over, under]);
}

function direct(sheet: Sheet, who: number, tied: readonly number[]): Ratio {
  const scoreOf = (one: number, group: readonly number[]) =>
    sum(
      played(sheet, one)
        .flatMap((table) =>
          table.entrants
            .filter((other) => other !== one && group.includes(other))
            .map((other) => encounter(table, one, other)),
        )
        .concat(
          missed(sheet, one)
            .filter(({ other }) => group.includes(other))
            .map(({ isThere }) => ratio(isThere ? 1 : 0)),
        ),
    );
  const missing = (one: number) =>
    tied.filter((other) => other !== one && !opponents(sheet, one).includes(other)).length;
  if (tied.every((one) => missing(one) === 0))
    return ratio(tied.filter((other) => below(scoreOf(other, tied), scoreOf(who, tied))).length);
  const most = (one: number) => plus(scoreOf(one, tied), ratio(missing(one)));
  for (let left = [...tied]; left.length > 1; ) {
    const sure = left.find((one) => left.every((other) => other === one || below(most(other), scoreOf(one, tied))));
    if (sure === undefined) return ratio(0);
    left = left.filter((one) => one !== sure);
    if (sure === who) return ratio(left.length);
  }
  return ratio(0);
}

/**
 * Returns the value of a tie-break for an entrant who is tied with `tied` (which includes the entrant) on everything
 * before.
 */
export function tieBreakOf(sheet: Sheet, name: string, who: number, tied: readonly number[]): Ratio {
  const all = () => strengths(sheet, who);
  switch (name) {
    case 'OPPONENTS_MATCH_WIN':
      return mean(opponents(sheet, who).map((one) => matchWin(sheet, one)));
    case 'GAME_WIN':
      return gameWin(sheet, who);
    case 'OPPONENTS_GAME_WIN':
      return mean(opponents(sheet, who).map((one) => gameWin(sheet, one)));
    case 'BUCHHOLZ':
      return sum(all().map(({ score }) => score));
    case 'BUCHHOLZ_CUT_1':
      return cut(sheet, who);
    case 'SONNEBORN_BERGER':
      return sum(all().map(({ score, part }) => times(score, part)));
    case 'DIRECT_ENCOUNTER':
      return direct(sheet, who, tied);
    default:
      throw new Error(`unknown tie-break ${name}`);
  }
}
