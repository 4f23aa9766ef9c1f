import type { OneOf } from '../../engine/index.ts';
import type { BusinessCardBattleMoveKeys } from './schema.generated.ts';

// Moves as clients send them; schema.graphql describes each. A list filled in by a client holds exactly one
// value if the rules ask for one.
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
