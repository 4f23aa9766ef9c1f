import { describe, expect, it } from 'vitest';
import { botsPlay, expectLabelsApart } from '../../../../test/games/index.ts';
import { type Decision, eagerPolicy, randomPolicy } from '../../../engine/index.ts';
import { sparkOfWar } from '../index.ts';
import type { Options } from '../options.ts';

/** Plays a match between bots, and returns all questions and the text of each entry. */
function texts(seats: number, options: Partial<Options>, seed: number): { asked: Decision[]; told: string[] } {
  const asked: Decision[] = [];
  const bot = seed % 2 === 0 ? eagerPolicy : randomPolicy;
  const set = botsPlay(sparkOfWar, { seats, options }, [bot], seed, (now) => {
    const question = now.question();
    if (question) asked.push(question);
  });
  return { asked, told: set.texts() };
}

const MATCHES = [
  { seats: 2, options: { turns: 24 } },
  { seats: 3, options: { turns: 30, supplyStations: true } },
  { seats: 6, options: { turns: 36, galaxy: 'random' } },
  { seats: 4, options: { turns: 30, mode: 'faceOff', supplyStations: true } },
] as const;

describe('Texts', () => {
  it.each(MATCHES)(
    'distinguish all choices, and exist for every entry: $seats seats, $options',
    ({ seats, options }) => {
      for (let seed = 1; seed <= 3; seed++) {
        const { asked, told } = texts(seats, options, seed);
        for (const question of asked) expectLabelsApart(question);
        expect(told).not.toContain('');
      }
    },
  );

  it('every prompt of a Face-off names the colour of its player, and every planet shows its colour', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { asked, told } = texts(4, { mode: 'faceOff', turns: 40 }, seed);
      for (const { seat, prompt, choices } of asked) {
        expect(prompt).toContain(seat % 2 === 0 ? 'You are blue' : 'You are orange');
        const labels = choices.flatMap(({ label, blank }) => [label, ...(blank?.from ?? []).map((one) => one.label)]);
        for (const text of [prompt, ...labels]) expect(colourless(text)).toEqual([]);
      }
      for (const text of told) expect(colourless(withoutCards(text))).toEqual([]);
    }
  });

  it('every entry of a Face-off names the colour of the player who acts', () => {
    const { told } = texts(4, { mode: 'faceOff', turns: 40 }, 2);
    for (const verb of ['has the first turn', 'deploys', 'conquers', 'has \\d+ points']) {
      const lines = told.filter((text) => new RegExp(`Seat \\d (\\(\\w+\\) )?${verb}`).test(text));
      expect(lines.length, verb).toBeGreaterThan(0);
      for (const line of lines) expect(line).not.toMatch(new RegExp(`Seat \\d ${verb}`));
    }
    expect(told.some((text) => /Turn \d+: Seat 1 \(orange\)/.test(text))).toBe(true);
  });

  // Returns names of planets that appear without their colour.
  const colourless = (text: string): string[] =>
    [...text.matchAll(/(\w+ )?(Dwarf|Ring|Habitable|Gaseous|Lunar) [ABC]/g)].flatMap(([whole, before]) =>
      before === 'Blue ' || before === 'Orange ' ? [] : [whole],
    );
  // Removes the engine's lines about cards that move.
  const withoutCards = (text: string): string => text.replace(/[^.]* from (the galaxy|Seat \d's [\w ]+) to [^.]*/g, '');
});
