import { expect, it } from 'vitest';
import { linesOf, playEvent, redecided, SETUP } from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

it('a record that takes a table from a player who was present is refuted by the match', () => {
  const event = playEvent({ ...SETUP, noShowAfter: 300, noShowDrops: false }, { players: 4, name: 'came' });
  expect(verdictOn(linesOf(event))).toMatchObject({ verdict: 'VERIFIED' });
  let claimed = false;
  const forged = redecided(event, (entry) => {
    if (claimed || entry.kind !== 'RESULTS' || !entry.input.games[0]) return;
    entry.input.games[0].unanswered = [{ seat: 0, asked: 300_000, timedOut: true }];
    claimed = true;
  });
  const taken = forged.entries.flatMap((entry) => (entry.kind === 'RESULTS' ? entry.facts.taken : []));
  expect(taken.filter(({ noShows }) => noShows)).toHaveLength(1);
  const verdict = verdictOn(linesOf(forged));
  expect(verdict).toMatchObject({ verdict: 'REFUTED', fault: { match: event.replays[0]?.match } });
  expect(verdict.why).toContain('its no-shows are not those that the tournament recorded');
});
