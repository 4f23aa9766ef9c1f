import { type At, cardsSeen, handSeen, type Seat, type Sight, zoneAt } from '../../../engine/index.ts';
import { CARDS, HANDS, type HandKind, MATERIAL, MATERIALS, type Material, SHAPE } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import { SIDE, SPACES, type Terrain } from '../rules/board.ts';
import { controls } from '../rules/craft.ts';
import { incomeOf } from '../rules/power.ts';
import { occupancy } from '../rules/stacking.ts';
import { armorAt } from '../rules/tower.ts';
import { inTurn, isAlive, turnOf } from '../seats.ts';
import { forceOf, hardnessOf, hitsOf, isGolem, maxHits, nameOf, type Unit } from '../state.ts';
import { DECK_ZONE, DISCARD_ZONE, zoneOf } from '../zones.ts';
import type { GolemsView, Phase, PileSeen, PlayerSeen, SpaceSeen, SpellSeen, UnitSeen } from './seen.ts';

// The phase that a client sees during each step.
const PHASE: Readonly<Record<keyof Golems['steps'], Phase>> = {
  turn: 'POWER',
  craft: 'CRAFT',
  fate: 'FATE',
  extra: 'FATE',
  discard: 'FATE',
  spells: 'SPELL',
  answers: 'SPELL',
  resolve: 'SPELL',
  movement: 'MOVE',
  battles: 'BATTLE',
  battle: 'BATTLE',
  strike: 'BATTLE',
  battleCards: 'BATTLE',
  clash: 'BATTLE',
  roundCards: 'BATTLE',
  roundEnd: 'BATTLE',
  end: 'END',
  regenerate: 'END',
};

function phaseOf(at: At<Golems>): Phase {
  const step = at.agenda.at(-1);
  return step ? PHASE[step.step] : 'END';
}

export function roundOf(at: At<Golems>): number {
  return 1 + Math.floor(at.state.turn / at.seats);
}

/** Returns the remaining hits of a seat's Wizard, or 0 if the Wizard has fallen. */
export function wizardHits(at: At<Golems>, seat: Seat): number {
  const wizard = at.state.units.find((unit) => unit.seat === seat && !isGolem(unit));
  return wizard ? hitsOf(wizard) : 0;
}

function playerSeen(at: At<Golems>, seat: Seat, sight: Sight): PlayerSeen {
  const { state } = at;
  return {
    seat,
    alive: isAlive(at, seat),
    tower: state.towers[seat] ?? '',
    mana: state.mana[seat] ?? 0,
    income: isAlive(at, seat) ? incomeOf(state, seat) : 0,
    wizardHits: wizardHits(at, seat),
    golemCount: state.units.filter((unit) => unit.seat === seat && isGolem(unit)).length,
    golemHandCount: zoneOf(at, 'GOLEM', seat).cards.length,
    eventHandCount: zoneOf(at, 'EVENT', seat).cards.length,
    golemHand: handSeen(CARDS, zoneOf(at, 'GOLEM', seat).cards, sight),
    eventHand: handSeen(CARDS, zoneOf(at, 'EVENT', seat).cards, sight),
  };
}

function unitSeen(at: At<Golems>, unit: Unit): UnitSeen {
  const { id: number, seat, material, size, shape, space, boosts } = unit;
  return {
    number,
    seat,
    wizard: !isGolem(unit),
    name: nameOf(unit),
    material,
    hardness: hardnessOf(unit),
    size,
    shape,
    space,
    hits: hitsOf(unit),
    maxHits: maxHits(unit),
    force: forceOf(unit),
    armor: armorAt(at.state, unit),
    move: isGolem(unit) ? SHAPE[shape].move : 0,
    movesLeft: isGolem(unit) ? unit.moves : 0,
    attacksLeft: at.state.battle ? unit.attacks : 0,
    boosts: boosts.map(({ what, by, turns }) => ({ kind: what === 'force' ? 'FORCE' : 'ARMOR', by, turns })),
  };
}

const MATERIAL_OF: Readonly<Partial<Record<Terrain, Material>>> = Object.fromEntries(
  MATERIALS.map((material) => [MATERIAL[material].land, material]),
);

function spacesSeen(at: At<Golems>): SpaceSeen[] {
  const held = occupancy(at.state);
  return SPACES.map((key, index) => {
    const terrain = at.state.terrain[index] ?? 'WASTELAND';
    const material = MATERIAL_OF[terrain] ?? null;
    const controllers = material ? inTurn(at, 0).filter((seat) => controls(at.state, held, seat, material)) : [];
    return {
      key,
      x: index % SIDE,
      y: SIDE - 1 - Math.floor(index / SIDE),
      terrain,
      material,
      controllers,
      units: (held[index] ?? []).map((unit) => unitSeen(at, unit)),
    };
  });
}

function spellSeen({ seat, card, negated, target }: At<Golems>['state']['spells'][number]): SpellSeen {
  const nothing = { stack: null, destination: null, golem: null, into: null, opponent: null, hand: null };
  const spell = { seat, card, negated, ...nothing };
  if (!target || 'unit' in target) return spell;
  if ('stack' in target) return { ...spell, stack: target.stack[0] ?? null };
  if ('portal' in target) return { ...spell, stack: target.portal.from, destination: target.portal.to[0] ?? null };
  if ('golem' in target) return { ...spell, golem: target.golem.golem, into: target.golem.into[0] ?? null };
  if ('opponent' in target) return { ...spell, opponent: target.opponent };
  return { ...spell, opponent: target.hand.seat, hand: { ...target.hand } };
}

function pileSeen(at: At<Golems>, kind: HandKind, sight: Sight): PileSeen {
  const deck = zoneAt(at, DECK_ZONE[kind]).cards;
  const discard = zoneAt(at, DISCARD_ZONE[kind]).cards;
  return {
    kind,
    deckCount: deck.length,
    discardCount: discard.length,
    discard: cardsSeen(CARDS, [...discard].reverse(), sight),
    known: cardsSeen(CARDS, [...deck].reverse(), sight),
  };
}

export function view(at: At<Golems>, sight: Sight): GolemsView {
  const { battle, spells } = at.state;
  return {
    golemsPhase: phaseOf(at),
    turnSeat: turnOf(at),
    round: roundOf(at),
    rounds: at.options.rounds,
    players: inTurn(at, 0).map((seat) => playerSeen(at, seat, sight)),
    spaces: spacesSeen(at),
    piles: HANDS.map((kind) => pileSeen(at, kind, sight)),
    spells: spells.map(spellSeen),
    battle: battle && {
      round: battle.round,
      sides: battle.sides.map((side) => ({ ...side })),
      attack: battle.attack && { ...battle.attack },
      passed: [...battle.passed],
    },
  };
}
