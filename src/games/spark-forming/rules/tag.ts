import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  isRead,
  oneOf,
  type Seat,
  type Table,
  type Who,
} from '../../../engine/index.ts';
import { actionCard } from '../cards/catalogue.ts';
import type { ActionCard } from '../cards/print.ts';
import type { DoubleTeam, Enter, LastStand, Tag } from '../moves.ts';
import { asked, attackerOf, isTag, livingOf, sideOf, teamOf, underAttack } from '../seats.ts';
import { attackLabel, boostLabel, cardOptions, pendingLines } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkForming } from '../spark-forming.ts';
import { nothingPending, type Pending, pendingOf, type Side } from '../state.ts';
import { handOf, nameOf, zoneName, zoneOf } from '../zones.ts';
import { type Fragment, fragmentOf, playFragment, strengths, usableBoost } from './data-fragment.ts';
import { make, meetable, playCard, powersOf } from './declaring.ts';
import { formName, plus, product } from './stats.ts';
import { charged, costFor, playables, suits } from './usable-cards.ts';

/** Returns the next member who is still in, or all such members if the order is free. */
export function followers(at: At<SparkForming>, seat: Seat): Seat[] {
  const team = teamOf(at, sideOf(seat));
  const from = team.indexOf(seat);
  const order = [...team.slice(from + 1), ...team.slice(0, from)];
  const living = order.filter((one) => livingOf(at, sideOf(seat)).includes(one));
  return at.options.tagOrder === 'STRICT' ? living.slice(0, 1) : living;
}

const printedCost = (at: At<SparkForming>, card: number): number => actionCard(nameOf(at, card)).cost;

/** Offers a choice for each of the seat's cards and each partner. The blank is the partner's card of the same cost. */
export function tags(at: At<SparkForming>, seat: Seat, who: Who): Choice<Tag>[] {
  if (at.state.tagged || !isTag(at)) return [];
  return followers(at, seat).flatMap((partner) => {
    const named = new Set<string>();
    return handOf(at, seat).flatMap((card) => {
      const [name, cost] = [nameOf(at, card), printedCost(at, card)];
      const equal = handOf(at, partner).filter((one) => printedCost(at, one) === cost);
      if (equal.length === 0 || named.has(name)) return [];
      named.add(name);
      const from = cardOptions(at, equal, who);
      return [
        oneOf(SAY.tag(who(partner), name, cost), { tag: { card, partner, theirs: [] } }, ['tag', 'theirs'], from),
      ];
    });
  });
}

/** The partner attacks immediately. Rules, Card Burn: "this effect carries over to the player who is tagging in". */
export function tag(table: Table<SparkForming>, seat: Seat, { tag: { card, partner, theirs } }: Tag): void {
  const cost = printedCost(table.at, card);
  const pending = added(pendingOf(table.at.state, partner), pendingOf(table.at.state, seat));
  table.move([card], zoneName('quarantine', seat));
  table.move(theirs, zoneName('quarantine', partner));
  table.emit({ fact: 'tagged', from: seat, to: partner, cost });
  // The reducer of the tag fact does not move Resilience and reach, and does not combine the multipliers of both seats.
  // The facts `noted` record the complete result.
  if (pendingLines(pending).length > 0) table.emit({ fact: 'noted', seat: partner, pending });
  const left = pendingLines(pendingOf(table.at.state, seat));
  if (left.length > 0) table.emit({ fact: 'noted', seat, pending: nothingPending() });
  table.next({ step: 'attack' });
}

function added(a: Pending, b: Pending): Pending {
  return {
    bans: [...new Set([...a.bans, ...b.bans])],
    add: plus(a.add, b.add),
    times: product(a.times, b.times),
    resilience: a.resilience + b.resilience,
    cheaper: a.cheaper + b.cheaper,
    wider: a.wider + b.wider,
  };
}

/**
 * Both seats must have the same Action Card in hand, and each must be able to use it and pay its cost. Rules, Tag
 * matches: "tagging can be done in two ways", so a double team replaces the card burn of the turn.
 */
export function doubleTeams(at: At<SparkForming>, seat: Seat, who: Who): Choice<DoubleTeam>[] {
  if (at.state.tagged || !isTag(at)) return [];
  const boost = usableBoost(at, seat);
  return followers(at, seat).flatMap((partner) => {
    const hand = handOf(at, partner);
    return playables(at, seat).flatMap(({ id, name, card, cost, others }) => {
      const theirs = hand.find((one) => nameOf(at, one) === name);
      if (theirs === undefined || !suits(at, partner, card) || costFor(at, partner, card) > hand.length - 1) return [];
      return strengths(boost).map((added) => {
        const move = { doubleTeam: { card: id, partner, theirs, charge: [], boost: added !== null } };
        const label = isRead(who)
          ? SAY.doubleTeam(who(partner), `${name}${boostLabel(added)}`, numbersOf(at, [seat, partner], card, added))
          : '';
        return charged(at, [others, cost], who, label, move, ['doubleTeam', 'charge']);
      });
    });
  });
}

function numbersOf(at: At<SparkForming>, seats: readonly Seat[], card: ActionCard, added: Fragment | null): string {
  const power = powersOf(at, seats, card.stats, added?.card.stats ?? null);
  return attackLabel(at, power, meetable(at, seats, card), card.sustained);
}

export function bothAttack(table: Table<SparkForming>, seat: Seat, { doubleTeam }: DoubleTeam): void {
  const { card, partner, theirs, charge, boost } = doubleTeam;
  const name = nameOf(table.at, card);
  const cost = costFor(table.at, partner, actionCard(name));
  const others = handOf(table.at, partner).filter((one) => one !== theirs);
  const only = cost === 1 && others.length === 1; // with more cards, the partner chooses the cards and their order
  playCard(table, seat, card, charge);
  playCard(table, partner, theirs, only ? others : []);
  const boosted = boost ? playFragment(table, seat) : null;
  const { stats, ranges, sustained } = actionCard(name);
  const power = powersOf(table.at, [seat, partner], stats, boosted?.card.stats ?? null);
  make(table, [seat, partner], {
    card: name,
    by: 'CARD',
    boost: boosted?.name ?? null,
    power,
    ranges,
    sustained,
  });
  const answer = [{ step: 'defend' }, { step: 'damage' }] as const;
  if (cost > 0 && !only) table.next({ step: 'assist', cost }, ...answer);
  else table.next(...answer);
}

/** The partner of a double team charges his own card, unless the attacker or the defender has left. */
export const assist: Ask<SparkForming, 'assist'> = {
  asks: (at) => (underAttack(at).length > 0 ? asked(at, ...(at.state.attack?.attackers.slice(1) ?? [])) : []),
  prompt: (at, _, __, who) => ASK.assist(who(attackerOf(at.state)), at.state.attack?.card ?? ''),
  choices: (at, { cost }, seat, who) => [
    charged(at, [handOf(at, seat), cost], who, SAY.yourCard(at.state.attack?.card ?? ''), { assist: { charge: [] } }, [
      'assist',
      'charge',
    ]),
  ],
  take: (table, _, seat, { assist: { charge } }) => table.move(charge, zoneName('dataCharge', seat)),
  absent: (at, { cost }, seat) => ({ assist: { charge: handOf(at, seat).slice(0, cost) } }),
};

/** The last member of a team can swap the Tag Team fragment for his own fragment once. */
export function canStandLast(at: At<SparkForming>, seat: Seat): Choice<LastStand>[] {
  const side = sideOf(seat);
  const may = isTag(at) && !at.state.lastStand[side] && livingOf(at, side).length === 1;
  if (!may || zoneOf(at, 'fragment', seat).cards.length === 0) return [];
  const [own = 0] = zoneOf(at, 'fragment', seat).cards;
  const teams = fragmentOf(at, seat)?.name ?? null;
  return [{ label: SAY.lastStand(nameOf(at, own), teams), move: { lastStand: true } }];
}

export function standLast<K extends 'attack' | 'defend'>(
  table: Table<SparkForming>,
  seat: Seat,
  { step }: { step: K },
): void {
  table.emit({ fact: 'lastStandMade', seat });
  table.next({ step });
}

/** Asks which member replaces a side's fallen active member. */
export const enter: Ask<SparkForming, 'enter'> = {
  asks: (at, { side }) => livingOf(at, side).slice(0, 1),
  prompt: (at, { side }, _, who) => ASK.enter(who(at.state.active[side])),
  choices: (at, { side }, _, who) => {
    const label = (seat: Seat): string => SAY.member(who(seat), formName(at, seat), at.state.hp[seat] ?? 0);
    const from = livingOf(at, side).map((seat) => ({ value: seat, label: label(seat) }));
    const move: Enter = { enter: { seat: [] } };
    return [oneOf(SAY.enter, move, ['enter', 'seat'], from)];
  },
  take: (table, _, __, { enter: { seat: seats } }) => {
    const [seat] = seats;
    if (seat === undefined) throw new EngineBug('no member to come in');
    table.emit({ fact: 'entered', seat });
  },
  absent: (at, { side }) => ({ enter: { seat: livingOf(at, side).slice(0, 1) } }),
};

/** Returns the sides whose active member has fallen. */
export function gaps(at: At<SparkForming>): Side[] {
  return ([0, 1] as const).filter((side) => at.state.fallen.includes(at.state.active[side]));
}
