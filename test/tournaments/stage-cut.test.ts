import { describe, expect, it } from 'vitest';
import { currentRound, type Event } from '../../src/tournaments/event/event.ts';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import type { Setup } from '../../src/tournaments/event/setup.ts';
import { refusal } from './refusal.ts';
import { followsAgain, Simulated } from './simulated.ts';

const round = ({ event }: { event: Event }) => currentRound(event) ?? expect.fail('no round');
const pairs = (event: Simulated) => round(event).tables.map(({ entrants }) => entrants);
const KNOCKOUT: Setup['stages'] = [{ kind: 'SINGLE_ELIMINATION', take: null }];
const FIRST_WINS = (entrants: readonly number[]) => entrants.map((_, index) => index + 1);

describe('the cut of a stage', () => {
  const CUT: Setup['stages'] = [
    { kind: 'SWISS', rounds: 2, take: null },
    { kind: 'SINGLE_ELIMINATION', take: 4 },
  ];
  const better = (entrants: readonly number[]) => entrants.map((one) => 1 + entrants.filter((two) => two < one).length);
  /** Creates a Swiss of six, after its cut, in which the entrant with the lower number won every table. */
  const cut = (setup: Partial<Setup> = {}) => {
    const event = new Simulated({ stages: CUT, ...setup }).enters(6).begins([1, 2, 3, 4, 5, 6]);
    for (const _ of [1, 2]) event.plays(better);
    return event;
  };
  const players = ({ event }: Simulated) => event.stages[1]?.players ?? expect.fail('no cut');
  /** Corrects the last Swiss round, which changes who advances. */
  const correction = ({ event }: Simulated) => {
    const tables = event.stages[0]?.rounds[1]?.tables ?? [];
    const through = event.stages[1]?.players ?? [];
    const at = tables.find(({ entrants }) => through.filter((one) => entrants.includes(one)).length === 1);
    const { table, entrants } = at ?? expect.fail('no table between an entrant who advances and one who does not');
    const places = entrants.map((one) => (through.includes(one) ? 2 : 1));
    return { stage: 1, round: 2, table, places, reason: 'a slip' };
  };

  it('is made again after a correction while its first round waits for approval', () => {
    const event = new Simulated({ stages: CUT, byHand: true }).enters(6).begins([1, 2, 3, 4, 5, 6]);
    for (const _ of [1, 2]) event.does('APPROVED', {}).plays(better);
    expect(round(event)).toMatchObject({ stage: 2, status: 'PROPOSED' });
    const before = players(event);
    event.does('RULED', correction(event)).waits();
    expect(event.happened.find(({ kind }) => kind === 'RULED')?.facts).toEqual({ corrected: true, recut: true });
    expect(round(event)).toMatchObject({ stage: 2, round: 1, status: 'PROPOSED' });
    expect(players(event)).not.toEqual(before);
    event.does('APPROVED', {}).plays(better).does('APPROVED', {}).plays(better);
    expect([event.event.status, followsAgain(event)]).toEqual(['FINISHED', true]);
  });

  it('is made again until one of its tables has a result, with new matches in its first round', () => {
    const event = cut();
    const before = gamesToPlay(event.event).map(({ matchId }) => matchId);
    event.does('RULED', correction(event)).waits();
    const after = gamesToPlay(event.event).map(({ matchId }) => matchId);
    expect(after).toHaveLength(2);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(followsAgain(event.playsOut())).toBe(true);
  });

  it('keeps its matches if a correction does not change who advances', () => {
    const event = cut();
    const before = gamesToPlay(event.event);
    const table = event.event.stages[0]?.rounds[1]?.tables[0] ?? expect.fail('no table');
    const at = { stage: 1, round: 2, table: 1, places: better(table.entrants), reason: 'as it was' };
    event.does('RULED', at).waits();
    expect(gamesToPlay(event.event)).toEqual(before);
  });

  it('is final once one of its tables has a result', () => {
    const event = cut();
    const [first = 0] = gamesToPlay(event.event)[0]?.entrants ?? [];
    event.plays((entrants) => (entrants.includes(first) ? better(entrants) : null));
    expect(refusal(() => event.does('RULED', correction(event)))).toBe('FORBIDDEN');
    expect(refusal(() => event.does('UNDONE', {}))).toBe('FORBIDDEN');
  });

  it('is undone with its first round: the next in line replaces an entrant who has left since', () => {
    const event = cut({ byHand: false });
    const [first = 0, ...others] = players(event);
    event.does('DISQUALIFIED', { entrant: first, reason: '' });
    event.does('UNDONE', {}).waits();
    expect(players(event)).toEqual([...others, expect.any(Number)]);
    expect(followsAgain(event.playsOut())).toBe(true);
  });

  it('is made again for an entrant who dropped by mistake, until one of its tables has a result', () => {
    const event = cut();
    const [first = 0] = players(event);
    event.does('UNDONE', {}).does('DROPPED', { entrant: first, reason: 'by mistake' }).waits();
    expect(players(event)).not.toContain(first);
    const before = gamesToPlay(event.event).map(({ matchId }) => matchId);
    event.does('REINSTATED', { entrant: first, reason: 'it was a mistake' });
    expect(event.happened.at(-1)?.facts).toEqual({ missed: [], recut: true });
    event.waits();
    expect(players(event)[0]).toBe(first);
    expect(gamesToPlay(event.event).filter(({ matchId }) => before.includes(matchId))).toEqual([]);
    const [, second = 0] = players(event);
    event.does('UNDONE', {}).does('DROPPED', { entrant: second, reason: '' }).waits();
    const [one = 0] = gamesToPlay(event.event)[0]?.entrants ?? [];
    event.plays((entrants) => (entrants.includes(one) ? better(entrants) : null));
    expect(refusal(() => event.does('REINSTATED', { entrant: second, reason: '' }))).toBe('FORBIDDEN');
    expect(followsAgain(event.playsOut())).toBe(true);
  });

  it('stays when an entrant returns who would not have advanced', () => {
    const event = new Simulated({ stages: CUT }).enters(6).begins([1, 2, 3, 4, 5, 6]).plays(better);
    event.does('DROPPED', { entrant: 6, reason: '' }).plays(better);
    const before = gamesToPlay(event.event);
    event.does('REINSTATED', { entrant: 6, reason: '' }).waits();
    expect(event.event.entrants[5]?.gone).toBeNull();
    expect(gamesToPlay(event.event)).toEqual(before);
    expect(followsAgain(event.playsOut())).toBe(true);
  });

  it('is made immediately when the organizer ends the pause before it', () => {
    const event = cut({ pause: 3600 });
    event.waits(3_600_000).plays(better);
    expect(event.event.stages).toHaveLength(1);
    expect(refusal(() => event.does('ADVANCED', {}, 'p1'))).toBe('FORBIDDEN');
    event.does('ADVANCED', {}).waits();
    expect(round(event)).toMatchObject({ stage: 2, round: 1, status: 'PLAYING' });
    expect(refusal(() => event.does('ADVANCED', {}))).toBe('FORBIDDEN');
  });
});

describe('the next round of a bracket', () => {
  it('is redrawn after a correction until one of its tables has a result', () => {
    const event = new Simulated({ stages: KNOCKOUT }).enters(8).begins([1, 2, 3, 4, 5, 6, 7, 8]).plays(FIRST_WINS);
    const [first = 0, other = 0] = event.event.stages[0]?.rounds[0]?.tables[0]?.entrants ?? [];
    const at = { stage: 1, round: 1, table: 1, places: [2, 1], reason: 'a slip' };
    event.does('RULED', at).waits();
    expect(pairs(event).flat()).toContain(other);
    expect(pairs(event).flat()).not.toContain(first);
    const [one = 0] = gamesToPlay(event.event)[0]?.entrants ?? [];
    event.plays((entrants) => (entrants.includes(one) ? FIRST_WINS(entrants) : null));
    expect(refusal(() => event.does('RULED', { ...at, places: [1, 2] }))).toBe('FORBIDDEN');
    expect(followsAgain(event.playsOut())).toBe(true);
  });
});
