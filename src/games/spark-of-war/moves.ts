import type { OneOf } from '../../engine/index.ts';
import type { SparkOfWarMoveKeys } from './schema.generated.ts';

// The moves as clients send them. `schema.graphql` describes each move. A list that a client fills in has exactly one
// value if the rules require one value.
export type Deploy = OneOf<SparkOfWarMoveKeys, 'deploy'>;
export type TurnCard = OneOf<SparkOfWarMoveKeys, 'turn'>;
export type Destroy = OneOf<SparkOfWarMoveKeys, 'destroy'>;
export type Rotate = OneOf<SparkOfWarMoveKeys, 'rotate'>;
export type Stow = OneOf<SparkOfWarMoveKeys, 'stow'>;
export type Fire = OneOf<SparkOfWarMoveKeys, 'fire'>;
export type Spend = OneOf<SparkOfWarMoveKeys, 'spend'>;
export type Discard = OneOf<SparkOfWarMoveKeys, 'discard'>;
