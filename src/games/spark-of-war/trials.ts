import type { Trials } from '../../engine/index.ts';
import { PLANET_NAMES } from './cards/catalogue.ts';
import type { CustomPlanet, Options } from './options.ts';
import { MAPS } from './rules/maps.ts';

/** One planet of each design, in a line and in different rotations. */
const line = PLANET_NAMES.map((planet, i): CustomPlanet => ({ planet, q: i, r: 0, rotation: i % 6, colour: null }));

/** A star for each colour. */
const stars = (['BLUE', 'ORANGE'] as const).map((colour, i): CustomPlanet => {
  return { planet: 'Star', q: i, r: 0, rotation: 0, colour };
});

export const trials: Trials<Options> = {
  corners: [
    { turns: 6 },
    { turns: 20, supplyStations: true },
    { turns: 12, galaxy: 'randomSmall' },
    { turns: 6, mode: 'faceOff', supplyStations: true },
    { turns: 6, galaxy: 'random', compensation: 2 },
    { turns: 8, customGalaxy: line },
    { turns: 8, mode: 'faceOff', customGalaxy: stars },
    ...MAPS.map(({ id, faceOff }): Partial<Options> => {
      return { turns: 8, galaxy: id, mode: faceOff ? 'faceOff' : 'freeForAll' };
    }),
  ],
};
