import { z } from 'zod';
import { COPIES, PLANET_NAMES } from './cards/catalogue.ts';
import { faultsOf } from './rules/galaxy-rules.ts';
import { MAP_IDS, mapById } from './rules/maps.ts';
import { COLOURS } from './state.ts';

/** The maximum distance of a planet from the middle of a custom galaxy. */
const FARTHEST = 20;

const coordinate = z.int().min(-FARTHEST).max(FARTHEST);

const customPlanet = z.strictObject({
  planet: z
    .enum(PLANET_NAMES)
    .describe(`Which planet or star; there are ${COPIES.planet} of each. A to C differ in their forcefields.`),
  q: coordinate.describe('Axial column, which increases to the right.'),
  r: coordinate.describe(
    'Axial row, which increases downwards. A step to the right at the same r goes half a hexagon down.',
  ),
  rotation: z.int().min(0).max(5).default(0).describe('Clockwise, in sixths of a turn.'),
  colour: z
    .enum(COLOURS)
    .nullable()
    .default(null)
    .describe('Face-off only: the team that may take this planet or star; ignored in free-for-all matches.'),
});
export type CustomPlanet = z.infer<typeof customPlanet>;

const GALAXIES = ['auto', 'random', 'randomSmall', ...MAP_IDS] as const;

const fields = z.strictObject({
  mode: z
    .enum(['freeForAll', 'faceOff'])
    .default('freeForAll')
    .describe('Face-off: two teams that sit alternately, blue (with the first seat) and orange; 2, 4 or 6 seats.'),
  galaxy: z
    .enum(GALAXIES)
    .default('auto')
    .describe(
      'A map by its name. Auto: the map that suits the number of seats best, or a random galaxy in a Face-off. Random small: a random galaxy with fewer planets.',
    ),
  customGalaxy: z
    .array(customPlanet)
    .max(COPIES.planet * PLANET_NAMES.length)
    .default([])
    .describe(
      'A galaxy of your own instead of a map: a list of planets, such as [{"planet": "Star", "q": 0, "r": 0}]. No overlap, at least one star; planets need not touch. An empty list: none.',
    ),
  supplyStations: z
    .boolean()
    .default(false)
    .describe('Each player has two supply stations and may deploy one instead of a ship.'),
  turns: z
    .int()
    .min(1)
    .max(400)
    .default(200)
    .describe('After this many turns, each by one player, the current round is completed and the match is scored.'),
  compensation: z
    .int()
    .min(1)
    .max(3)
    .optional() // this option is absent in older matches
    .describe('Points that every player but the first gets at the end. Without a number: none.'),
});
export type Options = z.infer<typeof fields>;

/** The match options. An invalid custom galaxy is refused, with every rule that it breaks. */
export const options = fields.superRefine((value, context) => {
  const refuse = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  const isTeams = value.mode === 'faceOff';
  if (value.customGalaxy.length > 0) {
    for (const fault of faultsOf(value.customGalaxy, isTeams)) refuse('customGalaxy', fault);
    if (value.galaxy !== 'auto') refuse('galaxy', 'Leave `galaxy` at "auto" if `customGalaxy` is set.');
    return;
  }
  const map = mapById(value.galaxy);
  if (map && map.faceOff !== isTeams) {
    refuse(
      'galaxy',
      `"${map.id}" is a map for ${map.faceOff ? 'Face-off' : 'free for all'}, but the mode is ${value.mode}.`,
    );
  }
});

export function sides(seats: number, { mode }: Options): number {
  return mode === 'faceOff' ? 2 : seats;
}

/** Returns why these options do not allow this number of seats, or null if the options allow it. */
export function misfit(seats: number, { mode }: Options): string | null {
  return mode === 'faceOff' && seats % 2 === 1 ? 'A Face-off needs 2, 4 or 6 seats.' : null;
}
