import { describe, expect, it } from 'vitest';
import { ServerRefusal } from '../../../data/client.ts';
import type { AskedParts, LoggedEntry, PlayedParts } from '../operations.generated.ts';
import { askedIn, heard, type News, NOTHING_READ, type Play, timesIn, wordOf } from './play.ts';

const asks = (prompt: string, version: number): AskedParts => {
  const choices = [{ label: 'Pass', move: { game: { pass: true } }, concerns: [], blanks: [], preview: [] }];
  return { version, seat: 0, prompt, deadline: null, reaction: false, autoPass: 'NONE', choices };
};
const match = (version: number, decision: AskedParts | null = null): PlayedParts => ({
  id: 'm',
  game: { id: 'toll-road', title: 'Toll Road' },
  status: 'RUNNING',
  epoch: 0,
  version,
  yourSeats: [0],
  visibility: 'PUBLIC',
  invitation: null,
  waitingFor: [0],
  paused: false,
  rated: false,
  offer: null,
  possibleOffers: [],
  question: null,
  seed: null,
  tournamentId: null,
  timeControl: null,
  createdBy: { id: 'p' },
  seats: [],
  clock: null,
  decision,
  table: { zones: [], board: null, counters: [], seats: [] },
  result: null,
});
const entry = (version: number): LoggedEntry => ({
  version,
  seat: 0,
  kind: 'MOVE',
  text: `entry ${version}`,
  lines: [`entry ${version}`],
  effects: [],
  milestones: [],
  rewoundTo: null,
  judge: null,
  ruling: null,
});
const came = (version: number, entries: number[], decision: AskedParts | null = null, at = 0): News => {
  return { is: 'came', come: { match: match(version, decision), entries: entries.map(entry) }, at };
};
const knowing = (...news: News[]): Play => news.reduce(heard, NOTHING_READ);
const versions = ({ known }: Play) => known.entries.map(({ version }) => version);

describe('the history of a match', () => {
  it('has every entry once and in order, however they arrive', () => {
    const play = knowing(came(5, [4, 5]), came(3, [2, 3]), came(6, [5, 6]), came(6, [4, 5, 6]));
    expect(versions(play)).toEqual([2, 3, 4, 5, 6]);
    expect(play.known.match?.version).toBe(6);
  });

  it('gets earlier entries without changing the current match', () => {
    const play = knowing(came(5, [4, 5]), { is: 'earlier', entries: [entry(2), entry(3), entry(4)] });
    expect(versions(play)).toEqual([2, 3, 4, 5]);
    expect(play.known.match?.version).toBe(5);
  });
});

describe('a question', () => {
  const first = asks('Which?', 3);
  it('disappears while an answer is being sent, and returns if the answer is refused', () => {
    const sent = knowing(came(3, [3], first), { is: 'sent', question: wordOf(first) });
    expect(askedIn(sent)).toBeNull();
    const refused = heard(sent, { is: 'refused', error: new ServerRefusal('STALE_VERSION', 'Too late') });
    expect(askedIn(refused)).toBe(first);
    expect(refused.refusal).toEqual({ code: 'STALE_VERSION', message: 'Too late' });
  });

  it('appears immediately after the previous one, without its refusal', () => {
    const next = asks('And now?', 4);
    const play = knowing(
      { is: 'refused', error: new Error('no') },
      came(3, [3], first),
      { is: 'sent', question: wordOf(first) },
      came(4, [4], next),
      { is: 'heard' },
    );
    expect(askedIn(play)).toBe(next);
    expect(play.refusal).toBeNull();
  });

  it('stays the same while others move', () => {
    expect(wordOf(first)).toBe(wordOf({ ...first, version: 9 }));
    expect(wordOf(first)).not.toBe(wordOf(asks('Other?', 3)));
    expect(wordOf(null)).toBe('');
  });

  it('is marked as sent again if the server does not confirm the answer', () => {
    const play = knowing(came(3, [3], first), { is: 'sent', question: wordOf(first) }, { is: 'unanswered' });
    expect(play.sending?.again).toBe(true);
    expect(heard(play, { is: 'heard' }).sending).toBeNull();
  });
});

it('a clock counts from the update that brought it, not from an older one', () => {
  const withClock = {
    ...match(4),
    clock: {
      seats: [
        { seat: 0, left: 9_000, deadline: '2030-01-01T00:00:00.000Z' },
        { seat: 1, left: null, deadline: null },
      ],
    },
  };
  const play = knowing({ is: 'came', come: { match: withClock }, at: 1_000 }, came(3, [3], null, 5_000));
  expect(timesIn(withClock, play.readAt)).toEqual([{ seat: 0, left: 9_000, running: true, readAt: 1_000 }]);
});
