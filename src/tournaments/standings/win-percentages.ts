import { type EntrantRecord, type FieldRecord, playedRounds, recordOf } from './entrant-record.ts';
import { Fraction, mean, ZERO } from './fraction.ts';

/** The minimum of every percentage. The Magic Tournament Rules say 0.33; Arbiter uses exactly a third. */
const FLOOR = new Fraction(1, 3);

function atLeastFloor(value: Fraction): Fraction {
  return value.lt(FLOOR) ? FLOOR : value;
}

/** Byes and missed rounds count as played. The minimum is a third. Source: Magic Tournament Rules, appendix C. */
export function matchWin({ points: rule }: FieldRecord, record: EntrantRecord): Fraction {
  const rounds = record.rounds.filter(({ kind }) => kind === 'PLAYED' || kind === 'BYE' || kind === 'MISSED').length;
  const most = rounds * (rule.byPlace[0] ?? 0);
  return atLeastFloor(most === 0 ? ZERO : record.points.div(most));
}

/**
 * Returns the game points (3 for a win, 1 for a draw) divided by the maximum, at least a third. A bye counts as won
 * without losing a game, and so does an unplayed table of a round robin for the entrant who is present. A missed round
 * counts as lost without winning a game. Source: Magic Tournament Rules, appendix C, "Game-win percentage".
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

/** Returns the opponents' mean, ignoring the entrant's own byes. Source: Magic Tournament Rules, appendix C. */
export function opponentsMatchWin(field: FieldRecord, record: EntrantRecord): Fraction {
  return mean(opponentsOf(field, record).map((opponent) => matchWin(field, opponent)));
}

/** Returns the opponents' mean, ignoring the entrant's own byes. Source: Magic Tournament Rules, appendix C. */
export function opponentsGameWin(field: FieldRecord, record: EntrantRecord): Fraction {
  return mean(opponentsOf(field, record).map((opponent) => gameWin(field, opponent)));
}

/** Returns the records of all opponents, once for each meeting. */
function opponentsOf(field: FieldRecord, record: EntrantRecord): EntrantRecord[] {
  return playedRounds(record).flatMap(({ encounters }) => encounters.map(({ opponent }) => recordOf(field, opponent)));
}
