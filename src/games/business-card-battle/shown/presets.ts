import type { Preset } from '../../../engine/index.ts';
import type { Options } from '../options.ts';

export const presets: readonly Preset<Options>[] = [
  {
    id: 'friendly',
    title: 'Friendly match',
    about: 'No cards change hands.',
    options: {},
  },
  {
    id: 'keeps',
    title: 'For keeps',
    about: 'One card of the loser’s deck goes to the winner. Needs an account that may play for keeps.',
    options: { stakes: 'forKeeps' },
  },
];
