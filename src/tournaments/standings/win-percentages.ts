import { type EntrantRecord, type FieldRecord, playedRounds, recordOf } from './entrant-record.ts';
import { Fraction, mean, ZERO } from './fraction.ts';

/** The minimum of every percentage but resistance. The Magic Tournament Rules say 0.33; Arbiter uses exactly a third. */
const FLOOR = new Fraction(1, 3);
/** The minimum for resistance, and its maximum for an entrant who has left. Source: Play! Pokémon (see `README.md`). */
const QUARTER = new Fraction(1, 4);
const THREE_QUARTERS = new Fraction(3, 4);

type Percentage = (field: FieldRecord, record: EntrantRecord) => Fraction;

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

/**
 * Returns the share of rounds won, a draw counting half, without byes: at least a quarter, and at most three quarters
 * for an entrant who has left. Source: Play! Pokémon (see `README.md`).
 */
export function winShare(record: EntrantRecord): Fraction {
  const results = playedRounds(record).map(({ result }) => result);
  const missed = record.rounds.filter(({ kind }) => kind === 'MISSED').length;
  const won = results.filter((result) => result === 'WON').length;
  const drawn = results.filter((result) => result === 'DRAWN').length;
  const rounds = results.length + missed;
  const share = rounds === 0 ? ZERO : new Fraction(2 * won + drawn, 2 * rounds);
  if (share.lt(QUARTER)) return QUARTER;
  const hasLeft = record.rounds.at(-1)?.kind === 'ABSENT';
  return hasLeft && share.gt(THREE_QUARTERS) ? THREE_QUARTERS : share;
}

/** Returns the opponents' mean, ignoring the entrant's own byes. Source: Magic Tournament Rules, appendix C. */
export const opponentsMatchWin = meanOfOpponents(FLOOR, matchWin);

/** Returns the opponents' mean of their opponents' mean. Ours, after Play! Pokémon's opponents' resistance. */
export const opponentsOpponentsMatchWin = meanOfOpponents(FLOOR, opponentsMatchWin);

/** Returns the opponents' mean, ignoring the entrant's own byes. Source: Magic Tournament Rules, appendix C. */
export const opponentsGameWin = meanOfOpponents(FLOOR, gameWin);

/** Returns the opponents' mean share of rounds won. Source: Play! Pokémon (see `README.md`). */
export const resistance = meanOfOpponents(QUARTER, (_, record) => winShare(record));

/** Returns the opponents' mean resistance. Source: Play! Pokémon (see `README.md`). */
export const opponentsResistance = meanOfOpponents(QUARTER, resistance);

// Opponents count once for each meeting. Each mean is computed once, because the means of opponents' means need it often.
function meanOfOpponents(floor: Fraction, valueIn: Percentage): Percentage {
  const computed = new WeakMap<FieldRecord, Map<EntrantRecord, Fraction>>();
  return (field, record) => {
    const known = computed.get(field) ?? new Map<EntrantRecord, Fraction>();
    computed.set(field, known);
    const found = known.get(record);
    if (found) return found;
    const values = opponentsOf(field, record).map((opponent) => valueIn(field, opponent));
    const value = values.length === 0 && field.edition >= 3 ? floor : mean(values);
    known.set(record, value);
    return value;
  };
}

function opponentsOf(field: FieldRecord, record: EntrantRecord): EntrantRecord[] {
  return playedRounds(record).flatMap(({ encounters }) => encounters.map(({ opponent }) => recordOf(field, opponent)));
}
