import { describe, expect, it } from 'vitest';
import {
  advance,
  begin,
  decision,
  eagerPolicy,
  fastRandom,
  feedEntry,
  randomPolicy,
  seatNumber,
  waitingFor,
} from '../../../engine/index.ts';
import { SPARK_OF_WAR } from '../index.ts';

interface Asked {
  seat: number;
  prompt: string;
  labels: string[];
  blanks: string[][];
}

/** A match of bots: all that is asked, and each entry's text. */
function texts(seats: number, options: object, seed: number): { asked: Asked[]; told: string[] } {
  const random = fastRandom(seed);
  const decks = Array.from({ length: seats }, () => null);
  const setup = { seats, options: SPARK_OF_WAR.options.parse(options), decks, firstCard: 1 };
  const { at, entry } = begin(SPARK_OF_WAR, setup, random);
  const [asked, entries] = [[] as Asked[], [entry]];
  while (!at.result) {
    const seat = waitingFor(SPARK_OF_WAR, at)[0] ?? 0;
    const { prompt, choices } = decision(SPARK_OF_WAR, at, seat) ?? { prompt: '', choices: [] };
    const blanks = choices.map(({ blank }) => blank?.from?.map(({ label }) => label) ?? []);
    asked.push({ seat, prompt, labels: choices.map(({ label }) => label), blanks });
    const move = (seed % 2 === 0 ? eagerPolicy : randomPolicy)(SPARK_OF_WAR, at, seat, random);
    entries.push(advance(SPARK_OF_WAR, at, random, { kind: 'MOVE', seat, move }));
  }
  return { asked, told: entries.map((one) => feedEntry(SPARK_OF_WAR, at, one, 'everything', seatNumber).text) };
}

const MATCHES = [
  { seats: 2, options: { turns: 24 } },
  { seats: 3, options: { turns: 30, supplyStations: true } },
  { seats: 6, options: { turns: 36, galaxy: 'random' } },
  { seats: 4, options: { turns: 30, mode: 'faceOff', supplyStations: true } },
];

describe('Texts', () => {
  it.each(MATCHES)('no two labels of one question are equal: $seats seats, $options', ({ seats, options }) => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const { prompt, labels, blanks } of texts(seats, options, seed).asked) {
        for (const list of [labels, ...blanks]) expect([prompt, ...new Set(list)]).toEqual([prompt, ...list]);
      }
    }
  });

  it.each(MATCHES)('no entry is without a text: $seats seats, $options', ({ seats, options }) => {
    for (let seed = 1; seed <= 3; seed++) expect(texts(seats, options, seed).told).not.toContain('');
  });

  it('every prompt of a Face-off names the colour of who is asked, every planet bears its own', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { asked, told } = texts(4, { mode: 'faceOff', turns: 40 }, seed);
      for (const { seat, prompt, blanks, labels } of asked) {
        expect(prompt).toContain(seat % 2 === 0 ? 'You are blue' : 'You are orange');
        for (const text of [prompt, ...labels, ...blanks.flat()]) expect(colourless(text)).toEqual([]);
      }
      for (const text of told) expect(colourless(withoutCards(text))).toEqual([]);
    }
  });

  it('every entry of a Face-off names the colour of who acts', () => {
    const { told } = texts(4, { mode: 'faceOff', turns: 40 }, 2);
    for (const verb of ['has the first turn', 'deploys', 'conquers', 'has \\d+ points']) {
      const lines = told.filter((text) => new RegExp(`Seat \\d (\\(\\w+\\) )?${verb}`).test(text));
      expect(lines.length, verb).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(new RegExp(`Seat \\d ${verb}`));
    }
    expect(told.some((text) => /Turn \d+: Seat 1 \(orange\)/.test(text))).toBe(true);
  });

  // Planets of the galaxy without their colour.
  const colourless = (text: string): string[] =>
    [...text.matchAll(/(\w+ )?(Dwarf|Ring|Habitable|Gaseous|Lunar) [ABC]/g)].flatMap(([whole, before]) =>
      before === 'Blue ' || before === 'Orange ' ? [] : [whole],
    );
  // What the engine tells of cards that move.
  const withoutCards = (text: string): string => text.replace(/[^.]* from (the galaxy|Seat \d's [\w ]+) to [^.]*/g, '');
});
