// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../src/engine/index.ts';

/** The table of a match of Quiet Cargo, as the caller may see it. */
export interface QuietCargoView {
  /** The seat whose turn it is, counted from 0. */
  turnSeat: number;
  /** The number of crates still aboard the ship. The match is over when a turn begins with an empty ship. */
  aboard: number;
  /** The crates on the quay, which are public, the last one uppermost. */
  quay: readonly QuietCargoCrate[];
  /** Every seat, in seat order. */
  players: readonly QuietCargoPlayer[];
}

/** One seat at the table. */
export interface QuietCargoPlayer {
  /** The seat, counted from 0. */
  seat: number;
  /** Coins in the purse. Each coin scores 3 at the end. */
  coins: number;
  /** The seat's bid for the first turn, in coins; 0 until all bids are revealed. */
  bid: number;
  /** False once the seat is out. */
  playing: boolean;
  /** True if no other seat can choose this seat before its next turn. */
  protected: boolean;
  /** The number of crates in the hold. */
  holdCount: number;
  /** The crates in the hold that the caller may read. */
  hold: readonly QuietCargoCrate[];
}

/** A crate that the caller may read. */
export interface QuietCargoCrate {
  /** The card's number in this match. Moves use it. */
  number: number;
  /** The cargo. */
  name: string;
  /** The printed text. */
  text: string;
}

export interface QuietCargoMoveKeys {
  /** Play a crate that needs no other seat, or for which no seat can be chosen. */
  play: QuietCargoPlay;
  /** Play Tea, Silk or Spice against a seat. */
  against: QuietCargoAgainst;
  /** Play Salt: inform on a seat. */
  inform: QuietCargoInform;
  /** Bid for the first turn, in secret. */
  bid: QuietCargoBid;
  /** When you are chosen: play Rum, so that nothing happens to you. */
  ward: QuietCargoWard;
  /** When you are chosen: accept the effect. */
  pass: true;
}
/** A move of Quiet Cargo: exactly one of these. */
export type QuietCargoMove = OneOf<QuietCargoMoveKeys>;

/** A bid for the first turn. */
export interface QuietCargoBid {
  /** The number of coins. */
  coins: number;
}

/** Rum played by the chosen seat. */
export interface QuietCargoWard {
  /** The crate of Rum. */
  crate: number;
}

/** A crate that is played without another seat. */
export interface QuietCargoPlay {
  /** The crate. */
  crate: number;
}

/** A crate and the seat it is played against. */
export interface QuietCargoAgainst {
  /** The crate. */
  crate: number;
  /** The other seat, exactly one. */
  whom: number[];
}

/** The accused seat and cargo. */
export interface QuietCargoInform {
  /** The crate of Salt. */
  crate: number;
  /** The other seat, exactly one. */
  whom: number[];
  /** The cargo that the seat is said to hold, exactly one. */
  cargo: string[];
}

