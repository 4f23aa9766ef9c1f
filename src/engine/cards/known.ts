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

/** The seats that know a card beyond its zone's readers, or null if there are none. */
export function knowersOf({ known, firstCard }: Cards, card: CardId): Audience | null {
  return known[card - firstCard] ?? null;
}

/** Sets which seats know a card beyond its zone's readers; null if there are none. */
export function setKnowers({ known, firstCard }: Cards, card: CardId, by: Audience | null): void {
  const place = card - firstCard;
  if (!by && place >= known.length) return;
  while (known.length < place) known.push(null);
  known[place] = by;
}

/** The known cards by card id, as facts hold them. */
export function knownByCard({ known, firstCard }: Cards): Record<CardId, Audience> {
  const byCard: Record<CardId, Audience> = {};
  for (const [place, by] of known.entries()) if (by) byCard[firstCard + place] = by;
  return byCard;
}

/** Sets who knows each of these cards. */
export function setKnown(at: Cards, known: Readonly<Record<CardId, Audience>>): void {
  for (const [card, by] of Object.entries(known)) setKnowers(at, Number(card), by);
}

/** The seats that see which card moves: readers of both zones and, unless it leaves a hand, seats that already know it. */
export function witnesses(at: Cards, card: CardId, from: Zone, to: Zone): Audience {
  const ends = union(from.readers, to.readers);
  return from.kind === 'hand' ? ends : union(ends, knowersOf(at, card) ?? NOBODY);
}

/** The seats that may read a card in its current zone. */
export function readersOf(at: Cards, card: CardId): Audience {
  return union(zoneOf(at, card).readers, knowersOf(at, card) ?? NOBODY);
}

/**
 * Whether, by public knowledge, a zone may hold such a card: one lies there face up, or a face-down card there could be one.
 * Games may use it to decide whether to ask a seat for a reaction, but not if players bring decks, whose lists are secret.
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
