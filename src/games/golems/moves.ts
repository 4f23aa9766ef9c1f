import type { CardName, OneOf, Pass, Seat } from '../../engine/index.ts';
import type { GolemsMoveKeys, GolemsTarget } from './schema.generated.ts';

export type UnitId = number;

/** The target of an event card, or nothing if the card has no target. */
export type Target = GolemsTarget;

/** A played event card. The move names the card, because a played card is public. */
export interface Played {
  seat: Seat;
  card: CardName;
  target: Target | null;
}

// The moves as clients send them. `schema.graphql` describes each move. A list that a client fills in has exactly one
// value if the rules require one value.
export type Craft = OneOf<GolemsMoveKeys, 'craft'>;
export type PassBattle = OneOf<GolemsMoveKeys, 'passBattle'>;
export type Draw = OneOf<GolemsMoveKeys, 'draw'>;
export type Buy = OneOf<GolemsMoveKeys, 'buy'>;
export type Discard = OneOf<GolemsMoveKeys, 'discard'>;
export type PlayCard = OneOf<GolemsMoveKeys, 'play'>;
export type MoveGolem = OneOf<GolemsMoveKeys, 'move'>;
export type AttackStack = OneOf<GolemsMoveKeys, 'attack'>;
export type Strike = OneOf<GolemsMoveKeys, 'strike'>;
export type Regenerate = OneOf<GolemsMoveKeys, 'regenerate'>;
export type { Pass };
