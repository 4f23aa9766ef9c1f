import {
  type Ask,
  type At,
  type Choice,
  isPass,
  isRead,
  PASS,
  type Seat,
  type Table,
  type Who,
} from '../../../engine/index.ts';
import { actionCard } from '../cards/catalogue.ts';
import type { AttackWith } from '../moves.ts';
import { asked, attackerOf, defenderOf } from '../seats.ts';
import { attackLabel, boostLabel } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkForming } from '../spark-forming.ts';
import { nameOf } from '../zones.ts';
import { type Fragment, playFragment, strengths, usableBoost, usableFragment } from './data-fragment.ts';
import { make, meetable, playCard } from './declaring.ts';
import { plus, resilienceOf } from './stats.ts';
import { bothAttack, canStandLast, doubleTeams, standLast, tag, tags } from './tag.ts';
import { charged, type Playable, playables, powerOf } from './usable-cards.ts';

type Move = SparkForming['moves']['attack'];

const END: Choice<Move> = { label: SAY.endAttack, move: PASS };
const CHARGE = ['attack', 'charge'] as const;

function cardChoices(at: At<SparkForming>, seat: Seat, who: Who): Choice<AttackWith>[] {
  const added = strengths(usableBoost(at, seat));
  const choices: Choice<AttackWith>[] = [];
  for (const playable of playables(at, seat)) {
    const { id, cost, others } = playable;
    for (const boost of added) {
      const move = { attack: { card: id, charge: [], boost: boost !== null } };
      const label = isRead(who) ? attackWith(at, seat, playable, boost) : '';
      choices.push(charged(at, [others, cost], who, label, move, CHARGE));
    }
  }
  return choices;
}

function attackWith(at: At<SparkForming>, seat: Seat, { name, card }: Playable, added: Fragment | null): string {
  const power = powerOf(at, seat, added ? plus(card.stats, added.card.stats) : card.stats, true);
  const numbers = attackLabel(at, [power], meetable(at, [seat], card), card.sustained);
  return SAY.attack(`${name}${boostLabel(added)}`, numbers);
}

function blastChoices(at: At<SparkForming>, seat: Seat): Choice<Move>[] {
  const found = usableFragment(at, seat);
  if (found?.card.fragment !== 'BLAST') return [];
  const power = powerOf(at, seat, found.card.stats, true);
  const numbers = attackLabel(at, [power], meetable(at, [seat], { ranges: found.card.ranges, sustained: null }), null);
  return [{ label: SAY.attack(SAY.blast(found.name), numbers), move: { blast: true } }];
}

/** Rules, The turn I: play and charge an attack, or end it. Tag matches also allow tags and double teams. */
export const attack: Ask<SparkForming, 'attack'> = {
  asks: (at) => asked(at, attackerOf(at.state)),
  prompt: (at, _, __, who) => {
    const against = defenderOf(at.state);
    return ASK.attack(at.state.turn, who(against), at.state.hp[against] ?? 0, resilienceOf(at, against));
  },
  choices: (at, _, seat, who): Choice<Move>[] => [
    END,
    ...cardChoices(at, seat, who),
    ...blastChoices(at, seat),
    ...tags(at, seat, who),
    ...doubleTeams(at, seat, who),
    ...canStandLast(at, seat),
  ],
  take: (table, step, seat, move) => {
    if (isPass(move)) {
      table.emit({ fact: 'attackEnded', seat });
      return table.next({ step: 'quarantine' }, { step: 'draw' });
    }
    if ('lastStand' in move) return standLast(table, seat, step);
    if ('tag' in move) return tag(table, seat, move);
    if ('doubleTeam' in move) return bothAttack(table, seat, move);
    if ('blast' in move) attackByBlast(table, seat);
    else attackByCard(table, seat, move);
    table.next({ step: 'defend' }, { step: 'damage' });
  },
  absent: () => PASS,
};

function attackByCard(table: Table<SparkForming>, seat: Seat, { attack: { card, charge, boost } }: AttackWith): void {
  const name = nameOf(table.at, card);
  playCard(table, seat, card, charge);
  const { ranges, stats, sustained } = actionCard(name);
  const boosted = boost ? playFragment(table, seat) : null;
  const power = [powerOf(table.at, seat, boosted ? plus(stats, boosted.card.stats) : stats, true)];
  make(table, [seat], { card: name, by: 'CARD', boost: boosted?.name ?? null, power, ranges, sustained });
}

function attackByBlast(table: Table<SparkForming>, seat: Seat): void {
  const { name, card } = playFragment(table, seat);
  const power = [powerOf(table.at, seat, card.stats, true)];
  make(table, [seat], { card: name, by: 'BLAST', boost: null, power, ranges: card.ranges, sustained: null });
}
