import { copy, type Game, type Seat } from '../../engine/index.ts';
import { plus } from './rules/stats.ts';
import { isStanding, sideOf } from './seats.ts';
import type { SparkForming } from './spark-forming.ts';
import { nothingPending, type Pending, type Side, type State } from './state.ts';

// Resets the waiting time of a seat that starts or ends a period of waiting.
function restAnew(state: State, seat: Seat): void {
  state.waited[seat] = 0;
  state.rested[seat] = 0;
}

function pendingFor(state: State, seat: Seat): Pending {
  const pending = state.pending[seat] ?? nothingPending();
  state.pending[seat] = pending;
  return pending;
}

// Uses up the effects that were pending for this attack. Only an attack with a card uses up the cost reduction.
function attackSpent(state: State, seat: Seat, withCard: boolean): void {
  const pending = pendingFor(state, seat);
  Object.assign(pending, { bans: [], add: {}, times: {}, resilience: 0 });
  if (withCard) pending.cheaper = 0;
}

function carriedOver(state: State, from: Seat, to: Seat): void {
  const [given, own] = [pendingFor(state, from), pendingFor(state, to)];
  state.pending[to] = {
    bans: [...new Set([...own.bans, ...given.bans])],
    add: plus(own.add, given.add),
    times: { ...own.times, ...given.times },
    resilience: own.resilience,
    cheaper: own.cheaper + given.cheaper,
    wider: own.wider,
  };
  state.pending[from] = { ...nothingPending(), resilience: given.resilience, wider: given.wider };
}

function countWaiting(state: State): void {
  state.hp.forEach((_, seat) => {
    if (!isStanding(state, seat) || state.active.includes(seat)) return;
    state.waited[seat] = (state.waited[seat] ?? 0) + 1;
  });
}

// Counts the consecutive attacks of a side and of the seats that make them. A turn that was broken off does not
// interrupt a streak.
function countStreaks(state: State, side: Side): void {
  const goesOn = side === state.side;
  const last = state.attack?.attackers ?? [];
  if (!goesOn) state.streak = 0;
  state.ownStreak = state.ownStreak.map((count, seat) => {
    return goesOn && (state.broken || last.includes(seat)) ? count : 0;
  });
}

export const facts: Game<SparkForming>['facts'] = {
  matchBegan: (state, { side }) => {
    state.side = side;
    state.next = side;
  },
  handRedrawn: () => {},
  turnBegan: (state, { turn, side }) => {
    if (turn > 1) countWaiting(state);
    countStreaks(state, side);
    Object.assign(state, { turn, side, next: side, attack: null, defence: null, success: 'NOBODY', strikes: 0 });
    Object.assign(state, { tagged: false, broken: false });
  },
  attackMade: (state, { fact: _, ...attack }) => {
    state.attack = copy(attack);
    state.streak++;
    for (const seat of attack.attackers) state.ownStreak[seat] = (state.ownStreak[seat] ?? 0) + 1;
    state.ended = 0;
    for (const seat of attack.attackers) attackSpent(state, seat, attack.by === 'CARD');
  },
  attackEnded: (state) => {
    state.ended++;
    state.next = state.side === 0 ? 1 : 0;
  },
  defenceMade: (state, { fact: _, ...defence }) => {
    state.defence = copy(defence);
    const pending = pendingFor(state, defence.seat);
    pending.wider = 0;
    if (defence.by === 'CARD') pending.cheaper = 0;
  },
  notDefended: () => {},
  damageDealt: (state, { to, hp }) => {
    state.hp[to] = hp;
  },
  settled: (state, { success, next }) => {
    state.success = success;
    state.next = next;
  },
  attackGoesOn: (state, { strikes }) => {
    state.strikes = strikes;
  },
  noted: (state, { seat, pending }) => {
    state.pending[seat] = copy(pending);
  },
  recovered: (state, { seat, by, hp, why }) => {
    state.hp[seat] = hp;
    if (why === 'REST') state.rested[seat] = (state.rested[seat] ?? 0) + by;
  },
  fragmentUsed: () => {},
  tagged: (state, { from, to }) => {
    state.active[sideOf(to)] = to;
    state.tagged = true;
    carriedOver(state, from, to);
    restAnew(state, from);
    restAnew(state, to);
  },
  fell: (state, { seat }) => {
    state.fallen.push(seat);
    state.hp[seat] = 0;
    state.pending[seat] = nothingPending();
  },
  entered: (state, { seat }) => {
    state.active[sideOf(seat)] = seat;
    restAnew(state, seat);
  },
  lastStandMade: (state, { seat }) => {
    state.lastStand[sideOf(seat)] = true;
  },
  effectDone: () => {},
  attackLost: (state, { next }) => {
    state.next = next;
  },
  turnBroken: (state, { next }) => {
    state.broken = true;
    state.next = next;
  },
};
