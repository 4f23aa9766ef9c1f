import type { OneOf, Pass } from '../../engine/index.ts';
import type { SparkFormingMoveKeys } from './schema.generated.ts';

// Moves as clients send them; schema.graphql describes each. A list filled in by a client holds exactly one
// value if the rules ask for one.
export type KeepHand = OneOf<SparkFormingMoveKeys, 'keepHand'>;
export type Redraw = OneOf<SparkFormingMoveKeys, 'redraw'>;
export type AttackWith = OneOf<SparkFormingMoveKeys, 'attack'>;
export type Blast = OneOf<SparkFormingMoveKeys, 'blast'>;
export type Tag = OneOf<SparkFormingMoveKeys, 'tag'>;
export type DoubleTeam = OneOf<SparkFormingMoveKeys, 'doubleTeam'>;
export type Assist = OneOf<SparkFormingMoveKeys, 'assist'>;
export type LastStand = OneOf<SparkFormingMoveKeys, 'lastStand'>;
export type DefendWith = OneOf<SparkFormingMoveKeys, 'defend'>;
export type Burst = OneOf<SparkFormingMoveKeys, 'burst'>;
export type Swap = OneOf<SparkFormingMoveKeys, 'swap'>;
export type Quarantine = OneOf<SparkFormingMoveKeys, 'quarantine'>;
export type ChargeFragment = OneOf<SparkFormingMoveKeys, 'charge'>;
export type TakeBack = OneOf<SparkFormingMoveKeys, 'takeBack'>;
export type Enter = OneOf<SparkFormingMoveKeys, 'enter'>;
export type { Pass };
