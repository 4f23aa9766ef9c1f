import { HEARD_ANYWAY } from '../src/ledger/store.ts';

/** What a room works with where nobody listens and nothing is woken. */
export const quiet = {
  bus: {
    publish: () => {},
    subscribe: () => () => {},
    listenFor: () => HEARD_ANYWAY,
    onGap: () => () => {},
    publishPlayer: () => {},
    onPlayer: () => () => {},
  },
  queues: { wake: async () => {} },
  log: { error: console.error, warn: console.warn, debug: () => {} },
};
