import {
  atSeat,
  type Battle,
  changed,
  type Effect,
  type EffectsOf,
  effect,
  onCell,
  onPiece,
  type Place,
} from '../../../engine/index.ts';
import { PRINTED } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { Played } from '../moves.ts';
import type { Named } from '../state.ts';

const unit = ({ id }: Named): Place => onPiece(id);

/** Returns the place that a card is aimed at, or its player's seat. */
function aimOf({ seat, target }: Played): Place {
  if (!target) return atSeat(seat);
  if ('stack' in target) return onCell(target.stack[0] ?? '');
  if ('portal' in target) return onCell(target.portal.from);
  if ('golem' in target) return onPiece(target.golem.golem);
  if ('unit' in target) return onPiece(target.unit[0] ?? '');
  return atSeat('opponent' in target ? target.opponent : target.hand.seat);
}

// A hit always removes one.
function struck(from: Named | null, target: Named, hit: boolean): Effect[] {
  const strike = effect('STRIKE', {
    seat: from?.seat ?? null,
    from: from && unit(from),
    to: unit(target),
    amount: hit ? 1 : 0,
  });
  return hit ? [strike, changed(unit(target), -1, 'hits', target.seat)] : [strike];
}

/** The effects of facts on the table. */
export const effects: EffectsOf<Golems> = {
  manaChanged: ({ seat, by }) => [changed(atSeat(seat), by, 'mana', seat)],
  golemBuilt: ({ golem, space }) => [effect('GAIN', { seat: golem.seat, to: onCell(space) })],
  cardPlayed: (fact) => {
    const { seat, card, target } = fact;
    const exits = target && 'portal' in target ? target.portal.to : [];
    return [
      effect('REVEAL', { seat, to: aimOf(fact), cards: [card] }),
      ...exits.map((space) => effect('REVEAL', { seat, to: onCell(space) })),
    ];
  },
  movesGranted: ({ units }) => units.map((one) => changed(unit(one), 1, 'move', one.seat)),
  boosted: ({ units, what, by }) => units.map((one) => changed(unit(one), by, what, one.seat)),
  repaired: ({ units }) => units.map((one) => effect('GAIN', { seat: one.seat, to: unit(one), what: 'hits' })),
  golemsMoved: ({ golems, from, to }) => [
    effect('MOVE', { seat: golems[0]?.seat ?? null, from: onCell(from), to: onCell(to), amount: golems.length }),
  ],
  golemTransformed: ({ golem, into }) => [effect('GAIN', { seat: golem.seat, to: unit(golem), what: PRINTED[into] })],
  stormStruck: ({ target, hit }) => struck(null, target, hit),
  unitDestroyed: ({ unit: one }) => [effect('LOSE', { seat: one.seat, to: unit(one) })],
  battleBegan: ({ sides: [mine, theirs] }) => [
    effect('STRIKE', { seat: mine.seat, from: onCell(mine.space), to: onCell(theirs.space) }),
  ],
  attackNamed: ({ unit: one, target }) => [effect('STRIKE', { seat: one.seat, from: unit(one), to: unit(target) })],
  extraAttackGiven: ({ unit: one }) => [changed(unit(one), 1, 'attack', one.seat)],
  attackRolled: ({ unit: one, target, hit }) => struck(one, target, hit),
  golemRegenerated: ({ golem, space }) => [effect('GAIN', { seat: golem.seat, to: onCell(space) })],
  wizardFell: ({ seat }) => [effect('LOSE', { seat, to: atSeat(seat) })],
};

/** The facts between which the log shows a battle. */
export const battleFacts: Battle<Golems> = { begins: 'battleBegan', ends: ({ fact }) => fact === 'battleWon' };
