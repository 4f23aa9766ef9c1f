/** The look of this game in a browser: every element has a colour and a symbol. */
export const skin = {
  symbols: {
    ember: 'M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-3 1-6 1-10z',
    tide: 'M2 8c3-3 5 3 10 0s7 0 10 0v3c-3 3-5-3-10 0s-7 0-10 0zM2 15c3-3 5 3 10 0s7 0 10 0v3c-3 3-5-3-10 0s-7 0-10 0z',
    gale: 'M2 7h13a2 2 0 1 0-2-2h-2a4 4 0 1 1 4 4H2zM2 11h17a3 3 0 1 1-3 3h2a1 1 0 1 0 1-1H2zM2 15h9a3 3 0 1 1-3 3h2a1 1 0 1 0 1-1H2z',
    terra: 'M1 20 9 6l4 6 3-4 7 12z',
    neutral: 'M12 3 21 12 12 21 3 12z',
    chip: 'M6 6h12v12H6zM8 2h2v3H8zM14 2h2v3h-2zM8 19h2v3H8zM14 19h2v3h-2zM2 8h3v2H2zM2 14h3v2H2zM19 8h3v2h-3zM19 14h3v2h-3z',
    form: 'M8 2h8v6H8zM4 9h16v7h-3v-3h-1v9h-3v-5h-2v5H8v-9H7v3H4z',
    upgrade: 'M12 2 21 12h-5v10H8V12H3z',
  },
  cards: {
    Blast: { hue: 350, strength: 0.6, symbol: 'chip' },
    Burst: { hue: 285, strength: 0.5, symbol: 'chip' },
    Boost: { hue: 45, strength: 0.7, symbol: 'chip' },
    'Tag Team Blast': { hue: 350, strength: 0.6, symbol: 'chip' },
    'Tag Team Burst': { hue: 285, strength: 0.5, symbol: 'chip' },
    'Tag Team Boost': { hue: 45, strength: 0.7, symbol: 'chip' },
    Upgrade: { hue: 170, strength: 0.5, symbol: 'upgrade' },
    deck: { hue: 235, strength: 0.4 },
    hand: { hue: 235, strength: 0.4 },
  },
  cardsThatSay: {
    'Resilience 1': { hue: 235, strength: 0.6, symbol: 'form' },
    'Ember,': { hue: 14, strength: 0.85, symbol: 'ember' },
    'Tide,': { hue: 210, strength: 0.8, symbol: 'tide' },
    'Gale,': { hue: 165, strength: 0.6, symbol: 'gale' },
    'Terra,': { hue: 80, strength: 0.55, symbol: 'terra' },
    'Neutral,': { hue: 225, strength: 0.15, symbol: 'neutral' },
  },
} as const;
