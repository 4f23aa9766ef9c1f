/** The look of Quiet Cargo in a browser: a colour for each crate, and a symbol for valuable crates. */
export const skin = {
  symbols: { gem: 'M7 4h10l4 6-9 11L3 10z' },
  cards: {
    Salt: { hue: 200, strength: 0.2 },
    Tea: { hue: 120 },
    Silk: { hue: 300 },
    Rum: { hue: 20, strength: 0.8 },
    Spice: { hue: 10 },
    Gold: { hue: 46, strength: 1, symbol: 'gem' },
    Pearl: { hue: 220, strength: 0.4, symbol: 'gem' },
    Fog: { hue: 210, strength: 0.1 },
  },
} as const;
