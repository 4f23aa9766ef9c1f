import type { OneOf } from '../../engine/index.ts';
import type { BusinessCardBattleMoveKeys } from './schema.generated.ts';

// The moves as clients send them. `schema.graphql` describes each move. A list that a client fills in has exactly one
// value if the rules require one value.
export type Pick = OneOf<BusinessCardBattleMoveKeys, 'pick'>;
export type Place = OneOf<BusinessCardBattleMoveKeys, 'place'>;
export type Advance = OneOf<BusinessCardBattleMoveKeys, 'advance'>;
export type Step = OneOf<BusinessCardBattleMoveKeys, 'move'>;
export type Attack = OneOf<BusinessCardBattleMoveKeys, 'attack'>;
export type Share = OneOf<BusinessCardBattleMoveKeys, 'share'>;
export type Restore = OneOf<BusinessCardBattleMoveKeys, 'restore'>;
export type Declare = OneOf<BusinessCardBattleMoveKeys, 'strike' | 'instantDeath'>;
export type Absorb = OneOf<BusinessCardBattleMoveKeys, 'absorb' | 'absorbAlways'>;
export type Prize = OneOf<BusinessCardBattleMoveKeys, 'prize'>;
