import { describe, expect, it } from 'vitest';
import type { EffectParts } from '../operations.generated.ts';
import { type Arrival, arrived, isBehind, logUpTo, missedIn, replaying } from './following.ts';
import { beatIn, emptyQueue, type Queue } from './queue.ts';

const effect = (kind: EffectParts['kind'], line: number, parts: Partial<EffectParts> = {}): EffectParts => ({
  ...{ kind, line, seat: 1, from: null, to: null, cards: [], amount: null, what: null, dice: [], sides: null },
  ...parts,
});
const wizard = { kind: 'PIECE', key: '7' } as const;
const BLOW = [
  effect('ROLL', 0, { dice: [7], sides: 10 }),
  effect('STRIKE', 1, { to: wizard, amount: 1 }),
  effect('LOSE', 1, { to: wizard, amount: 1 }),
  effect('LOSE', 2, { to: wizard }),
];
const MOVE = [effect('MOVE', 0, { from: { kind: 'CELL', key: 'a1' }, to: { kind: 'CELL', key: 'a2' } })];

const entry = (version: number, effects: readonly EffectParts[], seat = 1, kind: 'MOVE' | 'REWOUND' = 'MOVE') => ({
  ...{ version, kind, seat, lines: ['first', 'second', 'third'], effects, rewoundTo: null, ruling: null },
});
type Match = Parameters<typeof arrived>[1]['match'];
const match = (version: number, parts: Partial<Match> = {}): Match => ({
  ...{ version, epoch: 0, status: 'RUNNING', yourSeats: [0], decision: null },
  ...parts,
});
const came = (parts: Partial<Arrival<Match>>): Queue<Match> => {
  const arrival = { match: match(4), entries: [], times: [], speed: 'normal', isAway: false, now: 0 } as const;
  return arrived(emptyQueue(match(3)), { ...arrival, ...parts });
};
const linesIn = ({ scenes }: Queue<Match>) => scenes.flatMap(({ beats }) => beats.map(({ lines }) => lines.join(' ')));

describe('an update', () => {
  it('is played over the old table, dice together with the blow that they decide', () => {
    const queue = came({ entries: [entry(3, MOVE), entry(4, BLOW)] });
    expect(linesIn(queue)).toEqual(['second', 'third']);
    expect([queue.view.version, isBehind(queue)]).toEqual([3, true]);
  });

  it('is in the log only as far as it has been played', () => {
    const entries = [entry(3, MOVE), entry(4, BLOW), entry(5, MOVE)].map((one) => ({ ...one, milestones: [] }));
    const log = logUpTo(came({ match: match(5), entries }), entries);
    expect(log.map(({ version, lines }) => [version, lines])).toEqual([
      [3, ['first', 'second', 'third']],
      [4, ['first', 'second']],
    ]);
    expect(logUpTo(emptyQueue(match(5)), entries)).toBe(entries);
  });

  it('is shown immediately if the reader is away, has switched this off, or the match has jumped', () => {
    const entries = [entry(4, BLOW)];
    const jumps: Partial<Arrival<Match>>[] = [
      { isAway: true },
      { speed: 'off' },
      { match: match(4, { epoch: 1 }) },
      { entries: [entry(4, BLOW, 1, 'REWOUND')] },
    ];
    for (const jump of jumps) {
      const queue = came({ entries, ...jump });
      expect([queue.view.version, beatIn(queue)]).toEqual([4, null]);
    }
  });

  it('without anything to play changes the table immediately', () => {
    expect(came({ entries: [entry(4, [])] }).view.version).toBe(4);
  });
});

describe('a question', () => {
  const asks = (reaction: boolean) => match(4, { decision: { seat: 0, reaction } });
  const queueWith = (reaction: boolean, left: number) =>
    came({ match: asks(reaction), entries: [entry(4, BLOW)], times: [{ seat: 0, left, running: true, readAt: 0 }] });

  it('waits for the moves of others, for 5 % of the time left and while enough is left', () => {
    expect(linesIn(queueWith(false, 48_000))).toEqual(['second', 'third']);
    expect(linesIn(queueWith(false, 47_000))).toEqual(['third']);
    expect(linesIn(queueWith(false, 24_000))).toEqual(['third']);
    expect(isBehind(queueWith(false, 23_000))).toBe(false);
    expect(isBehind(queueWith(false, 1_000))).toBe(false);
  });

  it('about a reaction waits only if there is plenty of time', () => {
    expect(linesIn(queueWith(true, 47_400))).toEqual(['third']);
    expect(isBehind(queueWith(true, 46_000))).toBe(false);
  });
});

describe("a player's own move", () => {
  it('is only flashed over the new table', () => {
    const queue = came({ entries: [entry(4, MOVE, 0)] });
    expect([queue.view.version, isBehind(queue), linesIn(queue)]).toEqual([4, false, ['first']]);
  });

  it('is played as far as it brings news: dice, the outcome of blows, and losses', () => {
    const announced = effect('STRIKE', 0, { to: wizard });
    const queue = came({ entries: [entry(4, [announced, ...BLOW.map((one) => ({ ...one, line: one.line + 1 }))], 0)] });
    expect(linesIn(queue)).toEqual(['third', '']);
  });
});

describe('an absence', () => {
  const entries = [entry(2, MOVE), entry(3, BLOW), entry(4, MOVE, 0), entry(5, MOVE), entry(6, MOVE)];
  const missed = missedIn({ after: 2, upTo: 5 }, entries, match(6));

  it('lists the moves of others that the reader has not seen', () => {
    expect(missed.map(({ version }) => version)).toEqual([3, 3, 5]);
  });

  it('does not list moves that were taken back', () => {
    const undone = { ...entry(6, [], 1, 'REWOUND'), rewoundTo: 3 };
    const log = [...entries.slice(0, 4), undone, entry(7, MOVE)];
    expect(missedIn({ after: 2, upTo: 7 }, log, match(7)).map(({ version }) => version)).toEqual([3, 3, 7]);
  });

  it('is replayed over the current table, so that no question waits', () => {
    const queue = replaying(emptyQueue(match(6)), missed, 'off', 100);
    expect([isBehind(queue), beatIn(queue)?.version]).toEqual([false, 3]);
    expect(beatIn(queue)?.lasts).toBeGreaterThan(0);
  });

  it('is no longer replayed when an entry arrives', () => {
    const replay = replaying(emptyQueue(match(6)), missed, 'normal', 100);
    const arrival = { match: match(7), entries: [...entries, entry(7, BLOW)], times: [], isAway: false, now: 200 };
    const queue = arrived(replay, { ...arrival, speed: 'normal' });
    expect([queue.view.version, beatIn(queue)?.version, linesIn(queue)]).toEqual([6, 7, ['second', 'third']]);
  });
});
