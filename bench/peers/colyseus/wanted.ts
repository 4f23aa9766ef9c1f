import type { Wanted } from '../installed.ts';

/** The newest versions of Colyseus's packages. */
export const COLYSEUS: Wanted = {
  dependencies: {
    '@colyseus/core': '0.18.17',
    '@colyseus/ws-transport': '0.18.4',
    '@colyseus/schema': '5.0.34',
    '@colyseus/sdk': '0.18.4',
  },
  shown: ['ws'],
};
