import { HEARD_ANYWAY } from '../src/ledger/store.ts';

/** A context for commands without listeners and without jobs. */
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
