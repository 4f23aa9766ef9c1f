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

/** Who knows a card beyond its zone's readers; null: nobody is known to. */
export function knowersOf({ known, firstCard }: Cards, card: CardId): Audience | null {
  return known[card - firstCard] ?? null;
}

/** Notes who knows a card from now on; null: nobody is known to. */
export function setKnowers({ known, firstCard }: Cards, card: CardId, by: Audience | null): void {
  const place = card - firstCard;
  if (!by && place >= known.length) return;
  while (known.length < place) known.push(null);
  known[place] = by;
}

/** The same of all cards as facts say it: by card id. */
export function knownByCard({ known, firstCard }: Cards): Record<CardId, Audience> {
  const byCard: Record<CardId, Audience> = {};
  for (const [place, by] of known.entries()) if (by) byCard[firstCard + place] = by;
  return byCard;
}

/** Notes of several cards, by card id, who knows them. */
export function setKnown(at: Cards, known: Readonly<Record<CardId, Audience>>): void {
  for (const [card, by] of Object.entries(known)) setKnowers(at, Number(card), by);
}

/** Who sees which card it is that moves: who reads either end; and, unless it leaves a hand, who knows the card already. */
export function witnesses(at: Cards, card: CardId, from: Zone, to: Zone): Audience {
  const ends = union(from.readers, to.readers);
  return from.kind === 'hand' ? ends : union(ends, knowersOf(at, card) ?? NOBODY);
}

/** Who may read a card where it lies now. */
export function readersOf(at: Cards, card: CardId): Audience {
  return union(zoneOf(at, card).readers, knowersOf(at, card) ?? NOBODY);
}

/**
 * Whether a zone may hold a card with such a name, for all that everyone knows: one lies there in the open, or one of the cards
 * that lie face down there could be one. A public reason to ask a seat for a reaction, or not to. Only where no decks are brought:
 * a brought list is secret.
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
