// Made from schema.graphql by: npm run codegen
import type { OneOf } from '../../src/engine/index.ts';

/** The table of a match of Quiet Cargo, as the caller may see it. */
export interface QuietCargoView {
  /** The seat whose turn it is, counted from 0. */
  turnSeat: number;
  /** How many crates are still aboard the ship. When there are none, the match is over. */
  aboard: number;
  /** The crates on the quay, the last one uppermost. Public. */
  quay: readonly QuietCargoCrate[];
  /** Every seat, in seat order. */
  players: readonly QuietCargoPlayer[];
}

/** One seat at the table. */
export interface QuietCargoPlayer {
  /** The seat, counted from 0. */
  seat: number;
  /** Coins in the purse: each counts as much as a crate of value 3 when the match is over. */
  coins: number;
  /** Coins that the seat has bid for the first turn; 0 until all bids are opened. */
  bid: number;
  /** False once the seat is out. */
  playing: boolean;
  /** No seat can choose this one before its next turn. */
  protected: boolean;
  /** How many crates are in the hold. */
  holdCount: number;
  /** Those crates in the hold that the caller may read. */
  hold: readonly QuietCargoCrate[];
}

/** A crate that the caller may read. */
export interface QuietCargoCrate {
  /** The card's number in this match: moves name crates by it. */
  number: number;
  /** The cargo. */
  name: string;
  /** The printed text. */
  text: string;
}

export interface QuietCargoMoveKeys {
  /** Play a crate that needs no seat, or for which none can be chosen. */
  play: QuietCargoPlay;
  /** Play Tea, Silk or Spice against a seat. */
  against: QuietCargoAgainst;
  /** Play Salt: inform on a seat. */
  inform: QuietCargoInform;
  /** Bid for the first turn, in secret. */
  bid: QuietCargoBid;
  /** When you are chosen: lay Rum open, and nothing happens to you. */
  ward: QuietCargoWard;
  /** When you are chosen: do nothing about it. */
  pass: true;
}
/** A move of Quiet Cargo: exactly one of these. */
export type QuietCargoMove = OneOf<QuietCargoMoveKeys>;

/** A bid for the first turn. */
export interface QuietCargoBid {
  /** How many of its coins. */
  coins: number;
}

/** Rum that a seat lays open. */
export interface QuietCargoWard {
  /** The crate of Rum. */
  crate: number;
}

/** A crate alone. */
export interface QuietCargoPlay {
  /** The crate. */
  crate: number;
}

/** A crate and who is meant. */
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

