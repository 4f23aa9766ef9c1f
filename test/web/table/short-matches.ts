/** Every game, with options that make its matches short; `shorter` is for slow input devices. */
export const SHORT_MATCHES = [
  { game: 'golems', options: { rounds: 2 }, shorter: { rounds: 1 } },
  { game: 'business-card-battle', options: { turns: 14 }, shorter: { turns: 10 } },
  { game: 'spark-of-war', options: { turns: 5 }, shorter: { turns: 1 } },
  { game: 'valhalla', options: { rounds: 2, terrain: 'dealt' }, shorter: { rounds: 1, terrain: 'dealt' } },
  { game: 'spark-forming', options: { turns: 3 }, shorter: { turns: 2 } },
] as const;

/** The window sizes that every page must fit. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1440, height: 900 } };
