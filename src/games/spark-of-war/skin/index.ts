/** The look of this game in a browser: colours for kinds of planets, walls for forcefields. */
export const skin = {
  symbols: {
    star: 'M12 1l3.2 7.5 8 .7-6.1 5.3 1.9 7.9L12 18.2 5 22.4l1.9-7.9L.8 9.2l8-.7z',
    planet: 'M12 5a7 7 0 1 0 .01 0z',
    ringed: 'M12 6a6 6 0 1 0 .01 0zM0 16c5-1 17-6 24-10-3 6-19 13-24 10z',
    ship: 'M12 2 19 17 12 13 5 17zM9 18h6v3H9z',
    quest: 'M5 2h14v20l-7-5-7 5z',
    station: 'M10 2h4v6h8v4h-8v10h-4V12H2V8h8z',
  },
  cells: {
    space: { hue: 230, strength: 0.25 },
    planet: { hue: 210, strength: 0.3 },
    star: { hue: 45, strength: 0.9 },
    ship: { hue: 235, strength: 0.2 },
  },
  pieces: {
    Star: { hue: 45, strength: 1.2, symbol: 'star' },
    Dwarf: { hue: 25, strength: 0.9, symbol: 'planet' },
    Ring: { hue: 275, strength: 0.8, symbol: 'ringed' },
    Habitable: { hue: 140, strength: 0.9, symbol: 'planet' },
    Gaseous: { hue: 195, strength: 0.9, symbol: 'planet' },
    Lunar: { hue: 220, strength: 0.2, symbol: 'planet' },
    ship: { hue: 340, strength: 0.5, symbol: 'ship' },
  },
  cards: {
    Spaceship: { hue: 340, strength: 0.4, symbol: 'ship' },
    Quest: { hue: 50, strength: 0.6, symbol: 'quest' },
    Planet: { hue: 195, strength: 0.6, symbol: 'planet' },
    'Supply station': { hue: 150, strength: 0.4, symbol: 'station' },
    'draw pile': { hue: 340, strength: 0.4 },
    'quest box': { hue: 50, strength: 0.6 },
  },
  walls: ['Forcefield'],
} as const;
