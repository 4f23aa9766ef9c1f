import { type At, type CardId, EngineBug, knowersOf, type Seat, type Table } from '../../../engine/index.ts';
import { fragmentCard } from '../cards/catalogue.ts';
import { matches } from '../cards/decks.ts';
import type { FragmentCard, Need } from '../cards/print.ts';
import { isTag, livingOf, otherSide, sideOf, teamOf } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import { handOf, nameOf, zoneName, zoneOf } from '../zones.ts';
import { corresponds, formOf, statsFor } from './stats.ts';

/** The fragment that a seat may play now, if its conditions hold. */
export interface Fragment {
  id: CardId;
  name: string;
  card: FragmentCard;
}

/**
 * Shares a cost: each member pays at least floor(cost / members), and the whole cost is paid together; the remainder is
 * paid by the member with the most charge. Null if the charge is not enough.
 * @param charged by member: cards in the Data Fragment Charge space
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

/** A seat's fragment: its own, or its team's until the last stand. The whole team can read it. */
export function fragmentOf(at: At<SparkForming>, seat: Seat): Fragment | null {
  if (isAlone(at, seat)) return laid(at, zoneOf(at, 'fragment', seat).cards);
  const team = teamOf(at, sideOf(seat));
  const brought = team.map((member) => laid(at, zoneOf(at, 'teamFragment', member).cards));
  // Ruling: a team always uses the first one brought, because using another would reveal something about the first.
  const first = brought.find((one) => one !== null) ?? null;
  return first && servesAll(at, first, team, brought) ? first : null;
}

function laid(at: At<SparkForming>, [id]: readonly CardId[]): Fragment | null {
  if (id === undefined) return null;
  const name = nameOf(at, id);
  return { id, name, card: fragmentCard(name) };
}

// Rules, Tag matches: an Exclusive fragment works if it fits every member and counts as an Exclusive in each deck.
function servesAll(
  at: At<SparkForming>,
  { name, card }: Fragment,
  team: readonly Seat[],
  brought: readonly (Fragment | null)[],
): boolean {
  if (card.only === null) return true;
  return team.every((seat) => matches(card.only, formOf(at, seat))) && brought.every((one) => one?.name === name);
}

// The cards to turn face up when a fragment is used. For a team's Exclusive fragment these are all copies, as proof.
function provingOf(at: At<SparkForming>, seat: Seat, { id, card }: Fragment): CardId[] {
  if (isAlone(at, seat) || card.only === null) return [id];
  return teamOf(at, sideOf(seat)).flatMap((member) => zoneOf(at, 'teamFragment', member).cards);
}

/** The seats that pay for a seat's fragment, and the number of cards each has charged. */
function payers(at: At<SparkForming>, seat: Seat): { seats: Seat[]; charged: number[] } {
  const seats = isAlone(at, seat) ? [seat] : livingOf(at, sideOf(seat));
  return { seats, charged: seats.map((one) => zoneOf(at, 'fragmentCharge', one).cards.length) };
}

/**
 * The fragment that a seat can play now: it is charged, its condition is met, and its stats correspond. Null if none. Rules,
 * Data Fragments: "a corresponding attack stat, or its range must fit", so a Burst needs no stat.
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

/** Whether, by public knowledge, a seat could defend with a Burst: a fragment's back shows its type and nothing else. */
export function mayBurst(at: At<SparkForming>, seat: Seat): boolean {
  const zones = isAlone(at, seat)
    ? [zoneOf(at, 'fragment', seat)]
    : teamOf(at, sideOf(seat)).map((member) => zoneOf(at, 'teamFragment', member));
  return zones.some(({ cards }) => cards.some((card) => fragmentCard(nameOf(at, card)).fragment === 'BURST'));
}

/** A Boost usable with the card being played, or null. */
export function usableBoost(at: At<SparkForming>, seat: Seat): Fragment | null {
  const found = usableFragment(at, seat);
  return found?.card.fragment === 'BOOST' ? found : null;
}

/** The options for an attack: plain, or with a Boost that strengthens it. */
export function strengths(boost: Fragment | null): (Fragment | null)[] {
  return boost && Object.keys(boost.card.stats).length > 0 ? [null, boost] : [null];
}

/** Pays for the fragment, oldest charge first, and turns it face up. */
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
