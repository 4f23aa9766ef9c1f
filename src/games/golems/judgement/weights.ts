/** The weights in the evaluation of a position. One point is worth about three mana. */
export interface Weights {
  /** For a golem, multiplied by its hits and by the sum of its Force, its Armor and 3. */
  golem: number;
  mana: number;
  /** For one mana of income per turn. */
  income: number;
  /** For an event card in hand. */
  eventCard: number;
  /** For the possessions of the other seats, which are subtracted. */
  others: number;
  /** For each step closer to an enemy Wizard, as a share of the golem's strength. */
  approach: number;
  /** For the expected result of the current battle. */
  battle: number;
  /** For the expected gains from attacks on adjacent stacks, and for the threats from these stacks. */
  front: { promise: number; threat: number };
  /**
   * For the best chance to break into an enemy tower, and for the enemies' best chances to break into the seat's tower.
   */
  siege: { own: number; theirs: number };
}

/** The weights of STEADY and STRONG. */
export const USUAL: Weights = {
  golem: 0.3,
  mana: 0.33,
  income: 1.2,
  eventCard: 0.7,
  others: 1,
  approach: 0.045,
  battle: 1,
  front: { promise: 0.5, threat: 0.3 },
  siege: { own: 0, theirs: 0 },
};

/**
 * These weights were fitted to the winners of 1,763 matches in which STEADY with random weights played against STEADY
 * with the usual weights. With the fitted weights, STEADY wins about three out of four such matches.
 */
export const MASTERLY: Weights = {
  golem: 0.15,
  mana: 0.4,
  income: 1.2,
  eventCard: 0.45,
  others: 0.6,
  approach: 0.03,
  battle: 1.4,
  front: { promise: 0.3, threat: 0.3 },
  siege: { own: 25, theirs: 50 },
};
