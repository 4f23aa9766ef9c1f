import { describe, expect, it } from 'vitest';
import { botsPlay, expectRecord } from '../../../../test/games/index.ts';
import {
  advance,
  type BotPolicy,
  begin,
  eagerPolicy,
  entryRandom,
  fastRandom,
  randomPolicy,
  SPECTATOR,
  steadyPolicy,
  verify,
  waitingFor,
} from '../../../engine/index.ts';
import { READY } from '../cards/ready-decks.ts';
import { SPARK_FORMING, sparkForming } from '../index.ts';
import type { Options } from '../options.ts';
import { scene } from './scene.ts';

const setup = (seats: number, options: object = {}, first = 0) => ({
  seats,
  options: SPARK_FORMING.options.parse(options),
  firstCard: 1,
  decks: Array.from({ length: seats }, (_, seat) => READY[(first + 5 * seat) % READY.length]?.cards ?? null),
});

function play(seats: number, options: Partial<Options>, bots: readonly BotPolicy[], start: number) {
  return botsPlay(sparkForming, { ...setup(seats, options, start), options }, bots, start).at;
}

const TYPES = [
  {},
  { upgrade: true },
  { speed: true },
  { upgrade: true, speed: true },
  { tagOrder: 'FREE', upgrade: true },
  { tagOrder: 'FREE', speed: true },
];

describe.each([2, 4, 6, 10])('A match of %i', (seats) => {
  it('ends, can be verified, and folds to the same state, in every type of match', () => {
    TYPES.forEach((options, index) => {
      const limited = seats > 2 ? { ...options, turns: 40 } : options;
      const player = (index + seats / 2) % 2 === 0 ? randomPolicy : eagerPolicy;
      expectRecord(SPARK_FORMING, setup(seats, limited, index), `${seats} ${index}`, player, index);
    });
  });
});

describe('Random play', () => {
  it('ends 20 core matches, nearly all by Health Points', () => {
    const ends = Array.from({ length: 20 }, (_, start) => play(2, {}, [randomPolicy], start).result);
    expect(ends.filter((result) => result?.why.includes('Health')).length).toBeGreaterThan(18);
  });
});

describe('Every type of match', () => {
  it.each([
    ['upgrade', 2, { upgrade: true }],
    ['speed', 2, { speed: true }],
    ['tag', 4, { tagOrder: 'FREE' }],
    ['upgrade speed', 2, { upgrade: true, speed: true }],
    ['upgrade tag', 4, { upgrade: true }],
    ['speed tag', 4, { speed: true }],
    ['upgrade speed tag', 4, { upgrade: true, speed: true, tagOrder: 'FREE' }],
  ] as const)('%s: two matches end', (_, seats, options) => {
    for (let start = 0; start < 2; start++) {
      const player = start % 2 === 0 ? randomPolicy : eagerPolicy;
      expect(play(seats, options, [player], start).result?.ranks).toHaveLength(seats);
    }
  });
});

describe('Facts of records from before 1.1', () => {
  it('keep their meaning', () => {
    const pending = [{ times: { ENERGY: 3 } }, {}, { times: { ENERGY: 2, MIGHT: 2 } }];
    const state = scene({ seats: 4, pending }).state;
    sparkForming.facts.tagged(state, { fact: 'tagged', from: 0, to: 2, cost: 1 });
    // Under the old rules, the newcomer's own multiplier was lost.
    expect(state.pending[2]?.times).toEqual({ ENERGY: 3, MIGHT: 2 });
    sparkForming.facts.turnBroken(state, { fact: 'turnBroken', next: 1 });
    expect(state).toMatchObject({ broken: true, next: 1 });
  });
});

describe('The options of a match', () => {
  it('require an even number of seats, and a champion in one of these seats', () => {
    const misfit = (seats: number, options: object) =>
      SPARK_FORMING.misfit?.(seats, SPARK_FORMING.options.parse(options));
    expect([2, 4, 6, 8, 10].map((seats) => misfit(seats, {}))).toEqual([null, null, null, null, null]);
    expect(misfit(3, {})).toContain('even number');
    expect(misfit(2, { champion: 2 })).toBe("The champion's seat is 2, but there are only 2 seats.");
  });

  it('allow no redraw and no first attack of the champion in a tournament', () => {
    for (let start = 0; start < 20; start++) {
      const champion = start % 2;
      const { at } = begin(SPARK_FORMING, setup(2, { tournament: true, champion }), fastRandom(start));
      expect(waitingFor(SPARK_FORMING, at)).toEqual([1 - champion]);
    }
    const { at } = begin(SPARK_FORMING, setup(2), fastRandom(1));
    expect(at.agenda.at(-1)).toEqual({ step: 'redraw' });
  });
});

describe('A match of a tournament', () => {
  const steps = (tournament: { champion: number | null }, start: number, options = {}) => {
    const { at, entry } = begin(SPARK_FORMING, { ...setup(2, options), tournament }, fastRandom(start));
    return { at, began: entry.facts[0] };
  };

  it('does not let a player redraw or the champion attack first, even without options', () => {
    for (let start = 0; start < 20; start++) {
      const champion = start % 2;
      const { at, began } = steps({ champion }, start);
      expect([at.agenda.at(-1), waitingFor(SPARK_FORMING, at)]).toEqual([{ step: 'attack' }, [1 - champion]]);
      expect(began).toMatchObject({ tournament: { champion } });
    }
  });

  it.each([{}, { champion: 0 }])('draws lots for the first attack if the champion does not play: %o', (options) => {
    const first = Array.from({ length: 20 }, (_, start) =>
      waitingFor(SPARK_FORMING, steps({ champion: null }, start, options).at),
    );
    expect(new Set(first.flat())).toEqual(new Set([0, 1]));
  });

  it('can be verified, but not with another champion', () => {
    const { entries, seed } = playedInTournament({ champion: 1 });
    expect(verify(SPARK_FORMING, entries, seed)).toEqual({ verdict: 'VERIFIED' });
    const [first, ...rest] = structuredClone(entries);
    Object.assign(first?.facts[0] ?? {}, { tournament: { champion: 0 } });
    expect(verify(SPARK_FORMING, first ? [first, ...rest] : [], seed)).toMatchObject({
      verdict: 'REFUTED',
      version: 0,
    });
  });
});

function playedInTournament(tournament: { champion: number | null }) {
  const seed = 'ab'.repeat(32);
  const { at, entry } = begin(SPARK_FORMING, { ...setup(2), tournament }, entryRandom(seed, 0));
  const entries = [entry];
  while (!at.result && entries.length < 10) {
    const [seat = 0] = waitingFor(SPARK_FORMING, at);
    const move = randomPolicy(SPARK_FORMING, at, seat, fastRandom(at.version));
    entries.push(advance(SPARK_FORMING, at, entryRandom(seed, at.version + 1), { kind: 'MOVE', seat, move }));
  }
  return { entries, seed };
}

describe('The steady bot', () => {
  it('beats the random bot by Health Points', () => {
    for (const steady of [0, 1]) {
      const players = steady === 0 ? [steadyPolicy, randomPolicy] : [randomPolicy, steadyPolicy];
      const at = play(2, {}, players, 11 + steady);
      expect(at.result).toMatchObject({ why: 'The other side has no Health Points left' });
      expect(at.result?.ranks[steady]).toBe(1);
    }
  });
});

describe('The feed of a spectator', () => {
  it('has text for every entry, and names no hidden card', () => {
    const lines = botsPlay(sparkForming, {}, [eagerPolicy], 1).texts(SPECTATOR);
    expect(lines.every((line) => line.length > 0)).toBe(true);
    expect(lines[0]).toContain("5 cards from Seat 0's deck to Seat 0's hand");
    expect(lines[0]).toContain("1 card from Seat 0's deck to Seat 0's Data Fragment");
  });
});
