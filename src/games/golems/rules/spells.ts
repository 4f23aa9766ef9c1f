import {
  type At,
  type CardId,
  type Choice,
  EngineBug,
  faceOf,
  type Run,
  type Seat,
  type Table,
  type Who,
  window,
  within,
} from '../../../engine/index.ts';
import { EVENTS, type EventCard } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { PlayCard, Played, Target } from '../moves.ts';
import { inTurn, isAlive, turnOf, turnPlayer } from '../seats.ts';
import { aimInWords, named } from '../shown/labels.ts';
import { type Named, nameOf, unitById, unitsIn } from '../state.ts';
import { DISCARD_ZONE, zoneOf } from '../zones.ts';
import { type Aim, wordFor } from './effects.ts';
import { changeMana } from './power.ts';

/** What every spell costs. Battle cards cost nothing. */
export const SPELL_COST = 2;

function eventCard(name: string): EventCard {
  const card = EVENTS[name];
  if (!card) throw new EngineBug(`no event ${name}`);
  return card;
}

// One choice for each way of aiming each different card of the hand that `fits`.
function plays(at: At<Golems>, seat: Seat, fits: (card: EventCard) => boolean, who: Who): Choice<PlayCard>[] {
  const choices: Choice<PlayCard>[] = [];
  const names = new Set<string>();
  for (const card of zoneOf(at, 'EVENT', seat).cards) {
    const { name } = faceOf(at, card);
    if (names.has(name)) continue;
    names.add(name);
    const event = eventCard(name);
    if (!fits(event)) continue;
    const { effect } = event;
    for (const aim of wordFor(effect).aims(at, seat, effect, who)) choices.push(aimed(card, name, aim));
  }
  return choices;
}

function aimed(card: CardId, name: string, { label, move: target, blank }: Aim): Choice<PlayCard> {
  const whole = `${name}: ${label}`;
  if (!target) return { label: whole, move: { play: { card } } };
  return within(whole, { move: target, blank }, ['play', 'target'], (part) => ({ play: { card, target: part } }));
}

// Lays the card open; a spell waits for answers, a battle card has its effect at once.
function playCard(table: Table<Golems>, seat: Seat, { play }: PlayCard): void {
  const played: Played = { seat, card: table.name(play.card), target: play.target ?? null };
  const { kind, effect } = eventCard(played.card);
  table.move([play.card], DISCARD_ZONE.EVENT);
  if (kind === 'spell') changeMana(table, seat, -SPELL_COST);
  table.emit({ fact: 'cardPlayed', ...played, on: unitAimedAt(table.at, played.target) });
  if (kind === 'battle') return wordFor(effect).happen(table, played, effect);
  const others = inTurn(table.at, seat).filter((other) => other !== seat);
  table.next({ step: 'answers', order: others, passed: [] }, { step: 'resolve' });
}

function unitAimedAt(at: At<Golems>, target: Target | null): Named | null {
  if (!target || !('golem' in target || 'unit' in target)) return null;
  const unit = unitById(at.state, ('golem' in target ? target.golem.golem : target.unit[0]) ?? 0);
  return unit && named(unit);
}

// Public reasons only: what the hand holds must not show.
function maySpell(at: At<Golems>, seat: Seat): boolean {
  return isAlive(at, seat) && (at.state.mana[seat] ?? 0) >= SPELL_COST && zoneOf(at, 'EVENT', seat).cards.length > 0;
}

const isSpell = ({ kind, effect }: EventCard): boolean => kind === 'spell' && effect.do !== 'negate';
const isAnswer = ({ effect }: EventCard): boolean => effect.do === 'negate';

/** The Spell Phase: the turn's player first, round and round until all have passed in a row. */
export const spells = window<Golems, 'spells'>({
  prompt: (at, _, seat) => `Spell Phase: play a spell for ${SPELL_COST} of your ${at.state.mana[seat]} mana?`,
  may: (at, _, seat) => turnPlayer(at).length > 0 && maySpell(at, seat),
  answers: (at, _, seat, who) => plays(at, seat, isSpell, who),
  answer: (table, _, seat, move) => playCard(table, seat, move),
  targets: turnPlayer,
  turn: turnOf,
});

/** Everybody but who played it may answer a spell with a Dispell, which is a spell and may be answered itself. */
export const answers = window<Golems, 'answers'>({
  prompt: (at, _, seat, who) => {
    const spell = at.state.spells.at(-1);
    return `${who(spell?.seat ?? 0)} plays ${spell?.card}${aimInWords(spell?.target ?? null, spell && unitAimedAt(at, spell.target), who)}. Answer for ${SPELL_COST} of your ${at.state.mana[seat]} mana?`;
  },
  may: (at, _, seat) => at.state.spells.at(-1)?.negated === false && maySpell(at, seat),
  answers: (at, _, seat, who) => plays(at, seat, isAnswer, who),
  answer: (table, _, seat, move) => playCard(table, seat, move),
  targets: (at) => aimedAt(at),
  turn: turnOf,
});

// Whose units or cards the last spell is aimed at; a Dispell is aimed at who played what it answers.
function aimedAt(at: At<Golems>): Seat[] {
  const spell = at.state.spells.at(-1);
  const target = spell?.target;
  if (!target) {
    const answered = at.state.spells.at(-2);
    return answered ? [answered.seat] : inTurn(at, 0);
  }
  if ('hand' in target) return [target.hand.seat];
  if ('golem' in target)
    return at.state.units.filter((unit) => unit.id === target.golem.golem).map((unit) => unit.seat);
  if ('stack' in target) return unitsIn(at.state, target.stack[0] ?? '').map((unit) => unit.seat);
  return spell ? [spell.seat] : [];
}

/** The last spell takes effect, unless it was negated or who played it has left the match. */
export const resolve: Run<Golems, 'resolve'> = {
  run: (table) => {
    const spell = table.at.state.spells.at(-1);
    if (!spell) throw new EngineBug('no spell to take effect');
    const works = !spell.negated && isAlive(table.at, spell.seat);
    table.emit({ fact: 'spellEnded', card: spell.card });
    const { effect } = eventCard(spell.card);
    if (works) wordFor(effect).happen(table, spell, effect);
  },
};

/** Before an attack is rolled both sides may play battle cards, who attacks first. */
export const battleCards = window<Golems, 'battleCards'>({
  prompt: (at) => {
    const attack = at.state.battle?.attack;
    const [unit, target] = [attack?.unit, attack?.target].map((id) => unitById(at.state, id ?? 0));
    return unit && target ? `${nameOf(unit)} attacks ${nameOf(target)}: play a battle card?` : 'Play a battle card?';
  },
  may: (at, _, seat) =>
    Boolean(at.state.battle?.attack) && isAlive(at, seat) && zoneOf(at, 'EVENT', seat).cards.length > 0,
  answers: (at, _, seat, who) => plays(at, seat, ({ kind }) => kind === 'battle', who),
  answer: (table, _, seat, move) => playCard(table, seat, move),
  targets: (at) => at.state.battle?.sides.map((side) => side.seat) ?? [],
  turn: turnOf,
});
