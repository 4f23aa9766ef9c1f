import { type At, type CardId, cardsSeen, type Seat, type Sight, withoutOrder, zoneAt } from '../../../engine/index.ts';
import { CARDS, cardOf, LIFE } from '../cards/catalogue.ts';
import type { WeaponClass } from '../cards/print.ts';
import { SLOTS } from '../cards/words.ts';
import { isTurnedUp, lyingAt, terrainAt } from '../rules/cells.ts';
import { CELLS, type CellNumber, columnOf, OFF, rowOf } from '../rules/map.ts';
import { pieceOf, shoots } from '../rules/pieces.ts';
import { reachOf, weaponsOf } from '../rules/reach.ts';
import { attackOf, defenceOf, liveIn, sumsOf } from '../rules/stats.ts';
import { handLimit } from '../rules/turn.ts';
import { cellOf, inTurn, isAlive, lifeOf, turnOf } from '../seats.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, printedOn } from '../zones.ts';
import type {
  ActivitySeen,
  AllySeen,
  AttackSeen,
  CardWithR,
  CellSeen,
  PieceSeen,
  PlayerSeen,
  SaidSeen,
  ValhallaView,
  WeaponSeen,
} from './seen.ts';

export function roundOf(at: At<Valhalla>): number {
  return 1 + Math.floor(Math.max(0, at.state.turn) / at.seats);
}

function seenWithR(cards: readonly CardId[], sight: Sight): CardWithR[] {
  return cardsSeen(CARDS, cards, sight).map((card) => ({ ...card, r: cardOf(card.name).r || null }));
}

// Returns the cards of a stack that a viewer can read, top card first.
const topFirst = (cards: readonly CardId[], sight: Sight): CardWithR[] => seenWithR([...cards].reverse(), sight);

const WEAPON: Readonly<Record<WeaponClass, WeaponSeen>> = {
  melee: 'MELEE',
  pistol: 'PISTOL',
  rifle: 'RIFLE',
  bow: 'BOW',
};

function pieceSeen(at: At<Valhalla>, card: CardId, sight: Sight): PieceSeen[] {
  const printed = printedOn(at, card);
  const { shots, used } = pieceOf(at, card);
  const { weapon, atk, def, slot } = printed;
  return seenWithR([card], sight).map((one) => ({
    ...one,
    slot: slot ?? 'BODY',
    used,
    shots: shoots(printed) ? shots : null,
    weapon: weapon ? WEAPON[weapon.sort] : null,
    atk,
    def,
    rng: weapon?.rng ?? null,
    dmg: weapon?.dmg ?? null,
  }));
}

function alliesSeen(at: At<Valhalla>, seat: Seat, sight: Sight): AllySeen[] {
  return seenWithR(cardsOf(at, 'allies', seat), sight).map((one) => {
    const { hp: maxHp, atk, def } = printedOn(at, one.number);
    const { hp, used } = pieceOf(at, one.number);
    return { ...one, hp, maxHp, atk, def, used };
  });
}

function equipmentSeen(at: At<Valhalla>, seat: Seat, sight: Sight): PieceSeen[] {
  const pieces = cardsOf(at, 'equipment', seat).flatMap((card) => pieceSeen(at, card, sight));
  return pieces.sort((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot));
}

function playerSeen(at: At<Valhalla>, seat: Seat, sight: Sight): PlayerSeen {
  const { boosts, skips } = at.state;
  const cell = cellOf(at, seat);
  return {
    seat,
    alive: isAlive(at, seat),
    life: lifeOf(at, seat),
    maxLife: LIFE,
    cell: cell === OFF ? null : cell,
    avatar: seenWithR(cardsOf(at, 'avatar', seat), sight)[0] ?? null,
    atk: attackOf(at, seat, null),
    def: defenceOf(at, seat, null),
    reach: Math.max(0, ...weaponsOf(at, seat).map((weapon) => reachOf(at, seat, weapon))),
    handCount: cardsOf(at, 'hand', seat).length,
    handLimit: handLimit(at, seat),
    hand: seenWithR(withoutOrder(cardsOf(at, 'hand', seat)), sight),
    terrainHand: seenWithR(withoutOrder(cardsOf(at, 'terrain', seat)), sight),
    drawCount: cardsOf(at, 'draw', seat).length,
    knownDraw: topFirst(cardsOf(at, 'draw', seat), sight),
    recycle: topFirst(cardsOf(at, 'recycle', seat), sight),
    discard: topFirst(cardsOf(at, 'discard', seat), sight),
    equipment: equipmentSeen(at, seat, sight),
    allies: alliesSeen(at, seat, sight),
    boosts: boosts.filter((boost) => boost.seat === seat).map(({ what, by, from }) => ({ what, by, from })),
    skips: skips.filter((skip) => skip.seat === seat).map((skip) => skip.phase),
  };
}

function cellSeen(at: At<Valhalla>, cell: CellNumber, sight: Sight): CellSeen {
  const terrain = terrainAt(at, cell);
  const seeds = lyingAt(at, 'seeds', cell);
  return {
    cell,
    row: rowOf(cell) + 1,
    column: columnOf(cell) + 1,
    laid: terrain !== null,
    turnedUp: isTurnedUp(at, cell),
    terrain: terrain === null ? null : (seenWithR([terrain], sight)[0] ?? null),
    seats: inTurn(at, 0).filter((seat) => cellOf(at, seat) === cell),
    ground: lyingAt(at, 'ground', cell).flatMap((card) => pieceSeen(at, card, sight)),
    seedCount: seeds.length,
    knownSeeds: seenWithR(seeds, sight),
  };
}

function saidSeen({ chain }: NonNullable<Valhalla['state']['pending']>): SaidSeen[] {
  const live = liveIn(chain);
  return chain.map(({ seat, card, answers }, i) => ({ seat, card, counts: live[i] === true, cancels: answers }));
}

function attackSeen(at: At<Valhalla>): AttackSeen | null {
  const { pending } = at.state;
  if (pending?.kind !== 'ATTACK') return null;
  const { seat, target, name, melee, stage, r } = pending;
  const { atk, def, dmg, word } = sumsOf(at, pending);
  const [attackerR, targetR] = r ?? [null, null];
  return {
    seat,
    target,
    weapon: name,
    melee,
    stage,
    attackerR,
    targetR,
    atk,
    def,
    dmg,
    lastWord: word,
    cards: saidSeen(pending),
  };
}

function activitySeen(at: At<Valhalla>): ActivitySeen | null {
  const { pending } = at.state;
  if (pending?.kind !== 'ACTIVITY') return null;
  const { seat, what, card, cell } = pending;
  return { seat, kind: what, card, cell, cards: saidSeen(pending) };
}

export function view(at: At<Valhalla>, sight: Sight): ValhallaView {
  return {
    laying: at.state.turn < 0,
    valhallaPhase: at.state.phase,
    turnSeat: turnOf(at),
    round: roundOf(at),
    rounds: at.options.rounds,
    players: inTurn(at, 0).map((seat) => playerSeen(at, seat, sight)),
    cells: CELLS.map((cell) => cellSeen(at, cell, sight)),
    events: seenWithR(zoneAt(at, 'events').cards, sight),
    attack: attackSeen(at),
    activity: activitySeen(at),
  };
}
