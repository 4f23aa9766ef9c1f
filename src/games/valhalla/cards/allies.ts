import { ally, type Card } from './print.ts';

export const ALLIES: readonly Card[] = [
  ally('Thrall', 5, 0, 1, 2),
  ally('Shield Brother', 4, 0, 2, 2),
  ally('Berserker', 3, 2, 0, 2),
  ally('Bowman', 3, 1, 0, 2, { passives: [{ what: 'ATK', by: 1, when: 'ranged' }] }),
  ally('Spearwife', 3, 1, 1, 2),
  ally('War Hound', 4, 1, 0, 3, { passives: [{ what: 'ATK', by: 1, when: 'melee' }] }),
  ally('Raven', 6, 0, 0, 1, { effects: [{ do: 'look', at: 'hand', n: 0 }] }),
  ally('Skald', 5, 0, 0, 2, { effects: [{ do: 'draw', n: 1, whom: 'me' }] }),
  ally('Herb Woman', 4, 0, 0, 2, { effects: [{ do: 'heal', n: 1, whom: 'me' }] }),
  ally('Gunsmith', 4, 0, 0, 2, { effects: [{ do: 'reload' }] }),
  ally('Squire', 4, 0, 1, 1, { effects: [{ do: 'ready' }] }),
  ally('Grave Robber', 3, 0, 0, 2, { effects: [{ do: 'steal', within: 0 }] }),
  ally('Völva', 2, 0, 1, 2, { effects: [{ do: 'removeEvent' }] }),
  ally('Rune Reader', 3, 0, 0, 2, {
    effects: [{ do: 'check', at: 4, met: [{ do: 'draw', n: 2, whom: 'me' }], missed: [] }],
  }),
  ally('Fire Giant', 1, 2, 0, 4, { unique: true, effects: [{ do: 'destroy' }] }),
  ally('Einherji', 2, 1, 1, 3, { unique: true, effects: [{ do: 'extraAttack' }] }),
  ally('Sleipnir', 1, 0, 1, 4, { unique: true, passives: [{ what: 'MOVES', by: 1 }], effects: [{ do: 'swap' }] }),
];
