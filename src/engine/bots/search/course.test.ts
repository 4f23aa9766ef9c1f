import { describe, expect, it } from 'vitest';
import { tollRoad } from '../../../../test/conformance/tiny/index.ts';
import { TREASURE } from '../../../../test/treasure.ts';
import { type AnyGame, registered } from '../../game/game.ts';
import { begin } from '../../play/play.ts';
import { questionAt } from '../../play/question.ts';
import { fastRandom } from '../../random.ts';
import { askedOn, type Course, courseFrom, playOn } from './course.ts';

const ROAD = registered(tollRoad);

function playedOn(game: AnyGame, options: object, seed: number, turns = 1): Course {
  const deck = game.deck?.ready[0]?.cards ?? null;
  const { at } = begin(game, { seats: 2, options, decks: [deck, deck], firstCard: 1 }, fastRandom(seed));
  const chances = { dice: fastRandom(seed), random: fastRandom(seed) };
  const course = courseFrom(game, { world: at, asked: questionAt(game, at) }, chances, { turns, replies: 'BRIEF' });
  playOn(game, course);
  return course;
}

describe('a course', () => {
  it('ends after the requested number of turns', () => {
    for (const seed of [1, 2, 3]) {
      const [one, two] = [1, 2].map((ahead) => playedOn(ROAD, { rounds: 6 }, seed, ahead));
      expect(one?.turns).toBe(0);
      expect(two?.turns).toBe(0);
      expect(two?.at.version).toBeGreaterThan(one?.at.version ?? Infinity);
      expect(one && askedOn(one)).toEqual([]);
    }
  });

  it('repeats with the same randomness', () => {
    const ends = [4, 4, 5].map((seed) => JSON.stringify(playedOn(ROAD, { rounds: 6 }, seed).at));
    expect(ends[0]).toBe(ends[1]);
    expect(ends[0]).not.toBe(ends[2]);
  });

  it('ends even in a game without turns', () => {
    const { at, answers } = playedOn(TREASURE, { begins: 'door' }, 1);
    expect(answers).toBe(0);
    expect(at.result).toBeNull();
  });

  it('takes the answer that looks best one step later, whatever the default answer', () => {
    expect(playedOn(TREASURE, { begins: 'sharing' }, 1).at.state).toEqual({ coins: [3, 3] });
  });
});
