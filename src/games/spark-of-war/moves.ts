import type { OneOf } from '../../engine/index.ts';
import type { SparkOfWarMoveKeys } from './schema.generated.ts';

// Moves as clients send them; schema.graphql describes each. A list filled in by a client holds exactly one
// value if the rules ask for one.
export type Deploy = OneOf<SparkOfWarMoveKeys, 'deploy'>;
export type TurnCard = OneOf<SparkOfWarMoveKeys, 'turn'>;
export type Destroy = OneOf<SparkOfWarMoveKeys, 'destroy'>;
export type Rotate = OneOf<SparkOfWarMoveKeys, 'rotate'>;
export type Stow = OneOf<SparkOfWarMoveKeys, 'stow'>;
export type Fire = OneOf<SparkOfWarMoveKeys, 'fire'>;
export type Spend = OneOf<SparkOfWarMoveKeys, 'spend'>;
export type Discard = OneOf<SparkOfWarMoveKeys, 'discard'>;
