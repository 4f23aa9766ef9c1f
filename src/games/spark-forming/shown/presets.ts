import type { Preset } from '../../../engine/index.ts';
import type { Options } from '../options.ts';

export const presets: readonly Preset<Options>[] = [
  {
    id: 'standard',
    title: 'Standard match',
    about: 'The usual rules. With more than two seats, two teams play.',
    options: {},
  },
  {
    id: 'speed',
    title: 'Speed match',
    about: 'A quick game: hands grow with each attack in a row, and Data Charges have no effects.',
    options: { speed: true },
  },
  {
    id: 'upgrade',
    title: 'Upgrade match',
    about: 'The Upgrade Card of each deck lies next to its Form from the beginning.',
    options: { upgrade: true },
  },
];
