import { type At, type CardId, EngineBug, knowersOf, type Seat, type Table } from '../../../engine/index.ts';
import { fragmentCard } from '../cards/catalogue.ts';
import { matches } from '../cards/decks.ts';
import type { FragmentCard, Need } from '../cards/print.ts';
import { isTag, livingOf, otherSide, sideOf, teamOf } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import { handOf, nameOf, zoneName, zoneOf } from '../zones.ts';
import { corresponds, formOf, statsFor } from './stats.ts';

/** The fragment that a seat uses, as a card in a zone. */
export interface Fragment {
  id: CardId;
  name: string;
  card: FragmentCard;
}

/**
 * Each member pays at least floor(cost / members), and the member with the most charge pays the remainder. Returns null
 * if there is not enough charge. `charged` counts cards by member.
 */
export function shares(cost: number, charged: readonly number[]): number[] | null {
  const least = Math.floor(cost / charged.length);
  if (charged.some((count) => count < least)) return null;
  const paid = charged.map(() => least);
  for (let left = cost - least * charged.length; left > 0; left--) {
    const spare = charged.map((count, index) => count - (paid[index] ?? 0));
    const most = Math.max(...spare);
    if (most <= 0) return null;
    const index = spare.indexOf(most);
    paid[index] = (paid[index] ?? 0) + 1;
  }
  return paid;
}

const isAlone = (at: At<SparkForming>, seat: Seat): boolean => !isTag(at) || at.state.lastStand[sideOf(seat)];

/** Returns the seat's own fragment, or the team's until the last stand. The whole team can read the team's fragment. */
export function fragmentOf(at: At<SparkForming>, seat: Seat): Fragment | null {
  if (isAlone(at, seat)) return laid(at, zoneOf(at, 'fragment', seat).cards);
  const team = teamOf(at, sideOf(seat));
  const brought = team.map((member) => laid(at, zoneOf(at, 'teamFragment', member).cards));
  // Ruling: a team always uses the fragment of the first member who brought one, because a replacement would reveal
  // something about that fragment.
  const first = brought.find((one) => one !== null) ?? null;
  return first && servesAll(at, first, team, brought) ? first : null;
}

function laid(at: At<SparkForming>, [id]: readonly CardId[]): Fragment | null {
  if (id === undefined) return null;
  const name = nameOf(at, id);
  return { id, name, card: fragmentCard(name) };
}

// Whether a team's fragment works for every member. Rules, Tag matches: an Exclusive fragment must fit every member and
// count as an Exclusive in each deck.
function servesAll(
  at: At<SparkForming>,
  { name, card }: Fragment,
  team: readonly Seat[],
  brought: readonly (Fragment | null)[],
): boolean {
  if (card.only === null) return true;
  return team.every((seat) => matches(card.only, formOf(at, seat))) && brought.every((one) => one?.name === name);
}

// Returns the cards that are turned face up when a fragment is used. For a team's Exclusive fragment, these are the
// copies of all members, as proof that every member has brought the card.
function provingOf(at: At<SparkForming>, seat: Seat, { id, card }: Fragment): CardId[] {
  if (isAlone(at, seat) || card.only === null) return [id];
  return teamOf(at, sideOf(seat)).flatMap((member) => zoneOf(at, 'teamFragment', member).cards);
}

/** Returns the seats that pay for a seat's fragment, and the number of cards that each of them has charged. */
function payers(at: At<SparkForming>, seat: Seat): { seats: Seat[]; charged: number[] } {
  const seats = isAlone(at, seat) ? [seat] : livingOf(at, sideOf(seat));
  return { seats, charged: seats.map((one) => zoneOf(at, 'fragmentCharge', one).cards.length) };
}

/** Returns the seat's fragment, its cost, and how many cards are charged for it; null if there is none. */
export function chargeOf(at: At<SparkForming>, seat: Seat): { name: string; cost: number; cards: number } | null {
  const found = fragmentOf(at, seat);
  if (!found) return null;
  const cards = payers(at, seat).charged.reduce((sum, count) => sum + count, 0);
  return { name: found.name, cost: found.card.cost, cards };
}

/**
 * The fragment must be charged, its condition must be met, and the form must have its stats. Rules, Data Fragments: "a
 * corresponding attack stat, or its range must fit", so a Burst needs no stat.
 */
export function usableFragment(at: At<SparkForming>, seat: Seat): Fragment | null {
  const found = fragmentOf(at, seat);
  if (!found) return null;
  const { card } = found;
  const fits = card.fragment === 'BURST' || corresponds(statsFor(at, seat), card.stats);
  if (!fits || !holds(at, seat, card.need)) return null;
  return shares(card.cost, payers(at, seat).charged) ? found : null;
}

function holds(at: At<SparkForming>, seat: Seat, need: Need | null): boolean {
  if (need === null) return true;
  const { hp, active } = at.state;
  const own = hp[seat] ?? 0;
  if ('hpAtMost' in need) return own <= need.hpAtMost;
  if ('handAtLeast' in need) return handOf(at, seat).length >= need.handAtLeast;
  if ('membersAtLeast' in need) return livingOf(at, sideOf(seat)).length >= need.membersAtLeast;
  return own < (hp[active[otherSide(sideOf(seat))]] ?? 0);
}

/** Whether, by public knowledge, a seat could defend with a Burst. The back of a fragment shows only its type. */
export function mayBurst(at: At<SparkForming>, seat: Seat): boolean {
  const zones = isAlone(at, seat)
    ? [zoneOf(at, 'fragment', seat)]
    : teamOf(at, sideOf(seat)).map((member) => zoneOf(at, 'teamFragment', member));
  return zones.some(({ cards }) => cards.some((card) => fragmentCard(nameOf(at, card)).fragment === 'BURST'));
}

/** Returns the Boost that can strengthen the card being played, or null. */
export function usableBoost(at: At<SparkForming>, seat: Seat): Fragment | null {
  const found = usableFragment(at, seat);
  return found?.card.fragment === 'BOOST' ? found : null;
}

/** Returns the options for a Boost: null (no Boost), and the usable Boost if it strengthens attacks. */
export function strengths(boost: Fragment | null): (Fragment | null)[] {
  return boost && Object.keys(boost.card.stats).length > 0 ? [null, boost] : [null];
}

/** Pays for the fragment with the oldest charged cards first, and turns the fragment face up. */
export function playFragment(table: Table<SparkForming>, seat: Seat): Fragment {
  const found = fragmentOf(table.at, seat);
  if (!found) throw new EngineBug('no fragment to play');
  const { seats, charged } = payers(table.at, seat);
  const paid = shares(found.card.cost, charged);
  seats.forEach((one, index) => {
    const cards = zoneOf(table.at, 'fragmentCharge', one).cards.slice(0, paid?.[index] ?? 0);
    if (cards.length > 0) table.move(cards, zoneName('quarantine', one));
  });
  table.reveal(provingOf(table.at, seat, found).filter((card) => knowersOf(table.at, card) !== 'everyone'));
  table.emit({ fact: 'fragmentUsed', seat, card: found.name, cost: found.card.cost });
  return found;
}
