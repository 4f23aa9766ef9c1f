import type { DeckFormat, DeckList, ReadyDeck } from '../../../engine/index.ts';
import { CARDS } from './catalogue.ts';

const TERRAINS = 18;
const OTHERS = 42;
const COPIES = 3;

const list = (cards: Readonly<Record<string, number>>): DeckList =>
  Object.entries(cards).map(([card, count]) => ({ card, count }));

/** The four ready decks: each plays another way. */
export const READY: readonly ReadyDeck[] = [
  {
    id: 'duelist',
    title: 'Duelist',
    about: 'Hervor the Berserk closes in and strikes hard: melee weapons, lucky swings, battle cries.',
    cards: list({
      'Hervor the Berserk': 1,
      ...{ 'High Ground': 3, Crossroads: 3, 'Mead Hall': 3, Forge: 2, Battlefield: 1, 'Wolf Den': 3, Bramble: 3 },
      ...{ 'Iron Sword': 3, 'Great Axe': 2, 'War Hammer': 2, Mjolnir: 1, Seax: 1, Gungnir: 1, 'Berserker Mask': 2 },
      ...{ 'Wolf Pelt': 2, 'Iron Helmet': 1, 'Plated Boots': 1, 'Seven-League Boots': 2 },
      ...{ 'Lucky Swing': 3, 'Battle Cry': 3, 'Raven Flight': 2, Rage: 2, Sprint: 3, 'Dive for Cover': 3 },
      ...{ 'Healing Herbs': 2, 'War Hound': 2, Berserker: 2, Ragnarok: 1, 'Odin’s Veto': 1 },
    }),
  },
  {
    id: 'marksman',
    title: 'Marksman',
    about: 'Skadi the Huntress keeps her distance: rifles, bows, and enough powder to reload them.',
    cards: list({
      'Skadi the Huntress': 1,
      ...{ Watchtower: 3, 'Powder House': 3, Quagmire: 3, Bramble: 3, Whirlpool: 2, Lookout: 2, 'Mead Hall': 2 },
      ...{
        'Hunting Rifle': 3,
        Carbine: 3,
        'Yew Bow': 2,
        'Bow of Ullr': 1,
        Derringer: 2,
        'Hunter’s Goggles': 1,
        Spyglass: 1,
      },
      ...{ 'Kevlar Vest': 2, 'Fur Cloak': 1, Greaves: 2, 'Ammunition Belt': 1 },
      ...{
        'Lucky Shot': 2,
        'Scout Ahead': 1,
        'Take Aim': 3,
        'Eagle Eye': 1,
        'Quick Reload': 3,
        Block: 3,
        'Shield Bash': 2,
        Sprint: 1,
      },
      ...{ 'Healing Herbs': 2, Bowman: 2, Gunsmith: 1, 'Long Night': 1, 'Sudden Silence': 1 },
    }),
  },
  {
    id: 'warden',
    title: 'Warden',
    about: 'Brynhild the Shieldmaiden outlasts everybody: armour, shields and allies, and a hammer in the end.',
    cards: list({
      'Brynhild the Shieldmaiden': 1,
      ...{
        'Mead Hall': 2,
        'High Ground': 2,
        'Stone Circle': 3,
        'Wolf Den': 3,
        'Lava Field': 3,
        'Frozen Lake': 3,
        Meadow: 2,
      },
      ...{
        'War Hammer': 3,
        'Great Axe': 1,
        Flintlock: 2,
        'Round Shield': 1,
        'Wolf Pelt': 1,
        'Iron Helmet': 2,
      },
      ...{ 'Plated Boots': 2, Flurry: 1, 'Lucky Shot': 1, 'Iron Sword': 2 },
      ...{
        Block: 2,
        'Thrown Axe': 2,
        'Dive for Cover': 3,
        'Raise Shield': 1,
        'Stone Skin': 1,
        'Hunting Rifle': 3,
        'Battle Cry': 1,
      },
      ...{ 'Healing Herbs': 1, 'Lucky Swing': 3, Sprint: 2, 'Odin’s Veto': 1 },
      ...{ 'Shield Brother': 3, Spearwife: 2, Ragnarok: 1 },
    }),
  },
  {
    id: 'trickster',
    title: 'Trickster',
    about: 'Loki the Trickster steals, swaps and vetoes, and lets the map and the cards do the killing.',
    cards: list({
      'Loki the Trickster': 1,
      ...{
        'Shifting Sands': 3,
        'Lava Field': 2,
        Thunderhead: 2,
        'Thieves’ Alley': 3,
        Sinkhole: 3,
        'Rune Stone': 2,
        Barrow: 1,
        'Bifrost Gate': 2,
      },
      ...{
        Revolver: 3,
        'Hook Blade': 1,
        Spyglass: 1,
        'Traveller’s Pack': 1,
        'Powder Keg': 2,
        'Kevlar Vest': 2,
        'Leather Cap': 1,
      },
      ...{
        'Thrown Axe': 3,
        'Poisoned Mead': 1,
        Pickpocket: 2,
        Disarm: 1,
        Hex: 1,
        'Scout Ahead': 1,
        Foresight: 1,

        'Shield Bash': 1,
      },
      ...{ 'Odin’s Veto': 1, 'Sudden Silence': 1, Vanish: 2, 'Ill Omen': 2, 'Favour of the Norns': 2 },
      ...{
        'Trade Places': 1,
        'Raven Flight': 1,
        Sprint: 1,
        'Mind Fog': 1,
        'Wisdom of Mimir': 1,
        Entangle: 1,
        Block: 2,
      },
      ...{ 'Grave Robber': 1, Spearwife: 1, 'Long Night': 1, 'Fated Blow': 1 },
    }),
  },
];

interface Counted {
  card: string;
  count: number;
}
const kindOf = (card: string): string | null => CARDS[card]?.kind ?? null;
const total = (cards: readonly Counted[]): number => cards.reduce((sum, { count }) => sum + count, 0);

function copies(deck: readonly Counted[]): string[] {
  const titles = new Map<string, { count: number; unique: boolean }>();
  for (const { card, count } of deck) {
    const { title, unique } = CARDS[card] ?? { title: card, unique: false };
    titles.set(title, { count: (titles.get(title)?.count ?? 0) + count, unique });
  }
  return [...titles].flatMap(([title, { count, unique }]) => {
    if (unique && count > 1) return [`${title} is unique: at most 1, here ${count}`];
    return count > COPIES ? [`At most ${COPIES} of one card, whatever its R: ${title} is there ${count} times`] : [];
  });
}

/** Every rule of deck building that a deck breaks. */
export function broken(deck: DeckList): string[] {
  const wrong = deck.filter(({ count }) => !Number.isInteger(count) || count < 1);
  const unknown = deck.filter(({ card }) => kindOf(card) === null);
  const avatars = total(deck.filter(({ card }) => kindOf(card) === 'avatar'));
  const terrains = total(deck.filter(({ card }) => kindOf(card) === 'terrain'));
  const others = total(deck.filter(({ card }) => !['avatar', 'terrain', null].includes(kindOf(card))));
  return [
    ...wrong.map(({ card, count }) => `A card is there a whole number of times, at least once: ${card} ${count}`),
    ...unknown.map(({ card }) => `There is no card ${card}`),
    ...(avatars === 1 ? [] : [`Exactly 1 Avatar, here ${avatars}`]),
    ...(terrains === TERRAINS ? [] : [`Exactly ${TERRAINS} Terrain cards, here ${terrains}`]),
    ...(others === OTHERS ? [] : [`Exactly ${OTHERS} Action, Equipment, Event and Ally cards, here ${others}`]),
    ...copies(deck),
  ];
}

export const DECK: DeckFormat = {
  about:
    '1 Avatar, exactly 18 Terrain cards and 42 cards of Action, Equipment, Event and Ally; at most 3 of one card, whatever its Randomizer number; a unique card once.',
  broken,
  ready: READY,
};
