import type { Preset } from '../../../engine/index.ts';
import { type Options, options } from '../options.ts';

const QUICK = 20;

export const presets: readonly Preset<Options>[] = [
  {
    id: 'full',
    title: 'Full game',
    about: `The players lay the map card by card, and hunt each other for at most ${options.parse({}).rounds} rounds.`,
    options: {},
  },
  {
    id: 'quick',
    title: 'Quick game',
    about: `The map is dealt, so that play begins right away. After ${QUICK} rounds the most life wins.`,
    options: { terrain: 'dealt', rounds: QUICK },
  },
];
