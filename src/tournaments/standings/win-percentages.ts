import { type EntrantRecord, type FieldRecord, playedRounds, recordOf } from './entrant-record.ts';
import { Fraction, mean, ZERO } from './fraction.ts';

/** The minimum of every percentage. Magic Tournament Rules write 0.33; here it is a third. */
const FLOOR = new Fraction(1, 3);

function atLeastFloor(value: Fraction): Fraction {
  return value.lt(FLOOR) ? FLOOR : value;
}

/**
 * Match points divided by the maximum for rounds played, byes and missed ones; at least a third.
 * Source: Magic Tournament Rules, appendix C.
 */
export function matchWin({ points: rule }: FieldRecord, record: EntrantRecord): Fraction {
  const rounds = record.rounds.filter(({ kind }) => kind === 'PLAYED' || kind === 'BYE' || kind === 'MISSED').length;
  const most = rounds * (rule.byPlace[0] ?? 0);
  return atLeastFloor(most === 0 ? ZERO : record.points.div(most));
}

/**
 * Game points (3 for a win, 1 for a draw) divided by the maximum; at least a third. A bye, or an unplayed table of a
 * round robin for the entrant present, counts as won without losing a game; a missed round as lost without winning any.
 * Source: Magic Tournament Rules, appendix C, "Game-win percentage".
 */
export function gameWin({ gamesToWin }: FieldRecord, record: EntrantRecord): Fraction {
  const byes = record.rounds.filter(({ kind }) => kind === 'BYE').length;
  const missed = record.rounds.filter(({ kind }) => kind === 'MISSED').length;
  let [gained, played] = [3 * gamesToWin * byes, gamesToWin * (byes + missed)];
  for (const { games, result } of playedRounds(record)) {
    const forfeit = { won: result === 'WON' ? gamesToWin : 0, drawn: 0, played: gamesToWin };
    const counted = games ?? forfeit;
    gained += 3 * counted.won + counted.drawn;
    played += counted.played;
  }
  return atLeastFloor(played === 0 ? ZERO : new Fraction(gained, 3 * played));
}

/** The mean of all opponents' match-win percentages; own byes are left out. Source: Magic Tournament Rules, appendix C. */
export function opponentsMatchWin(field: FieldRecord, record: EntrantRecord): Fraction {
  return mean(opponentsOf(field, record).map((opponent) => matchWin(field, opponent)));
}

/** The mean of all opponents' game-win percentages; own byes are left out. Source: Magic Tournament Rules, appendix C. */
export function opponentsGameWin(field: FieldRecord, record: EntrantRecord): Fraction {
  return mean(opponentsOf(field, record).map((opponent) => gameWin(field, opponent)));
}

/** The records of all opponents, once for each meeting. */
function opponentsOf(field: FieldRecord, record: EntrantRecord): EntrantRecord[] {
  return playedRounds(record).flatMap(({ encounters }) => encounters.map(({ opponent }) => recordOf(field, opponent)));
}
