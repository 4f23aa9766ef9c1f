import {
  type At,
  type CardId,
  type Choice,
  EngineBug,
  faceOf,
  type Seat,
  type Table,
  type Who,
  within,
} from '../../../engine/index.ts';
import { EVENTS, type EventCard, SPELL_COST } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { PlayCard, Played } from '../moves.ts';
import { inTurn } from '../seats.ts';
import { named, spellLabel } from '../shown/labels.ts';
import { type Aimed, isGolem, type State, unitById, unitsIn } from '../state.ts';
import { DISCARD_ZONE, zoneOf } from '../zones.ts';
import { type Aim, wordFor } from './effects.ts';
import { changeMana } from './power.ts';

export function eventCard(name: string): EventCard {
  const card = EVENTS[name];
  if (!card) throw new EngineBug(`no event ${name}`);
  return card;
}

const TARGET = ['play', 'target'] as const;

/** Returns one choice for each way to aim each different card in hand that `fits` accepts. */
export function plays(at: At<Golems>, seat: Seat, fits: (card: EventCard) => boolean, who: Who): Choice<PlayCard>[] {
  const choices: Choice<PlayCard>[] = [];
  const names: string[] = [];
  for (const card of zoneOf(at, 'EVENT', seat).cards) {
    const { name } = faceOf(at, card);
    const event = eventCard(name);
    if (!fits(event) || names.includes(name)) continue;
    names.push(name);
    const { effect } = event;
    for (const aim of wordFor(effect).aims(at, seat, effect, who))
      choices.push(aimed(card, spellLabel(name, event), aim));
  }
  return choices;
}

function aimed(card: CardId, name: string, { label, move: target, blank }: Aim): Choice<PlayCard> {
  const whole = `${name}: ${label}`;
  if (!target) return { label: whole, move: { play: { card } } };
  return within(whole, { move: target, blank }, TARGET, (part) => ({ play: { card, target: part } }));
}

/** Plays a card face up. A spell waits for answers, and a battle card takes effect immediately. */
export function playCard(table: Table<Golems>, seat: Seat, { play }: PlayCard): void {
  const played: Played = { seat, card: table.name(play.card), target: play.target ?? null };
  const { kind, effect } = eventCard(played.card);
  table.move([play.card], DISCARD_ZONE.EVENT);
  if (kind === 'spell') changeMana(table, seat, -SPELL_COST);
  const { state } = table.at;
  table.emit({ fact: 'cardPlayed', ...played, ...aimOf(state, played, state.spells.at(-1)) });
  if (kind === 'battle') return wordFor(effect).happen(table, played, effect);
  const others = inTurn(table.at, seat).filter((other) => other !== seat);
  table.next({ step: 'answers', order: others, passed: [] }, { step: 'resolve' });
}

/** @param answered the spell that a Dispell answers */
export function aimOf(state: State, { card, target }: Played, answered: Played | undefined): Aimed {
  const dispells = eventCard(card).effect.do === 'negate';
  const against = dispells && answered ? { seat: answered.seat, card: answered.card } : null;
  if (!target) return { on: null, against };
  if ('stack' in target) return { on: null, stack: unitsIn(state, target.stack[0] ?? '').map(named) };
  if ('portal' in target) return { on: null, stack: unitsIn(state, target.portal.from).filter(isGolem).map(named) };
  if (!('golem' in target || 'unit' in target)) return { on: null };
  const unit = unitById(state, ('golem' in target ? target.golem.golem : target.unit[0]) ?? 0);
  return { on: unit && named(unit) };
}
