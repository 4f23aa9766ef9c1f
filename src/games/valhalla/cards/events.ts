import { type Card, event } from './print.ts';

export const EVENTS: readonly Card[] = [
  event('Blood Moon', 3, { passives: [{ what: 'ATK', by: 1 }] }),
  event('Long Night', 3, { passives: [{ what: 'DEF', by: 1 }] }),
  event('War Drums', 4, { passives: [{ what: 'ATK', by: 2, when: 'melee' }] }),
  event('Fair Wind', 4, { passives: [{ what: 'ATK', by: 2, when: 'ranged' }] }),
  event('Thick Fog', 3, { passives: [{ what: 'RNG', by: -1 }] }),
  event('Ragnarok', 1, { unique: true, passives: [{ what: 'DMG', by: 2 }] }),
  event('Whetstones', 4, { passives: [{ what: 'DMG', by: 1, when: 'melee' }] }),
  event('Feast of Heroes', 5, { passives: [{ what: 'HAND', by: 1 }] }),
  event('Harvest', 4, { passives: [{ what: 'DRAW', by: 1 }] }),
  event('Open Roads', 5, { passives: [{ what: 'MOVES', by: 1 }] }),
  event('Plague', 2, { onTurn: [{ do: 'damage', n: 1, whom: 'me', life: true }] }),
  event('Hailstorm', 4, {
    onTurn: [{ do: 'check', at: 3, met: [], missed: [{ do: 'damage', n: 2, whom: 'me' }] }],
  }),
  event('Healing Rain', 3, { onTurn: [{ do: 'heal', n: 1, whom: 'me' }] }),
  event('Fimbulwinter', 1, {
    unique: true,
    passives: [{ what: 'R', by: -1 }],
    onTurn: [{ do: 'discard', n: 1, whom: 'me' }],
  }),
  event('Weapon Fair', 5, { passives: [{ what: 'EQUIPS', by: 1 }] }),
];
