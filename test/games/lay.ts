import {
  type Audience,
  type CardId,
  type CardName,
  type Cards,
  copy,
  type Face,
  faceOf,
  type Seat,
  setKnowers,
  type Zone,
  type ZoneId,
} from '../../src/engine/index.ts';

/**
 * A card to place: its name and, optionally, its place in a row, and the seats that know it besides the zone's readers.
 */
export type Laid = CardName | { card: CardName; place?: number; known?: Audience };

/**
 * The cards to place: by zone, with the top card of a pile last; or by zone prefix (`hand` for `hand-0`), with a list
 * for each seat.
 */
export type Layout = Readonly<Record<string, readonly Laid[] | readonly (readonly Laid[] | undefined)[] | undefined>>;

/**
 * Where to put the unnamed cards of a named zone: under the cards of another zone, or in a zone that depends on the
 * face; null removes them from the match.
 */
export type Rest = ZoneId | null | ((face: Face) => ZoneId | null);

type Backs = Readonly<Record<CardName, { back: string }>>;

/**
 * Places the cards of `layout` and leaves all other zones unchanged. It looks for each named card among the seat's own
 * cards, then among all others, each time first among those that were in the named zones. If there is none, it makes
 * the card. @throws Error for a zone or card that the game does not have; it lists those that exist
 */
export function lay(at: Cards & { seats: number }, cards: Backs, layout: Layout, rest: Rest = null): void {
  at.zones = copy(at.zones);
  at.faces = { ...at.faces };
  at.known = [...at.known];
  const named = Object.entries(layout).flatMap(([key, laid]) => (laid ? zonesNamed(at, key, laid) : []));
  const held: Held[] = named.map(([{ seat, cards, places }]) => ({
    seat,
    cards: cards.splice(0),
    places: places.splice(0),
  }));
  const others: Held[] = Object.values(at.zones).filter((zone) => named.every(([one]) => one !== zone));
  for (const [zone, laid] of named) {
    const search = [...held, ...others].sort((a, b) => Number(b.seat === zone.seat) - Number(a.seat === zone.seat));
    for (const one of laid) layOne(at, cards, zone, one, search);
  }
  for (const card of held.flatMap((one) => one.cards)) putAway(at, card, rest);
}

/** The cards to search for a named card. */
type Held = Pick<Zone, 'seat' | 'cards' | 'places'>;

function zonesNamed(
  at: Cards & { seats: number },
  key: string,
  laid: readonly Laid[] | readonly (readonly Laid[] | undefined)[],
): (readonly [Zone, readonly Laid[]])[] {
  const whole = at.zones[key];
  if (whole) return [[whole, laid.flatMap((one) => one ?? [])]];
  return Array.from({ length: at.seats }, (_, seat: Seat) => {
    const zone = at.zones[`${key}-${seat}`];
    if (!zone)
      throw new Error(`there is no zone ${key}, nor ${key}-${seat}; there are ${Object.keys(at.zones).join(', ')}`);
    const list = laid[seat];
    return [zone, isList(list) ? list : []] as const;
  });
}

function isList(one: Laid | readonly Laid[] | undefined): one is readonly Laid[] {
  return Array.isArray(one);
}

function layOne(at: Cards, cards: Backs, zone: Zone, laid: Laid, search: readonly Held[]): void {
  const { card: name, place = zone.cards.length, known } = typeof laid === 'string' ? { card: laid } : laid;
  const card = found(at, name, search) ?? made(at, cards, name);
  setKnowers(at, card, known?.length ? known : null);
  zone.cards.push(card);
  if (zone.kind === 'row') zone.places.push(place);
}

function found(at: Cards, name: CardName, search: readonly Held[]): CardId | undefined {
  for (const { cards, places } of search) {
    const index = cards.findIndex((card) => faceOf(at, card).name === name);
    if (index < 0) continue;
    places.splice(index, 1);
    return cards.splice(index, 1)[0];
  }
  return undefined;
}

function made(at: Cards, cards: Backs, name: CardName): CardId {
  const spec = cards[name];
  if (!spec) throw new Error(`there is no card ${name}; there are ${Object.keys(cards).join(', ')}`);
  const card = 1 + Math.max(0, ...Object.keys(at.faces).map(Number));
  at.faces = { ...at.faces, [card]: { name, back: spec.back } };
  return card;
}

function putAway(at: Cards, card: CardId, rest: Rest): void {
  const to = typeof rest === 'function' ? rest(faceOf(at, card)) : rest;
  setKnowers(at, card, null);
  if (to === null) {
    const { [card]: _, ...faces } = at.faces;
    at.faces = faces;
    return;
  }
  const zone = at.zones[to];
  if (!zone) throw new Error(`there is no zone ${to}; there are ${Object.keys(at.zones).join(', ')}`);
  zone.cards.unshift(card);
  if (zone.kind === 'row') zone.places.unshift(0);
}
