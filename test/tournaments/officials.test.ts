import { describe, expect, it } from 'vitest';
import { entrantOf, playsIn } from '../../src/tournaments/event/event.ts';
import { refusal } from './refusal.ts';
import { ORGANIZER, Simulated } from './simulated.ts';

describe('a player invited by another', () => {
  const team = (...members: string[]) => ({ members, deck: null, invited: false });
  const invited = () => new Simulated({ teamSize: 2 }).does('OPENED', {}).does('REGISTERED', team('ann', 'bob'), 'ann');

  it('may register as an entrant elsewhere, and then takes part only there', () => {
    const event = invited()
      .does('REGISTERED', team('bob', 'cid'), 'bob')
      .does('CONSENTED', { entrant: 2, deck: null }, 'cid');
    expect(entrantOf(event.event, 'bob')?.number).toBe(2);
    expect(refusal(() => event.does('CONSENTED', { entrant: 1, deck: null }, 'bob'))).toBe('FORBIDDEN');
    expect(refusal(() => event.does('REGISTERED', team('dora', 'bob'), 'dora'))).toBe('FORBIDDEN');
    event.does('UNREGISTERED', { entrant: 2 }, 'bob').does('CONSENTED', { entrant: 1, deck: null }, 'bob');
    expect(entrantOf(event.event, 'bob')?.number).toBe(1);
  });

  it('may be appointed as an official, and then cannot accept', () => {
    const event = invited().does('APPOINTED', { player: 'bob', role: 'JUDGE' });
    expect(refusal(() => event.does('CONSENTED', { entrant: 1, deck: null }, 'bob'))).toBe('FORBIDDEN');
    expect(playsIn(event.event, 'bob')).toBe(false);
  });
});

describe('a running tournament', () => {
  it('is closed to players who have led it while it ran', () => {
    const event = new Simulated({ lateRounds: 1 }).enters(4);
    const office = (player: string) => ({ player, role: 'COMMENTATOR' as const });
    event.does('APPOINTED', office('before')).does('DISMISSED', office('before')).does('APPOINTED', office('since'));
    event.does('BEGUN', { seeding: null }).does('DISMISSED', office('since'));
    const late = (player: string) => () =>
      event.does('REGISTERED', { members: [player], deck: null, invited: false }, player);
    expect([ORGANIZER, 'since', 'before'].map((player) => refusal(late(player)))).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      '',
    ]);
  });

  it('refuses office to its players while it runs, and to no one else', () => {
    const event = new Simulated({ stages: [{ kind: 'SWISS', rounds: 3, take: null }] }).enters(5);
    event.does('UNREGISTERED', { entrant: 5 }, 'p5').begins().does('DROPPED', { entrant: 1, reason: '' }, 'p1');
    const given = (player: string) =>
      (['JUDGE', 'COMMENTATOR'] as const).map((role) => refusal(() => event.does('APPOINTED', { player, role })));
    expect([given('p1'), given('p2'), given('p5')]).toEqual([
      ['FORBIDDEN', 'FORBIDDEN'],
      ['FORBIDDEN', 'FORBIDDEN'],
      ['', ''],
    ]);
  });
});
