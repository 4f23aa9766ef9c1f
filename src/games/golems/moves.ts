import type { CardName, OneOf, Pass, Seat } from '../../engine/index.ts';
import type { GolemsMoveKeys, GolemsTarget } from './schema.generated.ts';

export type UnitId = number;

/** The target of an event card: the one that the card asks for, or nothing. */
export type Target = GolemsTarget;

/** A played event card, by name, because it is now public. */
export interface Played {
  seat: Seat;
  card: CardName;
  target: Target | null;
}

// Moves as clients send them; schema.graphql describes each. A list filled in by a client holds exactly one
// value if the rules ask for one.
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
