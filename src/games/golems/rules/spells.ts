import { type At, EngineBug, mayHold, type Run, type Seat, window } from '../../../engine/index.ts';
import { EVENTS, type EventCard, SPELL_COST } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { inTurn, isAlive, turnOf, turnPlayer } from '../seats.ts';
import { aimInWords } from '../shown/labels.ts';
import { ASK } from '../shown/prompts.ts';
import { unitsIn } from '../state.ts';
import { zoneOf } from '../zones.ts';
import { wordFor } from './effects.ts';
import { aimOf, eventCard, playCard, plays } from './event-cards.ts';

// Whether a seat can cast spells. The check uses only public information, so that it reveals nothing about the cards in
// hand.
function maySpell(at: At<Golems>, seat: Seat): boolean {
  return isAlive(at, seat) && (at.state.mana[seat] ?? 0) >= SPELL_COST && zoneOf(at, 'EVENT', seat).cards.length > 0;
}

const isSpell = ({ kind, effect }: EventCard): boolean => kind === 'spell' && effect.do !== 'negate';
const isAnswer = ({ effect }: EventCard): boolean => effect.do === 'negate';

// Whether a seat can answer a spell. No seat is asked if the places of all Dispells are public, because then no hand
// can contain one.
function mayAnswer(at: At<Golems>, seat: Seat): boolean {
  const isDispell = (name: string): boolean => EVENTS[name]?.effect.do === 'negate';
  return maySpell(at, seat) && mayHold(at, zoneOf(at, 'EVENT', seat), isDispell);
}

/** The turn's player is asked first, then the others clockwise, until all players have passed in a row. */
export const spells = window<Golems, 'spells'>({
  prompt: (at, _, seat) => ASK.spell(SPELL_COST, at.state.mana[seat] ?? 0),
  may: (at, _, seat) => turnPlayer(at).length > 0 && maySpell(at, seat),
  answers: (at, _, seat, who) => plays(at, seat, isSpell, who),
  answer: (table, _, seat, move) => playCard(table, seat, move),
  targets: turnPlayer,
  turn: turnOf,
});

/**
 * The window for answering a spell. All seats except the caster can answer with a Dispell, which is itself a spell and
 * can be answered. A spell does nothing after its caster has left, so no seat is asked about such a spell.
 */
export const answers = window<Golems, 'answers'>({
  prompt: (at, _, seat, who) => {
    const [spell, answered] = [at.state.spells.at(-1), at.state.spells.at(-2)];
    if (!spell) throw new EngineBug('no spell to answer');
    const aim = aimInWords({ ...spell, ...aimOf(at.state, spell, answered) }, who);
    return ASK.answer(who(spell.seat), `${spell.card}${aim}`, SPELL_COST, at.state.mana[seat] ?? 0);
  },
  may: (at, _, seat) => {
    const spell = at.state.spells.at(-1);
    return spell !== undefined && !spell.negated && isAlive(at, spell.seat) && mayAnswer(at, seat);
  },
  answers: (at, _, seat, who) => plays(at, seat, isAnswer, who),
  answer: (table, _, seat, move) => playCard(table, seat, move),
  targets: (at) => aimedAt(at),
  turn: turnOf,
});

// Returns the owners of the last spell's targets. A Dispell targets the caster of the spell that it answers.
function aimedAt(at: At<Golems>): Seat[] {
  const spell = at.state.spells.at(-1);
  const target = spell?.target;
  if (!target) {
    const answered = at.state.spells.at(-2);
    return answered ? [answered.seat] : inTurn(at, 0);
  }
  if ('opponent' in target) return [target.opponent];
  if ('hand' in target) return [target.hand.seat];
  if ('golem' in target)
    return at.state.units.filter((unit) => unit.id === target.golem.golem).map((unit) => unit.seat);
  if ('stack' in target) return unitsIn(at.state, target.stack[0] ?? '').map((unit) => unit.seat);
  return spell ? [spell.seat] : [];
}

/** Lets the last spell take effect, unless the spell was negated or its caster has left. */
export const resolve: Run<Golems, 'resolve'> = {
  run: (table) => {
    const spell = table.at.state.spells.at(-1);
    if (!spell) throw new EngineBug('no spell to take effect');
    const lost = !spell.negated && !isAlive(table.at, spell.seat);
    table.emit({ fact: 'spellEnded', card: spell.card, ...(lost ? { lost } : {}) });
    const { effect } = eventCard(spell.card);
    if (!lost && !spell.negated) wordFor(effect).happen(table, spell, effect);
  },
};
