import { expect, it } from 'vitest';
import { optionWords } from './option-words.ts';

it('the options of a match are described in words', () => {
  const options = { mode: 'freeForAll', supplyStations: true, speed: false, turns: 50, champion: null, galaxy: [] };
  expect(optionWords(options)).toBe('Mode: Free for all · Supply stations: yes · Speed: no · Turns: 50');
  expect(optionWords({ customGalaxy: [{ q: 1 }] })).toBe('Custom galaxy: custom');
  expect([optionWords({}), optionWords(null)]).toEqual(['', '']);
});
