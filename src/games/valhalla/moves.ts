import type { OneOf } from '../../engine/index.ts';
import type { ValhallaMoveKeys, ValhallaTarget } from './schema.generated.ts';

/** The target of a card, in the field that the card's effect requires. Lists have exactly one value. */
export type Target = ValhallaTarget;

// The moves as clients send them. `schema.graphql` describes each move. A list that a client fills in has exactly one
// value if the rules require one value.
export type Lay = OneOf<ValhallaMoveKeys, 'lay'>;
export type Move = OneOf<ValhallaMoveKeys, 'move'>;
export type Equip = OneOf<ValhallaMoveKeys, 'equip'>;
export type Seed = OneOf<ValhallaMoveKeys, 'seed'>;
export type PlayAlly = OneOf<ValhallaMoveKeys, 'ally'>;
export type PlayEvent = OneOf<ValhallaMoveKeys, 'event'>;
export type PlayAction = OneOf<ValhallaMoveKeys, 'play'>;
export type Use = OneOf<ValhallaMoveKeys, 'use'>;
export type StartAttack = OneOf<ValhallaMoveKeys, 'attack'>;
export type GiveWay = OneOf<ValhallaMoveKeys, 'giveWay'>;
export type Aimed = OneOf<ValhallaMoveKeys, 'choose'>;
export type Discard = OneOf<ValhallaMoveKeys, 'discard'>;
export type Take = OneOf<ValhallaMoveKeys, 'take'>;
