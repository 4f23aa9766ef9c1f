import {
  type At,
  type Run,
  type Seat,
  type Setup,
  type Table,
  type TurnLimit,
  zoneAt,
} from '../../src/engine/index.ts';
import { cargo, crateOf } from './cards.ts';
import { type Aimed, hold, holdOf, isPlaying, playing, type QuietCargo, type State } from './quiet-cargo.ts';

type Tbl = Table<QuietCargo>;

export const COINS = 2;
export const HOLD = 2;
/** The value of a coin at the end. */
export const COIN = 3;

export function initial({ seats }: Setup<QuietCargo>): State {
  const each = (value: number): number[] => Array.from({ length: seats }, () => value);
  return { turn: 0, coins: each(COINS), bids: each(0), isWarded: false, protected: [], out: [] };
}

export function setup(table: Tbl, { seats, options }: Setup<QuietCargo>): void {
  table.open({ id: 'ship', label: 'ship', kind: 'pile', seat: null, readers: [] });
  table.open({ id: 'quay', label: 'quay', kind: 'pile', seat: null, readers: 'everyone' });
  table.open({ id: 'sea', label: 'sea', kind: 'pile', seat: null, readers: 'everyone' });
  table.open({ id: 'barge', label: 'barge', kind: 'hand', seat: null, readers: [] });
  for (let seat = 0; seat < seats; seat++)
    table.open({ id: hold(seat), label: 'hold', kind: 'hand', seat, readers: [seat] });
  table.make('ship', cargo(options));
  deal(table, 0);
  table.next({ step: 'bid' }, { step: 'lead' });
}

function deal(table: Tbl, first: Seat): void {
  table.shuffle('ship');
  for (const seat of playing(table.at, first)) table.draw('ship', hold(seat), HOLD);
}

/** Lets the highest bidder pay the crown and begin. Chance breaks ties. */
export const lead: Run<QuietCargo, 'lead'> = {
  run: (table) => {
    const first = leader(table.at, (n) => table.chance(n));
    for (let coins = table.at.state.bids[first] ?? 0; coins > 0; coins--)
      table.emit({ fact: 'paid', from: first, to: null });
    table.next({ step: 'turn', seat: first });
  },
};

function leader(at: At<QuietCargo>, chance: (n: number) => number): Seat {
  const seats = playing(at, 0);
  const bidOf = (seat: Seat): number => at.state.bids[seat] ?? 0;
  const highest = seats.filter((seat) => seats.every((other) => bidOf(other) <= bidOf(seat)));
  return highest[highest.length > 1 ? chance(highest.length) : 0] ?? 0;
}

/** Runs a turn: the seat draws a crate, then plays one. If the ship is empty, the match is over. */
export const turn: Run<QuietCargo, 'turn'> = {
  run: (table, { seat }) => {
    const [now = seat] = playing(table.at, seat);
    if (zoneAt(table.at, 'ship').cards.length === 0) return finish(table, 'The ship is empty');
    table.emit({ fact: 'turnBegan', seat: now });
    table.draw('ship', hold(now));
    table.next({ step: 'play', seat: now }, { step: 'turn', seat: (now + 1) % table.at.seats });
  },
};

/** Pays a coin to a seat. A seat that has no coin to pay goes out. */
function pay(table: Tbl, from: Seat, to: Seat | null): void {
  if ((table.at.state.coins[from] ?? 0) > 0) table.emit({ fact: 'paid', from, to });
  else goOut(table, from, 'NO_COIN');
}

function goOut(table: Tbl, seat: Seat, why: 'NO_COIN' | 'LEFT'): void {
  table.emit({ fact: 'wentOut', seat, why });
  table.gather([hold(seat)], 'quay');
  if (playing(table.at, 0).length === 1) finish(table, 'One seat is left');
}

export function leave(table: Tbl, seat: Seat): void {
  if (isPlaying(table.at, seat)) goOut(table, seat, 'LEFT');
}

/** The turn limit. A turn takes two answers; if one takes twelve, the rules are looping, and a count ends the match. */
export const turnLimit: TurnLimit<QuietCargo> = {
  begins: 'turnBegan',
  answers: 12,
  ruling: (table) => finish(table, 'A turn has gone on without an end'),
};

function inform(table: Tbl, seat: Seat, whom: Seat, named: string): void {
  const isHeld = table.disclose({ fact: 'informed', seat, whom, cargo: named }, holdOf(table.at, whom));
  if (isHeld) pay(table, whom, seat);
}

/** Applies the crate to the chosen seat, unless the chosen seat has played Rum or one of the two seats has left. */
export const effect: Run<QuietCargo, 'effect'> = {
  run: (table, { name, seat, whom, cargo }: Aimed) => {
    if (table.at.state.isWarded || !isPlaying(table.at, seat) || !isPlaying(table.at, whom)) return;
    if (cargo === null) AGAINST[name]?.(table, seat, whom);
    else inform(table, seat, whom, cargo);
  },
};

/** The effects of the crates that are played against a seat. */
const AGAINST: Readonly<Record<string, (table: Tbl, seat: Seat, whom: Seat) => void>> = {
  Tea: (table, seat, whom) => table.peek(holdOf(table.at, whom), [seat]),
  Silk: (table, seat, whom) => {
    const [mine, theirs] = [holdOf(table.at, seat), holdOf(table.at, whom)];
    const answer = table.disclose({ fact: 'weighed', seat, whom, mine: mine.length }, [...mine, ...theirs]);
    if (answer === 'HEAVIER') pay(table, whom, seat);
    if (answer === 'LIGHTER') pay(table, seat, whom);
  },
  Spice: (table, seat, whom) => {
    table.emit({ fact: 'holdsChanged', seat, with: whom });
    table.gather([hold(seat)], 'barge');
    table.gather([hold(whom)], hold(seat));
    table.gather(['barge'], hold(whom));
  },
};

/** The effects of the crates that are not played against a seat. */
export const ALONE: Readonly<Record<string, (table: Tbl, seat: Seat) => void>> = {
  Rum: (table, seat) => table.emit({ fact: 'sheltered', seat }),
  Gold: (table, seat) => table.emit({ fact: 'paid', from: null, to: seat }),
  Pearl: (table, seat) => pay(table, seat, null),
  Fog: (table, seat) => {
    table.move(zoneAt(table.at, 'quay').cards.slice(-1), 'sea'); // the fog itself does not come back
    table.gather([...playing(table.at, seat).map(hold), 'quay'], 'ship');
    deal(table, seat);
  },
};

/**
 * Reveals the remaining crates and adds up crates and coins. Among seats that are out, the last one out ranks first.
 */
function finish(table: Tbl, why: string): void {
  const { at } = table;
  const { coins, out } = at.state;
  const left = playing(at, 0).flatMap((seat) => holdOf(at, seat));
  if (left.length > 0) table.reveal(left);
  const worth = (seat: Seat): number =>
    holdOf(at, seat).reduce((sum, card) => sum + crateOf(table.name(card)).value, COIN * (coins[seat] ?? 0));
  const totals = coins.map((_, seat) => (isPlaying(at, seat) ? worth(seat) : null));
  table.emit({ fact: 'counted', totals });
  const score = totals.map((total, seat) => total ?? out.indexOf(seat) - at.seats);
  table.finish({ ranks: score.map((own) => 1 + score.filter((other) => other > own).length), why });
}
