import { scene as begin, IN_ORDER, type Scene as SceneOf } from '../../../../test/games/index.ts';
import type { CardId, CardName, Seat } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { businessCardBattle } from '../index.ts';
import type { Attack } from '../moves.ts';
import type { Options } from '../options.ts';
import { fighters } from '../rules/field.ts';
import { SPOTS, type Spot } from '../rules/spots.ts';

export type Scene = SceneOf<BusinessCardBattle>;

export type Stand = Partial<Record<Spot, CardName>>;

/** The settings in which a test differs from the defaults: HP by name, and match options. */
export type Given = Partial<Options> & { hp?: Record<CardName, number> };

/** Sets up a match before the first pick. Card ids follow the order of the decks. */
export function table(mine: CardName[], theirs: CardName[], options: Partial<Options> = {}): Scene {
  return begin(businessCardBattle, { decks: [mine, theirs], options, chance: IN_ORDER, dice: { sides: 6 } });
}

/** Sets up a match with these fields, in which seat 0 goes first. `hp` overrides the printed HP. */
export function scene(mine: Stand, theirs: Stand, { hp = {}, ...options }: Given = {}): Scene {
  const set = table(namesIn(mine), namesIn(theirs), options);
  set.state.first = 0;
  set.goesOnWith({ step: 'turn' }, { step: 'advance' }, { step: 'place' });
  for (const [seat, stand] of [mine, theirs].entries()) set.does(seat, { place: { spots: spotsIn(stand) } });
  for (const [name, points] of Object.entries(hp)) set.state.hp[card(set, name)] = points;
  return set;
}

const spotsIn = (stand: Stand): Spot[] => Object.keys(stand).flatMap((named) => SPOTS.filter((spot) => spot === named));
const namesIn = (stand: Stand): CardName[] => Object.values(stand).filter((name) => name !== undefined);

/** Returns the text of the last entry, without the owners of characters. */
export function toldOf(set: Scene): string {
  return set.text().replace(/Seat \d's (?!field|graveyard|deck)/g, '');
}

/** Returns the card with this name on the fields. By default, the field of seat 0 is searched first. */
export function card(set: Scene, name: CardName, ...seats: Seat[]): CardId {
  return set.card(name, ...(seats.length > 0 ? seats : [0, 1]).map((seat) => `field-${seat}`));
}

export function hpOf(set: Scene, name: CardName): number {
  return set.state.hp[card(set, name)] ?? 0;
}

/** Returns all characters of a seat by spot. */
export function standOf({ at }: Scene, seat: Seat, spots: readonly Spot[]): Stand {
  return Object.fromEntries(fighters(at, seat).map(({ place, name }) => [spots[place] ?? '', name]));
}

export function attack(set: Scene, by: CardName, on: CardName): Attack {
  const seat = set.cards('field-0').includes(by) && set.state.turn % 2 === 1 ? 0 : 1;
  return { attack: { character: card(set, by, seat), target: [card(set, on, 1 - seat)] } };
}
