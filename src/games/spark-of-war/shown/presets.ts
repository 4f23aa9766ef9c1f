import type { Preset } from '../../../engine/index.ts';
import type { Options } from '../options.ts';

export const presets: readonly Preset<Options>[] = [
  {
    id: 'full',
    title: 'Full game',
    about: 'Everyone for themselves, on the map that suits the number of players.',
    options: {},
  },
  {
    id: 'quick',
    title: 'Quick game',
    about: 'Everyone for themselves, in a random galaxy with fewer planets.',
    options: { galaxy: 'randomSmall' },
  },
  {
    id: 'teams',
    title: 'Two teams',
    about: 'Face-off: blue against orange in a random galaxy. Needs 2, 4 or 6 seats.',
    options: { mode: 'faceOff' },
  },
];
