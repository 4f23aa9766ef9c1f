import { describe, expect, it } from 'vitest';
import { duel } from '../../../test/matches/duel.ts';
import type { Action, Entry } from '../play/entry.ts';
import { advance, begin } from '../play/play.ts';
import { entryRandom } from '../random.ts';
import { timesGivenBack, unansweredSeats } from './unanswered.ts';

const SEED = 'a'.repeat(64);
const SECOND = 1000;
const bid = (seat: number): Action => ({ kind: 'MOVE', seat, move: { bid: 1 } });
const out = (seat: number): Action => ({ kind: 'TIMED_OUT', seat, move: { bid: 1 } });
const ruling = { by: '00000000-0000-4000-8000-000000000000', reason: 'A word.' };

/** Plays a two-seat match that starts with simultaneous bids, and makes each action at the given second. */
function played(steps: readonly (readonly [second: number, action: Action])[]): (Entry & { at: number })[] {
  const setup = { seats: 2, options: { rounds: 3 }, decks: [null, null], firstCard: 1 };
  const { at, entry } = begin(duel, setup, entryRandom(SEED, 0));
  const log = [{ ...entry, at: 0 }];
  for (const [second, action] of steps)
    log.push({ ...advance(duel, at, entryRandom(SEED, at.version + 1), action), at: second * SECOND });
  return log;
}

const absent = (steps: Parameters<typeof played>[0], seconds: number, botsStandIn = false) =>
  unansweredSeats(duel, played(steps), { botsStandIn, away: [], until: seconds * SECOND });

describe('a seat whose player has done nothing', () => {
  it('is reported with the time for which it was asked', () => {
    expect(absent([], 90)).toEqual([
      { seat: 0, asked: 90_000, timedOut: false },
      { seat: 1, asked: 90_000, timedOut: false },
    ]);
    expect(absent([[20, bid(1)]], 90)).toEqual([{ seat: 0, asked: 90_000, timedOut: false }]);
  });

  it('does not accumulate the time of other seats, and a time-out is not an answer', () => {
    // Seat 1 bids at second 20. Seat 0 runs out of time at second 60, and again on its turn at second 100. Then seat 1
    // has the turn.
    const log: Parameters<typeof played>[0] = [
      [20, bid(1)],
      [60, out(0)],
      [100, { kind: 'TIMED_OUT', seat: 0, move: { pass: true } }],
    ];
    expect(absent(log, 500)).toEqual([{ seat: 0, asked: 100_000, timedOut: true }]);
  });

  it('can have a stand-in bot, whose moves do not count', () => {
    const log: Parameters<typeof played>[0] = [
      [10, bid(1)],
      [60, out(0)],
      [61, { kind: 'MOVE', seat: 0, move: { pass: true } }],
    ];
    expect(absent(log, 100, true)).toEqual([{ seat: 0, asked: 100_000, timedOut: true }]);
    expect(absent(log, 100)).toEqual([]);
  });

  it('is present after resigning, setting auto-pass or calling a judge, but not after running out of time', () => {
    const calls: Action = { kind: 'JUDGE_CALLED', seat: 0, move: { about: 'Hello' } };
    const passes: Action = { kind: 'AUTO_PASS', seat: 0, move: { mode: 'UNLESS_TARGET' } };
    const leaves = (why: 'RESIGNED' | 'OUT_OF_TIME'): Action => ({ kind: 'RESIGNED', seat: 0, move: { why } });
    for (const action of [calls, passes, leaves('RESIGNED')])
      expect(
        absent(
          [
            [1, bid(1)],
            [2, action],
          ],
          90,
        ),
      ).toEqual([]);
    expect(
      absent(
        [
          [1, bid(1)],
          [2, leaves('OUT_OF_TIME')],
        ],
        90,
      ),
    ).toEqual([{ seat: 0, asked: 2000, timedOut: true }]);
  });

  it('is not asked during a pause or an outage', () => {
    const paused: Parameters<typeof played>[0] = [
      [10, { kind: 'PAUSED', seat: null, move: ruling }],
      [70, { kind: 'RESUMED', seat: null, move: ruling }],
    ];
    expect(absent(paused, 100).map(({ asked }) => asked)).toEqual([40_000, 40_000]);
    const out0: (typeof paused)[number] = [5, out(0)];
    expect(absent([out0, ...paused], 100, true).map(({ asked }) => asked)).toEqual([40_000, 40_000]);
    const move = { why: 'OUTAGE', began: 20_000, ended: 50_000 } as const;
    const log = played([[50, { kind: 'TIME_GIVEN_BACK', seat: null, move }]]);
    const judged = { botsStandIn: false, away: timesGivenBack(log), until: 100_000 };
    expect(unansweredSeats(duel, log, judged).map(({ asked }) => asked)).toEqual([70_000, 70_000]);
  });
});
