import { type CardName, type CardSpec, catalogue, type DeckFormat } from '../../../../src/engine/index.ts';

export interface RoadCard extends CardSpec {
  /** The card's value at the gate, and the number of coins that the target of a played traveller loses. */
  value: number;
}

export const CARDS = catalogue<RoadCard>({
  mule: { kind: 'traveller', text: 'The target loses 1 coin.', back: 'road', value: 1 },
  cart: { kind: 'traveller', text: 'The target loses 2 coins.', back: 'road', value: 2 },
  coach: { kind: 'traveller', text: 'The target loses 3 coins.', back: 'road', value: 3 },
  spy: { kind: 'spy', text: "Look at the target's hand.", back: 'road', value: 0 },
  writ: { kind: 'writ', text: 'Negate the card just played.', back: 'road', value: 0 },
  sun: { kind: 'omen', text: 'Gain 2 coins.', back: 'omen', value: 2 },
  rain: { kind: 'omen', text: '', back: 'omen', value: 0 },
  bandit: { kind: 'omen', text: 'Lose 1 coin.', back: 'omen', value: -1 },
});

export const OMENS: CardName[] = ['sun', 'sun', 'rain', 'bandit', 'bandit'];

export function isRoad(name: CardName): boolean {
  return CARDS[name]?.back === 'road';
}

const SIZE = 8;

export const DECK: DeckFormat = {
  about: `Exactly ${SIZE} road cards.`,
  broken: (deck) => {
    const size = deck.reduce((sum, { count }) => sum + count, 0);
    const strange = deck.filter(({ card }) => !isRoad(card)).map(({ card }) => `${card} is no road card`);
    return size === SIZE ? strange : [`${size} cards instead of ${SIZE}`, ...strange];
  },
  ready: [
    {
      id: 'traders',
      title: 'Traders',
      about: 'Many travellers.',
      cards: [
        { card: 'mule', count: 2 },
        { card: 'cart', count: 2 },
        { card: 'coach', count: 1 },
        { card: 'writ', count: 2 },
        { card: 'spy', count: 1 },
      ],
    },
    {
      id: 'lawyers',
      title: 'Lawyers',
      about: 'Many writs.',
      cards: [
        { card: 'mule', count: 2 },
        { card: 'spy', count: 2 },
        { card: 'writ', count: 4 },
      ],
    },
  ],
};
