import { avatar, type Card } from './print.ts';

export const AVATARS: readonly Card[] = [
  avatar('Brynhild the Shieldmaiden', 4, 3, { passives: [{ what: 'DEF', by: 1, when: 'melee' }] }),
  avatar('Wayland the Smith', 3, 3, { passives: [{ what: 'EQUIPS', by: 1 }] }),
  avatar('Skadi the Huntress', 3, 2, { passives: [{ what: 'RNG', by: 1 }] }),
  avatar('Loki the Trickster', 2, 2, {
    passives: [
      { what: 'R', by: 1 },
      { what: 'HAND', by: 1 },
    ],
  }),
  avatar('Hervor the Berserk', 4, 3, {
    passives: [
      { what: 'MOVES', by: 1 },
      { what: 'DMG', by: 1, when: 'hurt' },
    ],
  }),
  avatar('Ullr the Swift', 3, 3, {
    passives: [
      { what: 'MOVES', by: 1 },
      { what: 'DEF', by: 1, when: 'ranged' },
    ],
  }),
  avatar('Eir the Healer', 3, 2, { onTurn: [{ do: 'heal', n: 1, whom: 'me' }] }),
  avatar('Hildr the Captain', 2, 2, {
    passives: [
      { what: 'ALLIES', by: 1 },
      { what: 'ATK', by: 1, when: 'led' },
      { what: 'DEF', by: 1, when: 'led' },
    ],
  }),
  avatar('Tyr the One-Handed', 4, 3, { passives: [{ what: 'DMG', by: 2, when: 'unarmed' }] }),
];
