import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  isPass,
  PASS,
  type Seat,
  type Table,
} from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { actionCard } from '../cards/catalogue.ts';
import { type Kin, MODES, type Mode, type Range, rangesText, type Stats } from '../cards/print.ts';
import type { Burst, DefendWith } from '../moves.ts';
import { asked, defenderOf } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Defence, Fit } from '../state.ts';
import { nameOf } from '../zones.ts';
import { playFragment, usableBoost, usableFragment } from './data-fragment.ts';
import { playCard } from './declaring.ts';
import { plus, reachOf } from './stats.ts';
import { canStandLast, standLast } from './tag.ts';
import { charged, fitOf, type Playable, playables, powerOf } from './usable-cards.ts';

type Move = SparkForming['moves']['defend'];

/** How a range meets the attack that is being made; null: not at all. `type` of the card, null for a Burst. */
export function meets(attack: Attack, mode: Mode, own: Range | undefined, type: Kin | 'NEUTRAL' | null): Fit | null {
  const range = attack.ranges[mode];
  if (!own || !range) return null;
  const { sustained } = attack;
  if (sustained && ('mode' in sustained ? sustained.mode !== mode : sustained.type !== type)) return null;
  return fitOf(own, range);
}

function reaching(own: Range | undefined, more: number): Range | undefined {
  return own && [own[0], own[1] + more];
}

const AFTER: Readonly<Record<Fit, string>> = {
  WITHIN: 'you attack next',
  EXCEEDS: 'exceeds, the attacker goes on',
};

// A Boost is worth offering where it changes something: it reaches further, or it strengthens a counter.
function helps(mode: Mode, boost: { stats: Stats; widen: number }): boolean {
  return boost.widen > 0 || (mode === 'COUNTER' && Object.keys(boost.stats).length > 0);
}

function cardChoices(at: At<SparkForming>, seat: Seat, attack: Attack): Choice<DefendWith>[] {
  const boost = usableBoost(at, seat);
  const reach = reachOf(at, seat);
  return playables(at, seat).flatMap((playable) =>
    MODES.flatMap((mode) =>
      (boost && helps(mode, boost) ? [false, true] : [false]).flatMap((boosted) => {
        const own = reaching(playable.card.ranges[mode], reach + (boosted && boost ? boost.widen : 0));
        const fit = meets(attack, mode, own, playable.card.type ?? 'NEUTRAL');
        return fit && own ? [defendChoice(at, playable, mode, own, fit, boosted)] : [];
      }),
    ),
  );
}

function defendChoice(
  at: At<SparkForming>,
  { id, name, cost, others }: Playable,
  mode: Mode,
  own: Range,
  fit: Fit,
  boost: boolean,
): Choice<DefendWith> {
  const with_ = boost ? ' and your Boost' : '';
  const label = `${printed(mode)} with ${name}${with_} (${own[0]}-${own[1]}, ${AFTER[fit]})`;
  const move = { defend: { card: id, mode, charge: [], boost } };
  return charged(at, [others, cost], label, move, ['defend', 'charge']);
}

function burstChoices(at: At<SparkForming>, seat: Seat, attack: Attack): Choice<Burst>[] {
  const found = usableFragment(at, seat);
  if (found?.card.fragment !== 'BURST') return [];
  return MODES.flatMap((mode) => {
    const own = reaching(found.card.ranges[mode], reachOf(at, seat));
    const fit = meets(attack, mode, own, null);
    if (!fit || !own) return [];
    const label = `${printed(mode)} with your Burst ${found.name} (${own[0]}-${own[1]}, ${AFTER[fit]})`;
    return [{ label, move: { burst: { mode } } }];
  });
}

/** II Defender: blocks, dodges or counters with a card or a Burst that meets the attack, or does not defend. */
export const defend: Ask<SparkForming, 'defend'> = {
  asks: (at) => asked(at, defenderOf(at.state)),
  prompt: (at) => {
    const now = at.state.attack;
    const power = now?.power.join(' and ');
    const ranges = rangesText(now?.ranges ?? {}) || 'it cannot be met';
    return `${now?.card} comes at you, ${power} before your Resilience (${ranges}): do you defend?`;
  },
  choices: (at, _, seat): Choice<Move>[] => {
    const now = at.state.attack;
    const none = { label: 'Do not defend', move: PASS };
    if (!now) return [none];
    return [none, ...cardChoices(at, seat, now), ...burstChoices(at, seat, now), ...canStandLast(at, seat)];
  },
  take: (table, step, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'notDefended', seat });
    if ('lastStand' in move) return standLast(table, seat, step);
    if ('burst' in move) return defendByBurst(table, seat, move.burst.mode);
    return defendByCard(table, seat, move);
  },
  absent: (at, _, seat) => simplest(at, seat),
};

const READINESS: Readonly<Record<Mode, number>> = { DODGE: 0, COUNTER: 0.5, BLOCK: 1.5 };

// Who is out of time still defends, as cheaply as he can and without his fragment; a block lets half through.
function simplest(at: At<SparkForming>, seat: Seat): Move {
  const now = at.state.attack;
  const ways = now ? cardChoices(at, seat, now).filter(({ move }) => !move.defend.boost) : [];
  const price = ({ move, blank }: Choice<DefendWith>): number => (blank?.max ?? 0) + READINESS[move.defend.mode];
  const [best] = ways.sort((a, b) => price(a) - price(b));
  if (!best) return PASS;
  const charge = (best.blank?.from ?? []).slice(0, best.blank?.max ?? 0).map(({ value }) => Number(value));
  return { defend: { ...best.move.defend, charge } };
}

function defendByCard(table: Table<SparkForming>, seat: Seat, { defend: move }: DefendWith): void {
  const name = nameOf(table.at, move.card);
  playCard(table, seat, move.card, move.charge);
  const boosted = move.boost ? playFragment(table, seat) : null;
  const { ranges, stats, type } = actionCard(name);
  const own = reaching(ranges[move.mode], reachOf(table.at, seat) + (boosted?.card.widen ?? 0));
  const power = powerOf(table.at, seat, boosted ? plus(stats, boosted.card.stats) : stats, false);
  const made = { seat, card: name, by: 'CARD', boost: boosted?.name ?? null, mode: move.mode } as const;
  declare(table, made, own, type ?? 'NEUTRAL', power);
}

function defendByBurst(table: Table<SparkForming>, seat: Seat, mode: Mode): void {
  const { name, card } = playFragment(table, seat);
  const own = reaching(card.ranges[mode], reachOf(table.at, seat));
  const made = { seat, card: name, by: 'BURST', boost: null, mode } as const;
  declare(table, made, own, null, powerOf(table.at, seat, card.stats, false));
}

function declare(
  table: Table<SparkForming>,
  made: Omit<Defence, 'range' | 'fit' | 'power'>,
  own: Range | undefined,
  type: Kin | 'NEUTRAL' | null,
  power: number,
): void {
  const { attack } = table.at.state;
  const fit = attack && meets(attack, made.mode, own, type);
  if (!fit || !own) throw new EngineBug(`${made.card} does not meet the attack`);
  table.emit({ fact: 'defenceMade', ...made, range: own, fit, power: made.mode === 'COUNTER' ? power : 0 });
}
