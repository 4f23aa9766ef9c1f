import type { OneOf, Pass } from '../../engine/index.ts';
import type { SparkFormingMoveKeys } from './schema.generated.ts';

// The moves as clients send them. `schema.graphql` describes each move. A list that a client fills in has exactly one
// value if the rules require one value.
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
