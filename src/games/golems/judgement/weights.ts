/** What counts how much in how well a seat stands: all of it in one unit, about the worth of three mana. */
export interface Weights {
  /** A golem, for its hits times its Force, Armor and 3. */
  golem: number;
  mana: number;
  /** A mana of every turn. */
  income: number;
  /** An event card in hand. */
  eventCard: number;
  /** What the others have, beside one's own. */
  others: number;
  /** For each step nearer to an enemy Wizard, as a part of the golem's strength. */
  approach: number;
  /** What the battle that is being fought promises. */
  battle: number;
  /** What stacks next to one another promise, and what they threaten. */
  front: { promise: number; threat: number };
  /** The best chance to break into an enemy tower, and the others' best chance to break into one's own. */
  siege: { own: number; theirs: number };
}

/** How STEADY and STRONG judge. */
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
 * How MASTER judges. Found by 1,763 matches of STEADY with weights drawn at random against the usual ones, and a curve through who
 * won; with these STEADY wins about three of four matches against itself with the usual ones.
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
