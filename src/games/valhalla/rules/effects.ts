import { type At, type CardId, isRead, type Seat, type Table, type Who, zoneAt } from '../../../engine/index.ts';
import { LIFE, SHOTS } from '../cards/catalogue.ts';
import { sentences } from '../cards/texts.ts';
import type { Effect, Whom, Word } from '../cards/words.ts';
import { cellOf, cornerOf, isAlive, lifeOf, opponents, turnOf } from '../seats.ts';
import { deckOwner } from '../shown/labels.ts';
import { AIMED } from '../shown/prompts.ts';
import type { Valhalla } from '../valhalla.ts';
import { cardsOf, printedOn, zoneName } from '../zones.ts';
import { type Aim, aimAtCells, aimAtPieces, aimAtSeats, equipmentOf, onMap, pushes } from './aiming/aims.ts';
import type { Doing } from './aiming/doing.ts';
import { cardIn, cellIn, seatIn, wearerOf } from './aiming/targets.ts';
import { isOccupied, isTurnedUp, terrainAt } from './cells.ts';
import { attackAt, cancelled, undecided } from './chain.ts';
import { check } from './checks.ts';
import { loseLife } from './damage.ts';
import { relocate } from './landing.ts';
import { adjacent, CELLS, distance, OFF } from './map.ts';
import { mayBeReadied, pieceOf, shoots } from './pieces.ts';
import { canDraw, changeLife, changePiece, drawCards, dropPiece, refill, toPile } from './piles.ts';

const PUSH_REACH = 2;
const DO_IT: Aim = { label: AIMED.doIt, move: null };
const DONE: readonly Aim[] = [DO_IT];
const NONE: readonly Aim[] = [];

interface Handler<E> {
  /** If there is no way to aim the effect, it cannot happen. `foes` are the possible targets. */
  aims(at: At<Valhalla>, seat: Seat, effect: E, foes: readonly Seat[], who: Who): readonly Aim[];
  /** Applies the effect. Effects that join the chain of an attack or an activity do nothing here. */
  happen(table: Table<Valhalla>, done: Doing, effect: E): void;
}
type Handlers = { [K in Word]: Handler<Extract<Effect, { do: K }>> };

const said = (holds: boolean, label: string): readonly Aim[] => (holds ? [{ label, move: null }] : NONE);

function whomOf(at: At<Valhalla>, { seat, target }: Doing, whom: Whom): Seat[] {
  if (whom === 'me') return [seat];
  if (whom === 'foe') return [seatIn(target)];
  return whom === 'foes' ? opponents(at, seat) : [...opponents(at, seat), seat];
}

function onFoes(at: At<Valhalla>, foes: readonly Seat[], whom: Whom, label: string, who: Who): readonly Aim[] {
  return whom === 'foe' ? aimAtSeats(at, label, foes, who) : DONE;
}

/** Returns a function that names a piece's wearer at the beginning of a label. */
const whose = (at: At<Valhalla>, who: Who) => (card: CardId) => {
  const wearer = wearerOf(at, card);
  return wearer === null ? '' : `${who(wearer)}’s `;
};

/** The handler of each effect. An effect without a handler does not compile. */
const HANDLERS: Handlers = {
  hit: {
    aims: (at, seat, { reach }) => said(undecided(attackAt(at, reach))?.seat === seat, AIMED.hit),
    happen: () => {},
  },
  avoid: {
    aims: (at, seat, { reach }) => said(undecided(attackAt(at, reach))?.target === seat, AIMED.avoid),
    happen: () => {},
  },
  change: {
    aims: (at, seat, { what, by }) => {
      const attack = what === 'DMG' ? attackAt(at) : undecided(attackAt(at));
      if (!attack || (attack.seat !== seat && attack.target !== seat)) return NONE;
      const attackers = what === 'ATK' || what === 'DMG' ? by > 0 : by < 0;
      const holds = what === 'R' || attackers === (attack.seat === seat);
      return said(holds, AIMED.change(what, by));
    },
    happen: () => {},
  },
  cancel: {
    aims: (at, seat) => {
      const answered = cancelled(at);
      return answered && answered.seat !== seat ? [{ label: AIMED.cancel(answered.card), move: null }] : NONE;
    },
    happen: () => {},
  },
  boost: {
    aims: (at, _, { what, by, whom }, foes, who) => onFoes(at, foes, whom, AIMED.boost(what, by), who),
    happen: (table, done, { what, by, whom }) => {
      for (const seat of whomOf(table.at, done, whom)) {
        if (isAlive(table.at, seat)) table.emit({ fact: 'boosted', seat, what, by, from: done.seat });
      }
    },
  },
  damage: {
    aims: (at, seat, { n, whom, within, life }, foes, who) => {
      const near = foes.filter((foe) => within === undefined || distance(cellOf(at, seat), cellOf(at, foe)) <= within);
      return onFoes(at, near, whom, life ? AIMED.lifeLost(n) : AIMED.damage(n), who);
    },
    happen: (table, done, { n, whom, life }) => {
      const [seats, by] = [whomOf(table.at, done, whom), done.card];
      const since = table.at.state.fallen.length;
      const step = { step: 'damage' as const, n, by, ...(seats.length > 1 && { since }) };
      if (!life) return table.next(...seats.map((seat) => ({ ...step, seat })));
      for (const seat of seats) if (!table.at.result) loseLife(table, seat, n, since);
    },
  },
  heal: {
    aims: (at, seat, { n, whom }) => said(whom === 'all' || lifeOf(at, seat) < LIFE, AIMED.heal(n)),
    happen: (table, done, { n, whom }) => {
      for (const seat of whomOf(table.at, done, whom)) changeLife(table, seat, n, LIFE);
    },
  },
  walk: {
    aims: (at, seat, _, __, who) => aimAtCells(at, AIMED.walk, adjacent(cellOf(at, seat)), seat, who),
    happen: (table, { seat, card, target, acted }) => relocate(table, seat, cellIn(target), card, acted),
  },
  push: {
    aims: (at, seat, _, foes, who) => pushes(at, seat, foes, PUSH_REACH, who),
    happen: (table, { card, target, acted }) => {
      const foe = seatIn(target);
      if (adjacent(cellOf(table.at, foe)).includes(cellIn(target))) relocate(table, foe, cellIn(target), card, acted);
    },
  },
  swap: {
    aims: (at, seat, _, foes, who) =>
      aimAtSeats(
        at,
        AIMED.swap,
        onMap(at, seat, foes).filter((foe) => cellOf(at, foe) !== cellOf(at, seat)),
        who,
      ),
    happen: (table, { seat, card, target, acted }) => {
      const foe = seatIn(target);
      const [mine, theirs] = [cellOf(table.at, seat), cellOf(table.at, foe)];
      if (mine === OFF || theirs === OFF) return;
      relocate(table, foe, mine, card, acted);
      relocate(table, seat, theirs, card, acted);
    },
  },
  teleport: {
    aims: (at, seat, { to }, _, who) => {
      const here = cellOf(at, seat);
      if (here === OFF) return NONE;
      if (to === 'corner') return said(here !== cornerOf(at, seat), AIMED.toCorner);
      const cells = CELLS.filter((cell) => cell !== here && (to === 'any' || isTurnedUp(at, cell)));
      return aimAtCells(at, AIMED.teleport, cells, seat, who);
    },
    happen: (table, { seat, card, target, acted }, { to }) =>
      relocate(table, seat, to === 'corner' ? cornerOf(table.at, seat) : cellIn(target), card, acted),
  },
  reload: {
    aims: (at, seat) => {
      const spent = cardsOf(at, 'equipment', seat).filter(
        (card) => shoots(printedOn(at, card)) && pieceOf(at, card).shots < SHOTS,
      );
      return aimAtPieces(at, AIMED.reload, spent, () => '');
    },
    happen: (table, { target }) => {
      if (wearerOf(table.at, cardIn(target)) !== null) changePiece(table, cardIn(target), { shots: SHOTS }, 'RELOADED');
    },
  },
  ready: {
    aims: (at, seat) => aimAtPieces(at, AIMED.ready, mayBeReadied(at, seat), () => ''),
    happen: (table, { seat, target }) => {
      const card = cardIn(target);
      if (mayBeReadied(table.at, seat).includes(card)) changePiece(table, card, { used: false, by: null }, 'READIED');
    },
  },
  destroy: {
    aims: (at, _, __, foes, who) => aimAtPieces(at, AIMED.destroy, equipmentOf(at, foes), whose(at, who)),
    happen: (table, { target }) => {
      if (wearerOf(table.at, cardIn(target)) !== null) toPile(table, [cardIn(target)], 'discard');
    },
  },
  steal: {
    aims: (at, seat, { within }, foes, who) => {
      const near = foes.filter((foe) => distance(cellOf(at, seat), cellOf(at, foe)) <= within);
      return aimAtPieces(at, AIMED.steal, equipmentOf(at, near), whose(at, who));
    },
    happen: (table, { seat, target }) => {
      if (wearerOf(table.at, cardIn(target)) !== null) table.move([cardIn(target)], zoneName('hand', seat));
    },
  },
  drop: {
    aims: (at, seat, { whom }, foes, who) => {
      const pieces = equipmentOf(at, whom === 'me' ? [seat] : foes);
      return aimAtPieces(at, AIMED.drop, pieces, whom === 'me' ? () => '' : whose(at, who));
    },
    happen: (table, { target }) => {
      const wearer = wearerOf(table.at, cardIn(target));
      if (wearer !== null) dropPiece(table, wearer, cardIn(target));
    },
  },
  draw: {
    aims: (at, seat, { n }) => said(canDraw(at, seat), AIMED.draw(n)),
    happen: (table, done, { n, whom }) => {
      for (const seat of whomOf(table.at, done, whom)) drawCards(table, seat, n);
    },
  },
  discard: {
    aims: (at, _, { n, whom }, foes, who) =>
      onFoes(
        at,
        foes.filter((foe) => cardsOf(at, 'hand', foe).length > 0),
        whom,
        AIMED.discard(n),
        who,
      ),
    happen: (table, done, { n, whom }) =>
      table.next(...whomOf(table.at, done, whom).map((seat) => ({ step: 'discard' as const, seat, n, by: done.card }))),
  },
  look: {
    aims: (at, seat, { at: what, n }, foes, who) => {
      if (what === 'stack') return said(canDraw(at, seat), AIMED.lookAtStack(n));
      return aimAtSeats(
        at,
        AIMED.lookAtHand,
        foes.filter((foe) => cardsOf(at, 'hand', foe).length > 0),
        who,
      );
    },
    happen: (table, { seat, target }, { at: what, n }) => {
      const { at } = table;
      if (what === 'stack') refill(table, seat);
      const cards = what === 'stack' ? cardsOf(at, 'draw', seat).slice(-n) : cardsOf(at, 'hand', seatIn(target));
      if (cards.length > 0) table.peek([...cards], [seat]);
    },
  },
  reveal: {
    aims: (at, seat, _, __, who) =>
      aimAtCells(
        at,
        AIMED.reveal,
        CELLS.filter((cell) => !isTurnedUp(at, cell)),
        seat,
        who,
      ),
    happen: (table, { target }) => {
      const terrain = terrainAt(table.at, cellIn(target));
      if (terrain !== null && !isTurnedUp(table.at, cellIn(target))) table.reveal([terrain]);
    },
  },
  swapTerrain: {
    aims: (at, seat, _, __, who) => {
      if (cellOf(at, seat) === OFF) return NONE;
      return aimAtCells(
        at,
        AIMED.swapTerrain,
        CELLS.filter((cell) => !isOccupied(at, cell)),
        seat,
        who,
      );
    },
    happen: (table, { seat, target, acted }) => {
      const [here, there] = [cellOf(table.at, seat), cellIn(target)];
      const [mine, other] = [terrainAt(table.at, here), terrainAt(table.at, there)];
      if (mine === null || other === null || isOccupied(table.at, there)) return;
      table.emit({ fact: 'terrainSwapped', seat, from: here, to: there });
      table.move([mine], 'map', { places: [there] });
      table.move([other], 'map', { places: [here] });
      table.next({ step: 'land', seat, ...(acted && { acted }) });
    },
  },
  removeEvent: {
    aims: (at, seat, _, __, who) =>
      aimAtPieces(at, AIMED.removeEvent, zoneAt(at, 'events').cards, deckOwner(at, seat, who)),
    happen: (table, { target }) => {
      if (zoneAt(table.at, 'events').cards.includes(cardIn(target))) toPile(table, [cardIn(target)], 'recycle');
    },
  },
  extraAttack: {
    // An extra attack after the Combat phase would be lost.
    aims: (at, seat) => said(turnOf(at) === seat && at.state.phase !== 'DISCARD', AIMED.extraAttack),
    happen: (table, { seat }) => table.emit({ fact: 'extraAttackGiven', seat }),
  },
  check: { aims: () => DONE, happen: check },
  skip: {
    aims: (at, _, { phase, whom }, foes, who) => onFoes(at, foes, whom, AIMED.skip(phase), who),
    happen: (table, done, { phase, whom }) => {
      for (const seat of whomOf(table.at, done, whom)) table.emit({ fact: 'skipSet', seat, phase });
    },
  },
};

function handlerOf(effect: Effect): Handler<Effect> {
  return HANDLERS[effect.do] as Handler<Effect>; // the record stores each handler under its effect's `do`
}

/** Returns the ways in which a seat can aim an effect. `foe` limits the targets to one opponent. */
export function aimsOf(
  at: At<Valhalla>,
  seat: Seat,
  effect: Effect,
  who: Who,
  foe: Seat | null = null,
): readonly Aim[] {
  const foes = foe === null ? opponents(at, seat) : [foe].filter((one) => isAlive(at, one));
  const aims = handlerOf(effect).aims(at, seat, effect, foes, who);
  if (!isRead(who)) return aims;
  return aims.map((aim) => (aim === DO_IT ? { ...aim, label: sentences([effect]) } : aim));
}

export function happen(table: Table<Valhalla>, done: Doing): void {
  handlerOf(done.effect).happen(table, done, done.effect);
}
