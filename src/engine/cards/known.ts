import {
  type Audience,
  type CardId,
  type CardName,
  type Cards,
  faceOf,
  NOBODY,
  union,
  type Zone,
  zoneOf,
} from './zones.ts';

/** Returns the seats that know a card in addition to the readers of the card's zone, or null if there are none. */
export function knowersOf({ known, firstCard }: Cards, card: CardId): Audience | null {
  return known[card - firstCard] ?? null;
}

/** Sets which seats know a card in addition to the readers of the card's zone; null if there are none. */
export function setKnowers({ known, firstCard }: Cards, card: CardId, by: Audience | null): void {
  const place = card - firstCard;
  if (!by && place >= known.length) return;
  while (known.length < place) known.push(null);
  known[place] = by;
}

/** Returns, by card id, the seats that know the card in addition to the readers of its zone. Facts use this form. */
export function knownByCard({ known, firstCard }: Cards): Record<CardId, Audience> {
  const byCard: Record<CardId, Audience> = {};
  for (const [place, by] of known.entries()) if (by) byCard[firstCard + place] = by;
  return byCard;
}

/** Sets, for each of these cards, the seats that know the card in addition to the readers of its zone. */
export function setKnown(at: Cards, known: Readonly<Record<CardId, Audience>>): void {
  for (const [card, by] of Object.entries(known)) setKnowers(at, Number(card), by);
}

/** Returns the readers of either zone and, unless the card leaves a hand, the seats that already know it. */
export function witnesses(at: Cards, card: CardId, from: Zone, to: Zone): Audience {
  const ends = union(from.readers, to.readers);
  return from.kind === 'hand' ? ends : union(ends, knowersOf(at, card) ?? NOBODY);
}

export function readersOf(at: Cards, card: CardId): Audience {
  return union(zoneOf(at, card).readers, knowersOf(at, card) ?? NOBODY);
}

/**
 * Whether, as far as all players know, a zone could contain a matching card: face up, or face down with its back. Games
 * can use this to decide whether to ask for a reaction, unless players bring decks, whose lists are secret.
 */
export function mayHold(at: Cards, zone: Zone, isMeant: (name: CardName) => boolean): boolean {
  const isOpen = (card: CardId): boolean => readersOf(at, card) === 'everyone';
  const hiddenBacks = zone.cards.flatMap((card) => (isOpen(card) ? [] : [faceOf(at, card).back]));
  const isPossible = (card: CardId): boolean => {
    const { name, back } = faceOf(at, card);
    return isMeant(name) && (isOpen(card) ? zone.cards.includes(card) : hiddenBacks.includes(back));
  };
  return Object.values(at.zones).some(({ cards }) => cards.some(isPossible));
}
