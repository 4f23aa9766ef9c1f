import type { CardName, OneOf, Pass, Seat } from '../../engine/index.ts';
import type { GolemsMoveKeys, GolemsTarget } from './schema.generated.ts';

export type UnitId = number;

/** What an event card is aimed at: the one of these that the card asks for, or nothing. */
export type Target = GolemsTarget;

/** An event card as it has been played: the card by its name, for it lies open now. */
export interface Played {
  seat: Seat;
  card: CardName;
  target: Target | null;
}

// The moves as clients send them; what each is stands in schema.graphql. A list that a client fills in holds exactly one
// value where the rules ask for one.
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
