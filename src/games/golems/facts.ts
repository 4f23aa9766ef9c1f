import { copy, type Game } from '../../engine/index.ts';
import { EVENTS } from './cards/catalogue.ts';
import type { Golems } from './golems.ts';
import type { UnitId } from './moves.ts';
import { withTrait } from './rules/effects.ts';
import { fresh } from './rules/setup.ts';
import { hardnessOf, isGolem, type Mould, type State, type Unit } from './state.ts';

function each(state: State, units: readonly { id: UnitId }[], change: (unit: Unit) => void): void {
  for (const { id } of units) {
    const unit = state.units.find((one) => one.id === id);
    if (unit) change(unit);
  }
}

function mouldOf({ id, seat, material, size, shape }: Unit & { material: Mould['material'] }): Mould {
  return { id, seat, material, size, shape };
}

function remove(state: State, gone: (unit: Unit) => boolean): void {
  const attack = state.battle?.attack;
  if (
    state.battle &&
    attack &&
    state.units.some((unit) => gone(unit) && (unit.id === attack.unit || unit.id === attack.target))
  ) {
    state.battle.attack = null;
  }
  state.units = state.units.filter((unit) => !gone(unit));
}

// Removes a unit. Remembers each Soft golem that dies in a battle, because the winner of the battle can put these
// golems back.
function die(state: State, id: UnitId): void {
  const unit = state.units.find((one) => one.id === id);
  const inBattle = unit && state.battle?.sides.some((side) => side.space === unit.space);
  if (unit && inBattle && isGolem(unit) && hardnessOf(unit) === 'SOFT') state.battle?.dead.push(mouldOf(unit));
  remove(state, (one) => one.id === id);
}

function attackEnded(state: State, target: { id: UnitId }, hit: boolean): void {
  if (state.battle) state.battle.attack = null;
  if (hit) each(state, [target], (unit) => unit.damage++);
}

function readyForRound(state: State): void {
  const spaces = state.battle?.sides.map((side) => side.space) ?? [];
  for (const unit of state.units) unit.attacks = spaces.includes(unit.space) ? 1 : 0;
}

export const facts: Game<Golems>['facts'] = {
  boardLaid: (state, { terrain, first }) => {
    state.terrain = [...terrain];
    state.first = first;
  },
  turnBegan: (state, { turn }) => {
    state.turn = turn;
    state.lost = [];
    for (const unit of state.units) {
      unit.moves = 1;
      if (unit.boosts.length > 0) unit.boosts = unit.boosts.filter((boost) => --boost.turns > 0);
    }
  },
  declined: () => {},
  manaChanged: (state, { seat, mana }) => {
    state.mana[seat] = mana;
  },
  golemBuilt: (state, { golem, space }) => {
    state.units.push(fresh(golem, space));
    state.nextUnit = golem.id + 1;
  },
  cardPlayed: (state, { seat, card, target }) => {
    if (EVENTS[card]?.kind === 'spell') state.spells.push({ seat, card, target: copy(target), negated: false });
  },
  spellNegated: (state) => {
    const spell = state.spells.at(-1);
    if (spell) spell.negated = true;
  },
  spellEnded: (state) => {
    state.spells.pop();
  },
  movesGranted: (state, { units }) => each(state, units, (unit) => unit.moves++),
  boosted: (state, { units, what, by, turns }) => each(state, units, (unit) => unit.boosts.push({ what, by, turns })),
  repaired: (state, { units }) =>
    each(state, units, (unit) => {
      unit.damage = 0;
    }),
  golemsMoved: (state, { golems, to, by }) =>
    each(state, golems, (unit) => {
      unit.space = to;
      if (by === 'MOVE') unit.moves--;
    }),
  golemTransformed: (state, { golem, into }) =>
    each(state, [golem], (unit) => Object.assign(unit, withTrait(unit, into))),
  stormStruck: (state, { target, hit }) => {
    if (hit) each(state, [target], (unit) => unit.damage++);
  },
  unitDestroyed: (state, { unit }) => die(state, unit.id),
  battleBegan: (state, { sides: [mine, theirs] }) => {
    state.battle = { sides: [{ ...mine }, { ...theirs }], round: 1, last: null, attack: null, dead: [], passed: [] };
    readyForRound(state);
  },
  battlePassed: (state, { seat }) => {
    state.battle?.passed.push(seat);
  },
  roundBegan: (state, { round }) => {
    if (state.battle) Object.assign(state.battle, { round, last: null });
    readyForRound(state);
  },
  attackNamed: (state, { unit, target }) =>
    each(state, [unit], (attacker) => {
      attacker.attacks--;
      if (!state.battle) return;
      state.battle.last = attacker.seat;
      state.battle.attack = { unit: unit.id, target: target.id, force: 0, armor: 0 };
    }),
  attackChanged: (state, { force, armor }) => {
    const attack = state.battle?.attack;
    if (attack) Object.assign(attack, { force: attack.force + force, armor: attack.armor + armor });
  },
  extraAttackGiven: (state, { unit }) => each(state, [unit], (one) => one.attacks++),
  attackRolled: (state, { target, hit }) => attackEnded(state, target, hit),
  battleWon: (state, { seat, space }) => {
    const own = state.battle?.dead.filter((golem) => golem.seat === seat) ?? [];
    state.lost.push(...own.map((golem) => ({ golem, space })));
    state.battle = null;
  },
  golemRegenerated: (state, { golem, space }) => {
    state.units.push(fresh(golem, space));
    state.lost = state.lost.filter((one) => one.golem.id !== golem.id);
  },
  wizardFell: (state, { seat }) => {
    state.fallen.push(seat);
    remove(state, (unit) => unit.seat === seat);
  },
};
