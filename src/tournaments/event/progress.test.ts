import { expect, it } from 'vitest';
import { Simulated } from '../../../test/tournaments/simulated.ts';
import { type Event, isOver } from './event.ts';
import { stageStandings } from './progress.ts';

const standingsIn = (event: Event) => stageStandings(event, event.stages[0] ?? expect.fail('no stage'));

it('standings are computed once for all who read them, and anew when a result is corrected', () => {
  const cup = new Simulated().enters(8).begins().plays();
  const before = standingsIn(cup.event);
  expect(standingsIn(cup.event)).toBe(before);
  cup.does('PAUSED', { reason: '' });
  expect(standingsIn(cup.event)).toBe(before);
  const [winner] = before;
  const table = cup.event.stages[0]?.rounds[0]?.tables.find(({ entrants }) => entrants.includes(winner?.entrant ?? 0));
  if (!winner || !table) expect.fail('nobody has won');
  const places = table.entrants.map((one) => (one === winner.entrant ? 2 : 1));
  cup.does('RULED', { stage: 1, round: 1, table: table.table, places, reason: 'A slip' });
  const after = standingsIn(cup.event);
  expect(after).not.toBe(before);
  expect(after.find(({ entrant }) => entrant === winner.entrant)?.points).toBe('0');
  expect(isOver(cup.event)).toBe(false);
});

it('standings by another rule are not those that were computed before', () => {
  const { event } = new Simulated().enters(8).begins().plays();
  const before = standingsIn(event);
  const points = { byPlace: [5, 0], draw: 1, bye: 5 };
  const other = standingsIn({ ...event, setup: { ...event.setup, points } });
  expect(other).not.toEqual(before);
});
