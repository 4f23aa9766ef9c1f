import { describe, expect, it } from 'vitest';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import { followsAgain, Simulated } from './simulated.ts';

/** Pairs six entrants in a round that awaits approval. One entrant at the first table has left. */
function proposed() {
  const cup = new Simulated({ byHand: true }).enters(6).begins();
  const tables = () => cup.event.stages[0]?.rounds[0]?.tables ?? [];
  const [left = 0, stays = 0] = tables()[0]?.entrants ?? [];
  const others = [tables()[1]?.entrants ?? [], tables()[2]?.entrants ?? []] as const;
  cup.does('DROPPED', { entrant: left, reason: '' }, `p${left}`);
  const tableOf = (entrant: number) => tables().find(({ entrants }) => entrants.includes(entrant));
  return { cup, left, stays, others, tableOf };
}

describe('two entrants who swap places in a round', () => {
  it('do not change other finished tables', () => {
    const { cup, left, others, tableOf } = proposed();
    const before = tableOf(left);
    expect(before?.over).toBe(true);
    cup.does('SWAPPED', { a: others[0][0] ?? 0, b: others[1][0] ?? 0 });
    expect(tableOf(left)).toEqual(before);
    cup.does('APPROVED', {});
    expect(gamesToPlay(cup.event).flatMap(({ entrants }) => entrants)).not.toContain(left);
  });

  it('are not harmed by a departed entrant: the new opponent wins', () => {
    const { cup, left, stays, others, tableOf } = proposed();
    const [other = 0, met = 0] = others[0];
    cup.does('SWAPPED', { a: stays, b: other });
    const table = tableOf(left);
    expect([table?.over, table?.ruled?.places?.[table.entrants.indexOf(other)]]).toEqual([true, 1]);
    expect(tableOf(stays)).toMatchObject({ over: false, games: [] });
    cup.does('APPROVED', {});
    const playing = gamesToPlay(cup.event).flatMap(({ entrants }) => entrants);
    expect([playing.includes(stays), playing.includes(met), playing.includes(left)]).toEqual([true, true, false]);
    cup.plays();
    expect(followsAgain(cup)).toBe(true);
  });

  it('have both lost if both have left', () => {
    const { cup, left, stays, others, tableOf } = proposed();
    const [other = 0] = others[0];
    cup.does('DROPPED', { entrant: other, reason: '' }, `p${other}`);
    cup.does('SWAPPED', { a: stays, b: other });
    expect(tableOf(left)).toMatchObject({ over: true, ruled: { places: null } });
    expect(tableOf(stays)?.over).toBe(false);
  });
});
