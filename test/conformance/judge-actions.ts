import type { Action, AnyAt } from '../../src/engine/index.ts';

/** An id made of letters only, so that no part of it looks like a card's id. */
const JUDGE = { by: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', reason: 'The rules were read out' };
/** The maximum number of entries taken back in one match. */
const BACK = 150;
/** The maximum number of judges' entries that do not count towards a match's length. */
export const JUDGED = 400;

/**
 * Picks, by number, an action of a judge or of a seat that calls a judge.
 * @param again the number of entries taken back so far
 */
export function judged(at: AnyAt, n: number, again: number): Action {
  const [kind, rest] = [n % 8, Math.floor(n / 8)];
  const seat = rest % at.seats;
  if (kind === 0) return { kind: 'JUDGE_CALLED', seat, move: { about: 'May that be played?' } };
  if (kind === 1) return { kind: 'PAUSED', seat: null, move: JUDGE };
  if (kind === 2) return { kind: 'TIME_GIVEN', seat: null, move: { seat, seconds: 1 + (rest % 90), ...JUDGE } };
  if (kind === 3) {
    const ruling = rest % 7 === 0 ? 'GAME_LOSS' : rest % 2 === 0 ? 'WARNING' : 'NOTE';
    return { kind: 'RULED', seat: null, move: { seat, ruling, ...JUDGE } };
  }
  return rewound(at, rest, again) ?? { kind: 'PAUSED', seat: null, move: JUDGE };
}

/** Picks an action during a pause: a judge may take entries back, otherwise the match resumes. */
export function inPause(at: AnyAt, pick: number, again: number): Action {
  const back = pick % 3 === 0 ? rewound(at, Math.floor(pick / 3), again) : null;
  return back ?? { kind: 'RESUMED', seat: null, move: JUDGE };
}

// Usually goes back a few entries, sometimes to the beginning.
function rewound({ version }: AnyAt, n: number, again: number): Action | null {
  if (version === 0) return null;
  const back = 1 + (n % 5 === 0 ? n % version : n % Math.min(version, 12));
  if (again + back > BACK) return null;
  return { kind: 'REWOUND', seat: null, move: { to: version - back, ...JUDGE } };
}
