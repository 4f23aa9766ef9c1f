import type { Seat } from '../cards/zones.ts';
import { JUDGING, type JudgingKind, OFFERING, type OfferingKind, takeback } from '../game/judging.ts';
import type { Action } from '../play/entry.ts';

/** Returns null if the entry does not have the form of a judge's action, of a call for a judge or of an undo. */
export function judgesActionOf(kind: JudgingKind, seat: Seat | null, move: object): Action | null {
  if (kind === 'JUDGE_CALLED') {
    const { data } = JUDGING[kind].safeParse(move);
    return seat !== null && data ? { kind, seat, move: data } : null;
  }
  if (seat === null) return wordOf(kind, move);
  const { data } = takeback.safeParse(move);
  return kind === 'REWOUND' && data ? { kind, seat, move: data } : null;
}

function wordOf(kind: Exclude<JudgingKind, 'JUDGE_CALLED'>, move: object): Action | null {
  switch (kind) {
    case 'PAUSED':
    case 'RESUMED': {
      const { data } = JUDGING[kind].safeParse(move);
      return data ? { kind, seat: null, move: data } : null;
    }
    case 'TIME_GIVEN': {
      const { data } = JUDGING[kind].safeParse(move);
      return data ? { kind, seat: null, move: data } : null;
    }
    case 'REWOUND': {
      const { data } = JUDGING[kind].safeParse(move);
      return data ? { kind, seat: null, move: data } : null;
    }
    case 'RULED': {
      const { data } = JUDGING[kind].safeParse(move);
      return data ? { kind, seat: null, move: data } : null;
    }
  }
}

/** Returns null if the entry does not have the form of an offer or of an answer to one. */
export function offeringOf(kind: OfferingKind, seat: Seat, move: object): Action | null {
  if (kind === 'OFFERED') {
    const { data } = OFFERING[kind].safeParse(move);
    return data ? { kind, seat, move: data } : null;
  }
  const { data } = OFFERING[kind].safeParse(move);
  return data ? { kind, seat, move: data } : null;
}
