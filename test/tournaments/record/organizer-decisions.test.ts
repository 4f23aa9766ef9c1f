import { describe, expect, it } from 'vitest';
import { currentRound } from '../../../src/tournaments/event/event.ts';
import type { Setup } from '../../../src/tournaments/event/setup.ts';
import { begunEvent, linesOf, ORGANIZER, type Playing, SETUP } from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

const none = { input: {}, by: ORGANIZER };

function begun(more: Partial<Setup> = {}, players = 4): Playing {
  return begunEvent({ ...SETUP, ...more }, { players, name: 'decided' });
}

/** Pairs and plays rounds. In a bracket, drawn games are repeated. */
function plays(event: Playing, rounds: number): Playing {
  const now = () => event.event ?? expect.fail();
  for (let round = 0; round < rounds; round++)
    do event.step(now());
    while (currentRound(now())?.overAt === null);
  return event;
}

/** Returns the unproven claims of a record that is still VERIFIED. */
function unproven(event: Playing): string[] {
  const verdict = verdictOn(linesOf(event));
  expect(verdict).toMatchObject({ verdict: 'VERIFIED', why: null });
  return verdict.unproven;
}

describe('the verdict on a record lists decisions of the organizer', () => {
  it('to end a Swiss before all of its rounds, and stages that never began', () => {
    const stages: Setup['stages'] = [
      { kind: 'SWISS', rounds: 3, take: null },
      { kind: 'SINGLE_ELIMINATION', take: 2 },
    ];
    const event = plays(begun({ stages }), 1);
    event.enter({ kind: 'ENDED', ...none });
    const entry = `entry ${event.entries.length - 1} ENDED, by ${ORGANIZER}`;
    expect(unproven(event)[0]).toBe(
      `End: the organizer ended it before all of its rounds were played (${entry}): stage 1 1 of 3 rounds, stage 2 not begun.`,
    );
  });

  it('to end a bracket before its final, while playing in it', () => {
    const event = begunEventWithOrganizer({ stages: [{ kind: 'SINGLE_ELIMINATION', take: null }] });
    plays(event, 1).enter({ kind: 'ENDED', ...none });
    expect(unproven(event)[0]).toMatch(
      /^End: .*before all of its rounds.* who plays in it\): stage 1 1 round of its bracket, its final was not played\.$/,
    );
  });

  it('to end it after all rounds, and nothing if it ended by itself', () => {
    const event = plays(begun({ grace: 300 }), 3);
    event.enter({ kind: 'ENDED', ...none });
    expect(unproven(event)[0]).toMatch(
      /^End: the organizer ended it after all of its rounds .*stage 1 3 of 3 rounds\.$/,
    );
    expect(unproven(begun().toTheEnd()).join()).not.toContain('End:');
  });

  it('to end it while a round waited for approval', () => {
    const event = begun({ byHand: true, stages: [{ kind: 'SWISS', rounds: 1, take: null }] });
    event.enter({ kind: 'PAIRED', by: null, input: { tables: null } });
    event.enter({ kind: 'ENDED', ...none });
    expect(unproven(event)[0]).toMatch(/before all of its rounds .*stage 1 0 of 1 rounds\.$/);
  });

  it('to cancel it', () => {
    const event = plays(begun(), 1);
    event.enter({ kind: 'PAIRED', by: null, input: { tables: null } });
    event.enter({ kind: 'CANCELLED', by: ORGANIZER, input: { reason: 'The hall burns' } });
    expect(unproven(event)[0]).toMatch(
      /^End: the organizer cancelled it before .*CANCELLED, .*stage 1 1 of 3 rounds\.$/,
    );
  });

  it('to undo or replace rounds, to pause, and to call time', () => {
    const event = begun();
    event.enter({ kind: 'PAIRED', by: null, input: { tables: null } });
    const undone = event.entries.length;
    event.enter({ kind: 'UNDONE', ...none });
    event.enter({ kind: 'PAIRED', by: null, input: { tables: null } });
    const tables = (currentRound(event.event ?? expect.fail())?.tables ?? []).map(({ entrants }) => [...entrants]);
    event.enter({ kind: 'PAIRED', by: ORGANIZER, input: { tables } });
    event.enter({ kind: 'PAUSED', by: ORGANIZER, input: { reason: '' } });
    event.enter({ kind: 'RESUMED', ...none });
    event.enter({ kind: 'TIME_CALLED', ...none });
    const said = unproven(event.toTheEnd());
    const at = (version: number, kind: string) => `entry ${version} ${kind}, stage 1, round 1, by ${ORGANIZER}`;
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^Lots: .*: ${at(undone, 'UNDONE')}; ${at(undone + 2, 'PAIRED')}\\.$`)),
      `Time: the organizer called time in a round: ${at(undone + 5, 'TIME_CALLED')}.`,
      `Pauses: the organizer paused and resumed the tournament: ${at(undone + 3, 'PAUSED')}; ${at(undone + 4, 'RESUMED')}.`,
      expect.stringMatching(/^Pairings: /),
      // This round was drawn three times, twice before any game finished; each table is listed once.
      'Matches: these began, but no result was recorded: stage 1, round 1, table 1, game 1; stage 1, round 1, table 2, game 1.',
      expect.stringMatching(/^Persons: /),
    ]);
  });
});

/** Starts a tournament between three players and the organizer. */
function begunEventWithOrganizer(more: Partial<Setup> = {}): Playing {
  return begunEvent({ ...SETUP, ...more }, { players: 3, name: 'own', organizerPlays: true });
}
