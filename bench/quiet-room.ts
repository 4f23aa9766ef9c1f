/** What a room works with where nobody listens and nothing is woken. */
export const quiet = {
  bus: {
    publish: () => {},
    subscribe: () => () => {},
    onGap: () => () => {},
    publishPlayer: () => {},
    onPlayer: () => () => {},
  },
  queues: { wake: async () => {} },
  log: { error: console.error, warn: console.warn, debug: () => {} },
};
