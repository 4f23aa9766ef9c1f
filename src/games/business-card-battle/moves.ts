import type { OneOf } from '../../engine/index.ts';
import type { BusinessCardBattleMoveKeys } from './schema.generated.ts';

// The moves as clients send them; what each is stands in schema.graphql. A list that a client fills in holds exactly one
// value where the rules ask for one.
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
