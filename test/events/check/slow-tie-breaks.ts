import { isAlone, outcome, pointsOf, tableOf } from './outcome.ts';
import { atLeast, below, equal, mean, plus, type Ratio, ratio, sum, times } from './ratio.ts';
import type { Round, Setup, Table } from './read-log.ts';

// Simple and slow implementations of the tie-breaks, from the table in src/tournaments/standings/README.md.

export interface Sheet {
  setup: Setup;
  rounds: readonly Round[];
  isRoundRobin: boolean;
}

const THIRD = ratio(1, 3);
const QUARTER = ratio(1, 4);

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

/** The share of rounds won as Play! Pokémon counts it. */
function winShare(sheet: Sheet, who: number): Ratio {
  const unmet = missed(sheet, who);
  let twice = unmet.filter(({ isThere }) => isThere).length * 2;
  for (const table of played(sheet, who)) {
    const places = outcome(table);
    if (places?.every((place) => place === 1)) twice += 1;
    else if (isAlone(places, table.entrants.indexOf(who))) twice += 2;
  }
  const rounds = played(sheet, who).length + unmet.length;
  const share = rounds === 0 ? QUARTER : atLeast(ratio(twice, 2 * rounds), QUARTER);
  const last = sheet.rounds.at(-1);
  const isThere = last && (tableOf(last, who) || [...last.byes, ...last.unplayed.flat()].includes(who));
  return !isThere && below(ratio(3, 4), share) ? ratio(3, 4) : share;
}

function wins(sheet: Sheet, who: number): number {
  const { bye, byPlace } = sheet.setup.points;
  const walkovers = missed(sheet, who).filter(({ isThere }) => isThere).length;
  const free = byes(sheet, who) - walkovers;
  const won = played(sheet, who).filter((table) => isAlone(outcome(table), table.entrants.indexOf(who)));
  return won.length + walkovers + (bye < (byPlace[0] ?? 0) ? 0 : free);
}

function progressive({ setup, rounds }: Sheet, who: number): Ratio {
  return sum(rounds.map((_, index) => pointsOf(setup, rounds.slice(0, index + 1), who)));
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
    const own = { score: standIn(sheet, who), part: ratio(bye ? 1 : 0), away: !bye };
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

function drawWorth({ points: { draw, byPlace } }: Setup): Ratio {
  return draw === null
    ? mean(
        byPlace.map((one) => ratio(one)),
        ratio(0),
      )
    : ratio(draw);
}

// The entrant's own score, but no more than a draw in each round so far would score.
function standIn({ setup, rounds }: Sheet, who: number): Ratio {
  return least([pointsOf(setup, rounds, who), times(drawWorth(setup), ratio(rounds.length))]);
}

// An entrant who has left counts as having drawn every round since, except in a round robin.
function scoreWithDraws({ setup, rounds, isRoundRobin }: Sheet, who: number): Ratio {
  if (isRoundRobin) return pointsOf(setup, rounds, who);
  const worth = drawWorth(setup);
  const last = rounds.findLastIndex((round) => round.byes.includes(who) || tableOf(round, who) !== null);
  return plus(pointsOf(setup, rounds, who), times(worth, ratio(rounds.length - 1 - last)));
}

function least(all: readonly Ratio[]): Ratio {
  const [first = ratio(0), ...rest] = all;
  return rest.reduce((found, one) => (below(one, found) ? one : found), first);
}

// The scores without the lowest: of voluntary absences first, otherwise of all.
function cut(sheet: Sheet, who: number): Ratio[] {
  const all = strengths(sheet, who);
  const away = all.filter((one) => one.away);
  const lowest = least((away.length > 0 ? away : all).map(({ score }) => score));
  const scores = all.map(({ score }) => score);
  const index = scores.findIndex((score) => equal(score, lowest));
  return scores.filter((_, i) => i !== index);
}

function median(sheet: Sheet, who: number): Ratio {
  const rest = cut(sheet, who);
  const index = rest.findIndex((one) => rest.every((other) => !below(one, other)));
  return sum(rest.filter((_, i) => i !== index));
}

/** Returns what an entrant scored against another, in each of their encounters. */
function encounters(sheet: Sheet, who: number, other: number): Ratio[] {
  const atTables = played(sheet, who).filter(({ entrants }) => entrants.includes(other));
  const unmet = missed(sheet, who).filter((one) => one.other === other);
  return [
    ...atTables.map((table) => encounter(table, who, other)),
    ...unmet.map(({ isThere }) => ratio(isThere ? 1 : 0)),
  ];
}

// Groups of equal entrants, best first.
function ranked(sheet: Sheet, tied: readonly number[]): (readonly number[])[] {
  const own = new Map(
    tied.map((one) => {
      const met = tied.filter((other) => other !== one).map((other) => encounters(sheet, one, other));
      const score = sum(met.map((list) => mean(list, ratio(0))));
      const missing = met.filter((list) => list.length === 0).length;
      return [one, { score, missing, most: plus(score, ratio(missing)) }] as const;
    }),
  );
  const of = (one: number) => own.get(one) ?? { score: ratio(0), missing: 0, most: ratio(0) };
  const allMet = tied.every((one) => of(one).missing === 0);
  const groups: number[][] = [];
  for (let left = [...tied]; left.length > 0; left = left.filter((one) => !groups.flat().includes(one))) {
    const best = left.filter((one) => left.every((other) => !below(of(one).score, of(other).score)));
    const sure = left.filter((one) => left.every((other) => other === one || below(of(other).most, of(one).score)));
    if (allMet) groups.push(best);
    else groups.push(sure.length > 0 ? sure : left);
  }
  return groups.length === 1 ? groups : groups.flatMap((group) => ranked(sheet, group));
}

function direct(sheet: Sheet, who: number, tied: readonly number[]): Ratio {
  const groups = ranked(sheet, tied);
  const behind = groups.slice(groups.findIndex((group) => group.includes(who)) + 1);
  return ratio(behind.flat().length);
}

function opponentsMatchWin(sheet: Sheet, who: number): Ratio {
  return mean(
    opponents(sheet, who).map((one) => matchWin(sheet, one)),
    THIRD,
  );
}

function resistance(sheet: Sheet, who: number): Ratio {
  return mean(
    opponents(sheet, who).map((one) => winShare(sheet, one)),
    QUARTER,
  );
}

/**
 * Returns the value of a tie-break for an entrant who is tied with `tied` (which includes the entrant) on everything
 * before.
 */
export function tieBreakOf(sheet: Sheet, name: string, who: number, tied: readonly number[]): Ratio {
  const all = () => strengths(sheet, who);
  const ofOpponents = (floor: Ratio, value: (one: number) => Ratio) => mean(opponents(sheet, who).map(value), floor);
  switch (name) {
    case 'OPPONENTS_MATCH_WIN':
      return opponentsMatchWin(sheet, who);
    case 'OPPONENTS_OPPONENTS_MATCH_WIN':
      return ofOpponents(THIRD, (one) => opponentsMatchWin(sheet, one));
    case 'GAME_WIN':
      return gameWin(sheet, who);
    case 'OPPONENTS_GAME_WIN':
      return ofOpponents(THIRD, (one) => gameWin(sheet, one));
    case 'RESISTANCE':
      return resistance(sheet, who);
    case 'OPPONENTS_RESISTANCE':
      return ofOpponents(QUARTER, (one) => resistance(sheet, one));
    case 'BUCHHOLZ':
      return sum(all().map(({ score }) => score));
    case 'BUCHHOLZ_CUT_1':
      return sum(cut(sheet, who));
    case 'MEDIAN_BUCHHOLZ':
      return median(sheet, who);
    case 'PROGRESSIVE_SCORE':
      return progressive(sheet, who);
    case 'WINS':
      return ratio(wins(sheet, who));
    case 'SONNEBORN_BERGER':
      return sum(all().map(({ score, part }) => times(score, part)));
    case 'DIRECT_ENCOUNTER':
      return direct(sheet, who, tied);
    default:
      throw new Error(`unknown tie-break ${name}`);
  }
}
