import type { OneOf } from '../../engine/index.ts';
import type { ValhallaMoveKeys, ValhallaTarget } from './schema.generated.ts';

/** The target of a card: the field that its effect asks for. Lists hold exactly one value. */
export type Target = ValhallaTarget;

// Moves as clients send them; schema.graphql describes each. A list filled in by a client holds exactly one
// value if the rules ask for one.
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
