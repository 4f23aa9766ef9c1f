import type { Preset } from '../../../engine/index.ts';
import { type Options, options } from '../options.ts';

const QUICK = 12;

export const presets: readonly Preset<Options>[] = [
  {
    id: 'full',
    title: 'Full game',
    about: `Until only one Wizard is left, for at most ${options.parse({}).rounds} rounds.`,
    options: {},
  },
  {
    id: 'quick',
    title: 'Quick game',
    about: `Ends after ${QUICK} rounds: the Wizard with the most hits left wins.`,
    options: { rounds: QUICK },
  },
];
