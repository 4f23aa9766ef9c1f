import { atLeast, dividedBy, type Fraction, fraction, mean, ZERO } from '../fraction.ts';
import type { EntrantRecord } from '../record.ts';
import { type FieldRecord, opponentsOf, playedRounds, recordOf } from './field.ts';

/** No percentage counts as less. Magic Tournament Rules write 0.33; here it is a third. */
const FLOOR: Fraction = fraction(1, 3);

/**
 * Match points by the most there could be in the rounds one was there for, byes among them, or missed before coming back; at
 * least a third.
 * Source: Magic Tournament Rules, appendix C, "Match-win percentage".
 */
export function matchWin({ points: rule }: FieldRecord, record: EntrantRecord): Fraction {
  const rounds = record.rounds.filter(({ kind }) => kind === 'PLAYED' || kind === 'BYE' || kind === 'MISSED').length;
  const most = rounds * (rule.byPlace[0] ?? 0);
  return atLeast(most === 0 ? ZERO : dividedBy(record.points, fraction(most)), FLOOR);
}

/**
 * Game points (3 for a game won, that is first alone; 1 for one that all share; else 0) by the most there could be; at least a
 * third. A bye counts as a table won without losing a game, and so does an unplayed table of a round robin for the entrant who
 * was there; a round that was missed as one lost without winning any.
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
  return atLeast(played === 0 ? ZERO : fraction(gained, 3 * played), FLOOR);
}

/**
 * The mean of the match-win percentages of everybody met; one's own byes are left out, theirs count for them.
 * Source: Magic Tournament Rules, appendix C, "Opponents' match-win percentage".
 */
export function opponentsMatchWin(field: FieldRecord, record: EntrantRecord): Fraction {
  return mean(opponentsOf(record).map((opponent) => matchWin(field, recordOf(field, opponent))));
}

/**
 * The mean of the game-win percentages of everybody met; one's own byes are left out.
 * Source: Magic Tournament Rules, appendix C, "Opponents' game-win percentage".
 */
export function opponentsGameWin(field: FieldRecord, record: EntrantRecord): Fraction {
  return mean(opponentsOf(record).map((opponent) => gameWin(field, recordOf(field, opponent))));
}
