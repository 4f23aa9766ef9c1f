import { describe, expect, it } from 'vitest';
import { tollRoad } from '../../../test/conformance/tiny/index.ts';
import { held, seedWhere, TOLL_ROAD, type TollRoadMatch, tollRoadMatch } from '../../../test/toll-road.ts';
import type { Seat } from '../cards/zones.ts';
import { registered } from '../game/game.ts';
import { fastRandom } from '../random.ts';
import { begin, play } from './play.ts';
import { decision } from './question.ts';

const facts = (entry: { facts: { fact: string }[] }): string[] => entry.facts.map((fact) => fact.fact);

/** Returns a match in which seat 0 has played a mule against seat 1, so that the other three seats could answer. */
function muled(wanted: (match: TollRoadMatch) => boolean = () => true): TollRoadMatch {
  const seed = seedWhere(4, (match) => held(match.at, 0, 'mule').length > 0 && wanted(match));
  const match = tollRoadMatch(4, seed);
  match.toTheFirstTurn();
  return match;
}

function playMule(match: TollRoadMatch): void {
  match.move(0, { play: { card: held(match.at, 0, 'mule')[0], target: 1 } });
}

describe('a reaction window', () => {
  it('asks seats in order after the acting seat, and closes when all have passed', () => {
    const match = muled();
    playMule(match);
    const order: Seat[] = [];
    while (match.at.state && match.labels(match.asked()[0] ?? 0).includes('Pass')) {
      const [seat = 0] = match.asked();
      order.push(seat);
      match.move(seat, { pass: true });
    }
    expect(order).toEqual([1, 2, 3]);
    expect(facts(match.entries.at(-1) ?? { facts: [] })).toEqual(['passed', 'coinsChanged', 'effectDone']);
  });

  it('continues after the answering seat, asks all again, and closes when all have passed in a row', () => {
    const match = muled((one) => held(one.at, 2, 'writ').length > 0);
    playMule(match);
    match.move(1, { pass: true });
    match.move(2, { veto: { card: held(match.at, 2, 'writ')[0] } });
    const order: Seat[] = [];
    while (match.labels(match.asked()[0] ?? 0)[0] === 'Pass' && match.at.agenda.at(-1)?.step === 'answers') {
      const [seat = 0] = match.asked();
      order.push(seat);
      match.move(seat, { pass: true });
    }
    expect(order).toEqual([3, 1, 2]);
    expect(facts(match.entries.at(-1) ?? { facts: [] })).not.toContain('coinsChanged');
  });

  it('refuses a seat that has passed until another seat answers', () => {
    const match = muled();
    playMule(match);
    match.move(1, { pass: true });
    const again = play(TOLL_ROAD, match.at, fastRandom(1), { kind: 'MOVE', seat: 1, move: { pass: true } });
    expect(again).toEqual({ refused: 'NOT_ASKED' });
  });
});

describe('auto-pass', () => {
  const set = (match: TollRoadMatch, seat: Seat, mode: 'NONE' | 'UNTIL_MY_TURN' | 'UNLESS_TARGET') =>
    match.act({ kind: 'AUTO_PASS', seat, move: { mode } });

  it('does not ask a seat during the turns of others (until my turn)', () => {
    const match = muled();
    for (const seat of [1, 2]) set(match, seat, 'UNTIL_MY_TURN');
    playMule(match);
    expect(match.asked()).toEqual([3]);
  });

  it('asks a seat only if it is the target (unless target)', () => {
    const match = muled();
    for (const seat of [1, 2, 3]) set(match, seat, 'UNLESS_TARGET');
    playMule(match);
    expect(match.asked()).toEqual([1]);
    match.move(1, { pass: true });
    expect(match.at.agenda.at(-1)?.step).toBe('toll');
  });

  it('takes effect immediately, and skips a seat that is being asked', () => {
    const match = muled();
    playMule(match);
    expect(match.asked()).toEqual([1]);
    const entry = set(match, 1, 'UNTIL_MY_TURN');
    expect(entry).toMatchObject({ kind: 'AUTO_PASS', seat: 1, facts: [{ fact: 'autoPassSet' }] });
    expect(match.asked()).toEqual([2]);
    set(match, 1, 'NONE');
    expect(match.asked()).toEqual([1]);
  });
});

describe('answers that several seats give at the same time', () => {
  it('stay sealed until the last answer arrives, and are applied in seat order', () => {
    const match = tollRoadMatch(3);
    expect(match.asked()).toEqual([0, 1, 2]);
    expect(facts(match.move(2, { bid: 2 }))).toEqual(['sealed']);
    expect(match.asked()).toEqual([0, 1]);
    match.move(0, { bid: 1 });
    const last = match.move(1, { bid: 0 });
    expect(facts(last).slice(0, 2)).toEqual(['sealed', 'unsealed']);
    expect(last.facts.filter((fact) => fact.fact === 'bidOpened')).toMatchObject([
      { seat: 0, bid: 1 },
      { seat: 1, bid: 0 },
      { seat: 2, bid: 2 },
    ]);
  });

  it('cannot be given twice', () => {
    const match = tollRoadMatch(3);
    match.move(2, { bid: 2 });
    const again = play(TOLL_ROAD, match.at, fastRandom(1), { kind: 'MOVE', seat: 2, move: { bid: 1 } });
    expect(again).toEqual({ refused: 'NOT_ASKED' });
  });

  it('are opened when the last seat that has not answered leaves', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 1 });
    match.move(1, { bid: 2 });
    const entry = match.act({ kind: 'RESIGNED', seat: 2, move: { why: 'RESIGNED' } });
    expect(facts(entry)).toContain('unsealed');
    expect(entry.facts.filter((fact) => fact.fact === 'bidOpened')).toHaveLength(2);
  });

  it('no longer include the answer of a seat that leaves', () => {
    const match = tollRoadMatch(3);
    match.move(2, { bid: 2 });
    match.act({ kind: 'RESIGNED', seat: 2, move: { why: 'OUT_OF_TIME' } });
    match.move(0, { bid: 1 });
    const last = match.move(1, { bid: 0 });
    expect(last.facts.filter((fact) => fact.fact === 'bidOpened')).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });

  it('are still sealed and opened together if only one asked seat remains', () => {
    const match = tollRoadMatch(3);
    match.move(0, { bid: 1 });
    match.act({ kind: 'RESIGNED', seat: 2, move: { why: 'RESIGNED' } });
    expect(match.asked()).toEqual([1]);
    expect(facts(match.move(1, { bid: 0 })).slice(0, 2)).toEqual(['sealed', 'unsealed']);
  });
});

describe('a seat that leaves', () => {
  it('is not asked again, and the turn continues', () => {
    const match = tollRoadMatch(3);
    match.toTheFirstTurn();
    expect(match.asked()).toEqual([0]);
    match.act({ kind: 'RESIGNED', seat: 0, move: { why: 'RESIGNED' } });
    expect(match.asked()).toEqual([1]);
    expect(match.at.zones['hand-0']?.cards).toEqual([]);
  });

  it('cannot leave again', () => {
    const match = tollRoadMatch(3);
    match.act({ kind: 'RESIGNED', seat: 0, move: { why: 'OUT_OF_TIME' } });
    const again = play(TOLL_ROAD, match.at, fastRandom(1), { kind: 'RESIGNED', seat: 0, move: { why: 'RESIGNED' } });
    expect(again).toEqual({ refused: 'NOT_ASKED' });
    expect(match.at.left).toEqual([0]);
  });

  it('ends a match of two', () => {
    const match = tollRoadMatch(2);
    match.act({ kind: 'RESIGNED', seat: 0, move: { why: 'RESIGNED' } });
    expect(match.at.result).toMatchObject({ ranks: [2, 1] });
    const after = play(TOLL_ROAD, match.at, fastRandom(1), { kind: 'RESIGNED', seat: 1, move: { why: 'RESIGNED' } });
    expect(after).toEqual({ refused: 'MATCH_OVER' });
  });
});

describe('other entries', () => {
  it("a time-out makes the step's absent move", () => {
    const match = tollRoadMatch(2);
    const entry = match.act({ kind: 'TIMED_OUT', seat: 1, move: { bid: 0 } });
    expect(entry).toMatchObject({ kind: 'TIMED_OUT', seat: 1, facts: [{ fact: 'sealed' }] });
  });

  it('a ruling ends the match immediately', () => {
    const match = tollRoadMatch(2);
    match.act({ kind: 'RULING', seat: null, move: { ranks: [1, 1], why: 'The judge calls it a draw' } });
    expect(match.at).toMatchObject({ result: { ranks: [1, 1] }, agenda: [] });
    expect(match.asked()).toEqual([]);
  });

  it('the engine takes the sole choice of an open step', () => {
    const match = tollRoadMatch(2);
    for (const seat of [0, 1]) match.move(seat, { bid: 4 });
    for (const seat of match.asked()) match.move(seat, { pass: true });
    for (const seat of match.asked()) match.move(seat, { stance: { order: ['low', 'high', 'middle'] } });
    expect(match.at.state).toMatchObject({ coins: [0, 0] });
    match.move(0, { pass: true });
    expect(decision(TOLL_ROAD, match.at, 1)?.prompt).toMatch(/Your turn/);
  });
});

describe('a refusal', () => {
  it('changes nothing', () => {
    const match = tollRoadMatch(2);
    const before = JSON.stringify(match.at);
    const refused = play(TOLL_ROAD, match.at, fastRandom(1), { kind: 'MOVE', seat: 0, move: { bid: 5 } });
    expect(refused).toEqual({ refused: 'ILLEGAL_MOVE' });
    expect(JSON.stringify(match.at)).toBe(before);
  });

  it.each([-1, 2, 0.5, Number.NaN])('answers an invalid seat: %d', (seat) => {
    const refused = play(TOLL_ROAD, tollRoadMatch(2).at, fastRandom(1), { kind: 'MOVE', seat, move: { bid: 0 } });
    expect(refused).toEqual({ refused: 'NOT_ASKED' });
  });
});

it('the error about an endless loop names the repeated step', () => {
  const run: typeof tollRoad.steps.round.run = (table, step) => table.next(step);
  const game = registered({ ...tollRoad, steps: { ...tollRoad.steps, round: { run } } });
  const setup = { seats: 2, options: { rounds: 1 }, decks: [null, null], firstCard: 1 };
  expect(() => begin(game, setup, fastRandom(1))).toThrow('now round');
});
