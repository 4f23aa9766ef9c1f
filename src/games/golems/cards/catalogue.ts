import { type CardSpec, catalogue } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';

export const SIZES = ['SMALL', 'MEDIUM', 'LARGE', 'GIANT'] as const;
export const SHAPES = ['MAN', 'BEAST', 'FLYER', 'JUGGERNAUGHT'] as const;
export type Hardness = 'SOFT' | 'HARD' | 'ROCK' | 'METAL';
export type Size = (typeof SIZES)[number];
export type Shape = (typeof SHAPES)[number];

/** The Force and Armor that a material adds, by hardness. */
export const HARDNESS: Readonly<Record<Hardness, { force: number; armor: number }>> = {
  SOFT: { force: 1, armor: 0 },
  HARD: { force: 2, armor: 1 },
  ROCK: { force: 3, armor: 2 },
  METAL: { force: 4, armor: 3 },
};

/** The hardness of each material, and the land where the material is found. */
export const MATERIAL = {
  FLESH: { hardness: 'SOFT', land: 'VILLAGE' },
  CLAY: { hardness: 'SOFT', land: 'MUD_FLATS' },
  STONE: { hardness: 'ROCK', land: 'QUARRY' },
  CRYSTAL: { hardness: 'ROCK', land: 'GEM_MINE' },
  IRON: { hardness: 'METAL', land: 'IRON_MINE' },
  ICE: { hardness: 'HARD', land: 'ICE_CAVE' },
  GOLD: { hardness: 'METAL', land: 'GOLD_MINE' },
  BONE: { hardness: 'HARD', land: 'RUINS' },
  SAND: { hardness: 'SOFT', land: 'DESERT' },
  WOOD: { hardness: 'HARD', land: 'FOREST' },
  BRONZE: { hardness: 'METAL', land: 'HILLS' },
  OBSIDIAN: { hardness: 'ROCK', land: 'MOUNTAIN' },
  BASALT: { hardness: 'ROCK', land: 'VOLCANO' },
  CLOCKWORK: { hardness: 'HARD', land: 'WORKSHOPS' },
  SALT: { hardness: 'SOFT', land: 'SALT_FLATS' },
  SILVER: { hardness: 'METAL', land: 'SILVER_MINE' },
} as const satisfies Record<string, { hardness: Hardness; land: string }>;
export type Material = keyof typeof MATERIAL;
export const MATERIALS = Object.keys(MATERIAL) as Material[]; // all keys of `MATERIAL` are materials
export type Land = (typeof MATERIAL)[Material]['land'];

export const SIZE: Readonly<Record<Size, { hits: number; force: number; armor: number }>> = {
  SMALL: { hits: 1, force: 0, armor: 1 },
  MEDIUM: { hits: 2, force: 1, armor: 2 },
  LARGE: { hits: 3, force: 2, armor: 3 },
  GIANT: { hits: 4, force: 3, armor: 4 },
};

export const SHAPE: Readonly<Record<Shape, { move: number; force: number; armor: number }>> = {
  MAN: { move: 2, force: 0, armor: 0 },
  BEAST: { move: 3, force: 1, armor: 0 },
  FLYER: { move: 4, force: 0, armor: -1 },
  JUGGERNAUGHT: { move: 1, force: 1, armor: 1 },
};

export type Trait = Material | Size | Shape;
export const TRAITS: readonly Trait[] = [...MATERIALS, ...SIZES, ...SHAPES];
export const isMaterial = (trait: Trait): trait is Material => Object.hasOwn(MATERIAL, trait);
export const isSize = (trait: Trait): trait is Size => Object.hasOwn(SIZE, trait);

/** The effects of event cards. `effects.ts` has a handler for each value of `do`. */
export type Effect =
  /** Gives one of the player's units of these shapes or sizes one more attack this round. */
  | { do: 'extraAttack'; of: readonly (Shape | Size)[] }
  /** Gives the target Armor for the current attack if the target has one of these sizes. */
  | { do: 'armor'; by: number; of: readonly Size[] }
  /** Gives the current attack Force if its target has this hardness. */
  | { do: 'force'; by: number; against: Hardness }
  | { do: 'moveAgain' }
  | { do: 'gainMana'; mana: number }
  | { do: 'storm'; force: number }
  | { do: 'boost'; what: 'force' | 'armor'; by: number; turns: number }
  | { do: 'portal' }
  | { do: 'divine'; deep: number }
  | { do: 'negate' }
  | { do: 'repair' }
  | { do: 'steal' }
  | { do: 'transform' };

export const HANDS = ['GOLEM', 'EVENT'] as const;
/** The kinds of cards. Each kind has a deck, and a hand for every seat. */
export type HandKind = (typeof HANDS)[number];
export const HAND_NAME: Readonly<Record<HandKind, string>> = { GOLEM: 'Golem', EVENT: 'Event' };

/** A card of one of the two decks, with its number of copies. */
interface DeckCard extends CardSpec {
  copies: number;
}
export interface GolemCard extends DeckCard {
  kind: 'material' | 'size' | 'shape';
  trait: Trait;
}
export interface EventCard extends DeckCard {
  kind: 'battle' | 'spell';
  effect: Effect;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const stats = (of: { force: number; armor: number }): string => `Force ${signed(of.force)}, Armor ${signed(of.armor)}`;

// `TRAITS` contains every trait.
export const PRINTED = Object.fromEntries(TRAITS.map((trait) => [trait, printed(trait)])) as Record<Trait, string>;

function golemCard(trait: Trait): GolemCard {
  const back = 'Golem';
  if (isMaterial(trait)) {
    const { hardness, land } = MATERIAL[trait];
    const text = `Material, ${hardness.toLowerCase()}. ${stats(HARDNESS[hardness])}. Found in: ${printed(land)}.`;
    return { kind: 'material', text, back, copies: 1, trait };
  }
  if (isSize(trait)) {
    const text = `Size. Hits ${SIZE[trait].hits}, ${stats(SIZE[trait])}.`;
    return { kind: 'size', text, back, copies: 4, trait };
  }
  return { kind: 'shape', text: `Shape. Move ${SHAPE[trait].move}, ${stats(SHAPE[trait])}.`, back, copies: 4, trait };
}

/** The mana cost of every spell. Battle cards are free. */
export const SPELL_COST = 2;

const event = { back: 'Event', copies: 2 } as const;
const battle = (text: string, effect: Effect): EventCard => ({
  ...event,
  kind: 'battle',
  text: `Battle card. ${text}`,
  effect,
});
const spell = (text: string, effect: Effect): EventCard => ({
  ...event,
  kind: 'spell',
  text: `Spell, ${SPELL_COST} mana. ${text}`,
  effect,
});

/** The 23 events with their kinds and printed texts. The deck has two copies of each event. */
export const EVENTS = catalogue<EventCard>({
  Swoop: battle('Target Flyer gets extra Attack this Round', { do: 'extraAttack', of: ['FLYER'] }),
  Maul: battle('Target Beast gets extra Attack this Round', { do: 'extraAttack', of: ['BEAST'] }),
  Club: battle('Target Man gets extra Attack this Round', { do: 'extraAttack', of: ['MAN'] }),
  Crush: battle('Target Juggernaught gets extra Attack this Round', { do: 'extraAttack', of: ['JUGGERNAUGHT'] }),
  Dodge: battle('Target Small or Medium Golem gets +7 Armor', { do: 'armor', by: 7, of: ['SMALL', 'MEDIUM'] }),
  'Fast Attack': battle('Target Small or Medium gets extra Attack this Round', {
    do: 'extraAttack',
    of: ['SMALL', 'MEDIUM'],
  }),
  'Great Bulk': battle('Target Large or Giant Golem gets +5 Armor', { do: 'armor', by: 5, of: ['LARGE', 'GIANT'] }),
  Stomp: battle('Target Large or Giant gets extra Attack this Round', { do: 'extraAttack', of: ['LARGE', 'GIANT'] }),
  Splatter: battle('Attack vs Soft Target is +5 Force', { do: 'force', by: 5, against: 'SOFT' }),
  Shatter: battle('Attack vs Hard Target is +5 Force', { do: 'force', by: 5, against: 'HARD' }),
  Crumble: battle('Attack vs Rock Target is +5 Force', { do: 'force', by: 5, against: 'ROCK' }),
  Crack: battle('Attack vs Metal Target is +5 Force', { do: 'force', by: 5, against: 'METAL' }),
  Haste: spell('Target Stack may move twice this Turn', { do: 'moveAgain' }),
  'Ritual Mana': spell('Gain 7 Mana', { do: 'gainMana', mana: 7 }),
  'Elemental Storm': spell('One Force +3 Attack vs each Golem in Stack', { do: 'storm', force: 3 }),
  Power: spell('Golems in Stack get +1 Force for 2 turns', { do: 'boost', what: 'force', by: 1, turns: 2 }),
  Protection: spell('Golems in Stack get +1 Armor for 2 turns', { do: 'boost', what: 'armor', by: 1, turns: 2 }),
  Portal: spell('Move your target Stack to any empty space', { do: 'portal' }),
  Divination: spell('Look at opponents hands & next 7 cards in decks', { do: 'divine', deep: 7 }),
  Dispell: spell('Negate Spell just played', { do: 'negate' }),
  Repair: spell('Remove all Damage in target stack', { do: 'repair' }),
  Theft: spell('Steal 1 random card from opponent', { do: 'steal' }),
  Transformation: spell('Permanently change size, shape, or material of Golem', { do: 'transform' }),
});

export const GOLEM_CARDS = catalogue<GolemCard>(TRAITS.map((trait) => [printed(trait), golemCard(trait)]));

export const CARDS = catalogue<GolemCard | EventCard>({ ...GOLEM_CARDS, ...EVENTS });

const copied = (cards: Readonly<Record<string, DeckCard>>): string[] =>
  Object.entries(cards).flatMap(([name, { copies }]) => Array.from({ length: copies }, () => name));

/** The names in the two decks. Each name occurs once for each copy. */
export const DECKS: Readonly<Record<HandKind, readonly string[]>> = {
  GOLEM: copied(GOLEM_CARDS),
  EVENT: copied(EVENTS),
};
