import type { OneOf } from '../../engine/index.ts';
import type { SparkOfWarMoveKeys } from './schema.generated.ts';

// The moves as clients send them; what each is stands in schema.graphql. A list that a client fills in holds exactly one
// value where the rules ask for one.
export type Deploy = OneOf<SparkOfWarMoveKeys, 'deploy'>;
export type TurnCard = OneOf<SparkOfWarMoveKeys, 'turn'>;
export type Destroy = OneOf<SparkOfWarMoveKeys, 'destroy'>;
export type Rotate = OneOf<SparkOfWarMoveKeys, 'rotate'>;
export type Stow = OneOf<SparkOfWarMoveKeys, 'stow'>;
export type Fire = OneOf<SparkOfWarMoveKeys, 'fire'>;
export type Spend = OneOf<SparkOfWarMoveKeys, 'spend'>;
export type Discard = OneOf<SparkOfWarMoveKeys, 'discard'>;
