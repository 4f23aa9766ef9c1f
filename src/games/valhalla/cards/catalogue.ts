import type { CardSpec } from '../../../engine/index.ts';
import { catalogue, EngineBug } from '../../../engine/index.ts';
import { ACTIONS } from './actions.ts';
import { ALLIES } from './allies.ts';
import { AVATARS } from './avatars.ts';
import { EQUIPMENT } from './equipment.ts';
import { EVENTS } from './events.ts';
import type { Card } from './print.ts';
import { TERRAINS } from './terrains.ts';

export const LIFE = 20;
export const HAND = 5;
export const MAX_ALLIES = 3;
export const SHOTS = 4;

/** All cards of the game by name. A card with several Randomizer numbers has a separate name for each number. */
export const CARDS = catalogue<Card & CardSpec>(
  [...AVATARS, ...TERRAINS, ...ACTIONS, ...EQUIPMENT, ...EVENTS, ...ALLIES].map((card) => [card.name, card]),
);

export function cardOf(name: string): Card {
  const card = CARDS[name];
  if (!card) throw new EngineBug(`no card ${name}`);
  return card;
}

const NAMES = Object.keys(CARDS);
const TERRAIN_NAMES = NAMES.filter((name) => CARDS[name]?.kind === 'terrain');
const DRAWN_NAMES = NAMES.filter((name) => CARDS[name]?.back === 'Valhalla');

/** Returns the cards that can have a back, because a player's deck is secret. */
export function pool(back: string): string[] | null {
  return back === 'Terrain' ? TERRAIN_NAMES : back === 'Valhalla' ? DRAWN_NAMES : null;
}
