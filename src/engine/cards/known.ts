import { type Audience, type CardId, type Cards, NOBODY, union, type Zone, zoneOf } from './zones.ts';

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
