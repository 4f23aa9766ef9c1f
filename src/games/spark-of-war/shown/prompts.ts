const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** The questions to players. */
export const ASK = {
  deploy: (action: number, quests: number): string =>
    `Action ${action} of 2, deployment: which ship goes where? (Your quests are worth ${points(quests)} so far.)`,
  orient: (thing: string, hex: string, isPower: boolean): string =>
    `${isPower ? 'Special power: which' : 'Which'} rotation for ${thing} in ${hex}?`,
  destroy: 'Special power: destroy a spaceship of your choice?',
  rotate: { ship: 'Special power: rotate a spaceship?', planet: 'Special power: rotate a planet?' },
  stow: 'Special power: place a spaceship from your hand into your salvage yard?',
  salvo: (ships: number): string => `Damage: remove two of the ${ships} ships in your salvage yard for 1 more damage?`,
  spend: (target: string): string => `Which two ships from your salvage yard pay for 1 more damage to ${target}?`,
  discard: (kept: number): string =>
    `End of the turn: which ships do you discard from your salvage yard, keeping ${kept}?`,
} as const;

/** The labels of choices. */
export const SAY = {
  deploy: (card: string, numbers: string): string => `Deploy ${card} at … (${numbers})`,
  station: (resistance: number): string => `resistance ${resistance}; deals nothing`,
  noShip: 'None of your spaceships can be deployed: continue',
  turn: (rotation: number, effects: string): string => `Rotation ${rotation}: ${effects}`,
  destroyNothing: 'Destroy nothing',
  destroy: 'Destroy …',
  rotateNothing: 'Rotate nothing',
  rotate: 'Rotate …',
  stowNothing: 'Place nothing',
  stow: 'Place into the salvage yard …',
  noSalvo: 'No more damage',
  salvo: '1 more damage to …',
  spend: 'Remove …',
  discard: (count: number): string => `Discard ${count}: …`,
} as const;
