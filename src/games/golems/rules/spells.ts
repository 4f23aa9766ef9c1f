import { type At, EngineBug, mayHold, type Run, type Seat, window } from '../../../engine/index.ts';
import { EVENTS, type EventCard } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { inTurn, isAlive, turnOf, turnPlayer } from '../seats.ts';
import { aimInWords } from '../shown/labels.ts';
import { unitsIn } from '../state.ts';
import { zoneOf } from '../zones.ts';
import { wordFor } from './effects.ts';
import { aimOf, eventCard, playCard, plays, SPELL_COST } from './event-cards.ts';

// Uses only public information, so that it reveals nothing about the cards in hand.
function maySpell(at: At<Golems>, seat: Seat): boolean {
  return isAlive(at, seat) && (at.state.mana[seat] ?? 0) >= SPELL_COST && zoneOf(at, 'EVENT', seat).cards.length > 0;
}

const isSpell = ({ kind, effect }: EventCard): boolean => kind === 'spell' && effect.do !== 'negate';
const isAnswer = ({ effect }: EventCard): boolean => effect.do === 'negate';

// A seat without a possible Dispell is not asked: while all of them are public, no hand can hold one.
function mayAnswer(at: At<Golems>, seat: Seat): boolean {
  const isDispell = (name: string): boolean => EVENTS[name]?.effect.do === 'negate';
  return maySpell(at, seat) && mayHold(at, zoneOf(at, 'EVENT', seat), isDispell);
}

/** The Spell Phase: the turn's player first, then around the table until all have passed in a row. */
export const spells = window<Golems, 'spells'>({
  prompt: (at, _, seat) => `Spell Phase: play a spell for ${SPELL_COST} of your ${at.state.mana[seat]} mana?`,
  may: (at, _, seat) => turnPlayer(at).length > 0 && maySpell(at, seat),
  answers: (at, _, seat, who) => plays(at, seat, isSpell, who),
  answer: (table, _, seat, move) => playCard(table, seat, move),
  targets: turnPlayer,
  turn: turnOf,
});

/**
 * All seats but the caster may answer a spell with a Dispell, which is a spell and may be answered itself. A spell
 * whose caster has left does nothing, so no seat is asked about it.
 */
export const answers = window<Golems, 'answers'>({
  prompt: (at, _, seat, who) => {
    const [spell, answered] = [at.state.spells.at(-1), at.state.spells.at(-2)];
    if (!spell) throw new EngineBug('no spell to answer');
    const aim = aimInWords({ ...spell, ...aimOf(at.state, spell, answered) }, who);
    return `${who(spell.seat)} plays ${spell.card}${aim}. Answer for ${SPELL_COST} of your ${at.state.mana[seat]} mana?`;
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

// The owners of the last spell's targets; a Dispell targets the caster of the spell it answers.
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

/** The last spell takes effect, unless it was negated or its caster has left. */
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
