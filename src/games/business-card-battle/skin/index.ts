/** The look of this game in a browser: a colour and a symbol for each of the four attributes. */
export const skin = {
  symbols: {
    wind: 'M2 7h13a2 2 0 1 0-2-2h-2a4 4 0 1 1 4 4H2zM2 11h17a3 3 0 1 1-3 3h2a1 1 0 1 0 1-1H2zM2 15h9a3 3 0 1 1-3 3h2a1 1 0 1 0 1-1H2z',
    flame: 'M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-3 1-6 1-10z',
    drop: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z',
    hills: 'M1 20 9 6l4 6 3-4 7 12z',
  },
  cells: { front: { hue: 40, strength: 0.2 }, rear: { hue: 220, strength: 0.15 } },
  pieces: {
    Air: { hue: 190, strength: 0.7, symbol: 'wind' },
    Fire: { hue: 12, strength: 0.9, symbol: 'flame' },
    Water: { hue: 215, strength: 0.8, symbol: 'drop' },
    Earth: { hue: 100, strength: 0.55, symbol: 'hills' },
  },
  cardsThatSay: {
    'Air, AP': { hue: 190, strength: 0.6, symbol: 'wind' },
    'Fire, AP': { hue: 12, strength: 0.8, symbol: 'flame' },
    'Water, AP': { hue: 215, strength: 0.7, symbol: 'drop' },
    'Earth, AP': { hue: 100, strength: 0.5, symbol: 'hills' },
  },
} as const;
