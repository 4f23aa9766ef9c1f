import {
  type Ask,
  type At,
  type Choice,
  EngineBug,
  isPass,
  isRead,
  PASS,
  type Seat,
  type Table,
  UNREAD,
  type Who,
} from '../../../engine/index.ts';
import { actionCard } from '../cards/catalogue.ts';
import type { ActionCard, Mode } from '../cards/print.ts';
import type { Burst, DefendWith } from '../moves.ts';
import { underAttack } from '../seats.ts';
import { comesAtYou, defenceLabel, whyNot } from '../shown/defence-labels.ts';
import { boostLabel } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Defence } from '../state.ts';
import { handOf, nameOf } from '../zones.ts';
import { type Fragment, mayBurst, playFragment, usableBoost, usableFragment } from './data-fragment.ts';
import { playCard } from './declaring.ts';
import { type Shield, type Way, waysToDefend } from './defences.ts';
import { exchange, exchangeAll, exchangeCards, strikesAgain } from './sustained.ts';
import { canStandLast, standLast } from './tag.ts';
import { charged, playables } from './usable-cards.ts';

type Move = SparkForming['moves']['defend'];

const CHARGE = ['defend', 'charge'] as const;

const shieldOf = ({ ranges, stats, type }: ActionCard): Shield => ({ ranges, stats, type: type ?? 'NEUTRAL' });

// Returns the field `reach` of a move, which is present only if the range is shifted.
const reaching = ({ shift }: Way): { reach?: true } => (shift > 0 ? { reach: true } : {});

function cardChoices(at: At<SparkForming>, seat: Seat, attack: Attack, who: Who): Choice<DefendWith>[] {
  const boost = usableBoost(at, seat);
  const choices: Choice<DefendWith>[] = [];
  for (const { id, name, card, cost, others } of playables(at, seat)) {
    for (const way of waysToDefend(at, seat, attack, shieldOf(card), boost)) {
      const { mode } = way;
      const shield = `${name}${boostLabel(way.boost ? boost : null)}`;
      const what = isRead(who) ? defenceLabel(at, attack, shield, way) : '';
      const defend = { card: id, mode, charge: [], boost: way.boost };
      const move = { defend: way.shift > 0 ? { ...defend, ...reaching(way) } : defend };
      choices.push(charged(at, [others, cost], who, what, move, CHARGE));
    }
  }
  return choices;
}

const burstOf = ({ card: { ranges, stats } }: Fragment): Shield => ({ ranges, stats, type: null });

function burstChoices(at: At<SparkForming>, seat: Seat, attack: Attack): Choice<Burst>[] {
  const found = usableFragment(at, seat);
  if (found?.card.fragment !== 'BURST') return [];
  return waysToDefend(at, seat, attack, burstOf(found), null).map((way) => ({
    label: defenceLabel(at, attack, SAY.burst(found.name), way),
    move: { burst: { mode: way.mode, ...reaching(way) } },
  }));
}

const DO_NOT_DEFEND: Choice<Move> = { label: SAY.noDefence, move: PASS };

// Returns the choice not to defend. Its label says why the hand allows no other choice.
function notDefending(at: At<SparkForming>, seat: Seat, attack: Attack, isAble: boolean, who: Who): Choice<Move> {
  if (isAble || !isRead(who) || handOf(at, seat).length === 0) return DO_NOT_DEFEND;
  return { label: SAY.cannotDefend(whyNot(at, attack, seat)), move: PASS };
}

const exchanges = (at: At<SparkForming>, seat: Seat): boolean => strikesAgain(at) && handOf(at, seat).length > 0;

// Whether a seat can answer an attack. The check uses only public information, so that the question reveals nothing
// about the hand.
function mayAnswer(at: At<SparkForming>, seat: Seat): boolean {
  const { attack } = at.state;
  if (!attack || exchanges(at, seat) || canStandLast(at, seat).length > 0) return true;
  return Object.keys(attack.ranges).length > 0 && (handOf(at, seat).length > 0 || mayBurst(at, seat));
}

/** Rules, The turn II: the defender blocks, dodges or counters with a card or a Burst, or does not defend. */
export const defend: Ask<SparkForming, 'defend'> = {
  asks: (at) => underAttack(at).filter((seat) => mayAnswer(at, seat)),
  prompt: (at, _, seat, who) => {
    const { attack } = at.state;
    return ASK.defend(attack && comesAtYou(at, attack, seat, who));
  },
  choices: (at, _, seat, who): Choice<Move>[] => {
    const now = at.state.attack;
    if (!now) return [DO_NOT_DEFEND];
    const answers = [...cardChoices(at, seat, now, who), ...burstChoices(at, seat, now)];
    const none = exchanges(at, seat) ? exchange(at, seat, who) : notDefending(at, seat, now, answers.length > 0, who);
    return [none, ...answers, ...canStandLast(at, seat)];
  },
  take: (table, step, seat, move) => {
    if (isPass(move) || 'swap' in move) table.emit({ fact: 'notDefended', seat });
    if (isPass(move)) return;
    if ('swap' in move) return exchangeCards(table, seat, move);
    if ('lastStand' in move) return standLast(table, seat, step);
    if ('burst' in move) return defendByBurst(table, seat, move);
    return defendByCard(table, seat, move);
  },
  absent: (at, _, seat) => simplest(at, seat),
};

const READINESS: Readonly<Record<Mode, number>> = { DODGE: 0, COUNTER: 0.5, BLOCK: 1.5 };

// Returns the move of a defender who runs out of time: the cheapest possible defence without a fragment.
function simplest(at: At<SparkForming>, seat: Seat): Move {
  const now = at.state.attack;
  const ways = now ? cardChoices(at, seat, now, UNREAD).filter(({ move }) => !move.defend.boost) : [];
  const price = ({ move: { defend }, blank }: Choice<DefendWith>): number =>
    (blank?.max ?? 0) + READINESS[defend.mode] + (defend.reach ? 0.25 : 0);
  const [best] = ways.sort((a, b) => price(a) - price(b));
  if (!best) return exchanges(at, seat) ? exchangeAll(at, seat) : PASS;
  const charge = (best.blank?.from ?? []).slice(0, best.blank?.max ?? 0).map(({ value }) => Number(value));
  return { defend: { ...best.move.defend, charge } };
}

function defendByCard(table: Table<SparkForming>, seat: Seat, { defend: move }: DefendWith): void {
  const name = nameOf(table.at, move.card);
  const way = wayOf(table, seat, shieldOf(actionCard(name)), move, usableBoost(table.at, seat));
  playCard(table, seat, move.card, move.charge);
  const boosted = move.boost ? playFragment(table, seat) : null;
  declare(table, { seat, card: name, by: 'CARD', boost: boosted?.name ?? null }, way);
}

function defendByBurst(table: Table<SparkForming>, seat: Seat, { burst }: Burst): void {
  const found = usableFragment(table.at, seat);
  if (!found) throw new EngineBug('no Burst to defend with');
  const way = wayOf(table, seat, burstOf(found), { ...burst, boost: false }, null);
  playFragment(table, seat);
  declare(table, { seat, card: found.name, by: 'BURST', boost: null }, way);
}

function wayOf(
  { at }: Table<SparkForming>,
  seat: Seat,
  shield: Shield,
  move: Pick<DefendWith['defend'], 'mode' | 'boost' | 'reach'>,
  boost: Fragment | null,
): Way {
  const { attack } = at.state;
  const ways = attack ? waysToDefend(at, seat, attack, shield, boost) : [];
  const found = ways.find(
    (way) => way.mode === move.mode && way.boost === move.boost && way.shift > 0 === (move.reach ?? false),
  );
  if (!found) throw new EngineBug('the defence does not meet the attack');
  return found;
}

function declare(
  table: Table<SparkForming>,
  made: Pick<Defence, 'seat' | 'card' | 'by' | 'boost'>,
  { mode, range, fit, power }: Way,
): void {
  table.emit({ fact: 'defenceMade', ...made, mode, range, fit, power: mode === 'COUNTER' ? power : 0 });
}
