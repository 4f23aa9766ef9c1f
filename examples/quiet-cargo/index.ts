import { z } from 'zod';
import { type At, faceOf, type Game, registered, type Seat } from '../../src/engine/index.ts';
import { CARDS, crateOf } from './cards.ts';
import { bid, play, ward } from './play.ts';
import { holdOf, isPlaying, playing, type QuietCargo } from './quiet-cargo.ts';
import { rulebook } from './rulebook.ts';
import { COIN, effect, initial, lead, leave, setup, turn, turnLimit } from './rules.ts';
import { counters, names, status, tell, view } from './shown.ts';

const weightOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + crateOf(name).value, 0);

function worth(at: At<QuietCargo>, seat: Seat): number {
  if (!isPlaying(at, seat)) return -100;
  const total = (one: Seat): number =>
    COIN * (at.state.coins[one] ?? 0) + weightOf(holdOf(at, one).map((card) => faceOf(at, card).name));
  const rivals = playing(at, seat).slice(1);
  return total(seat) - Math.max(0, ...rivals.map(total)) - 10 * rivals.length;
}

/** Quiet Cargo, a game of sixteen crates; see README.md for its rules. */
export const quietCargo: Game<QuietCargo> = {
  id: 'quiet-cargo',
  title: 'Quiet Cargo',
  about: 'Smugglers hide crates from one another: inform, peek, weigh and change holds until the ship is empty.',
  rulesVersion: '2.0.0',
  seats: { min: 2, max: 4 },
  maxMoves: 100,
  options: z.strictObject({ fog: z.boolean().default(false).describe('Two banks of fog come aboard.') }),
  cards: CARDS,
  rulebook,
  initial,
  setup,
  steps: { bid, lead, turn, play, ward, effect },
  facts: {
    bidOpened: (state, { seat, coins }) => {
      state.bids[seat] = coins;
    },
    turnBegan: (state, { seat }) => {
      state.turn = seat;
      state.isWarded = false;
      state.protected = state.protected.filter((one) => one !== seat);
    },
    warded: (state) => {
      state.isWarded = true;
    },
    sheltered: (state, { seat }) => {
      state.protected.push(seat);
    },
    paid: (state, { from, to }) => {
      if (from !== null) state.coins[from] = (state.coins[from] ?? 0) - 1;
      if (to !== null) state.coins[to] = (state.coins[to] ?? 0) + 1;
    },
    wentOut: (state, { seat }) => {
      state.out.push(seat);
      state.protected = state.protected.filter((one) => one !== seat);
    },
    holdsChanged: () => {},
    counted: () => {},
    informed: () => {},
    weighed: () => {},
  },
  disclosures: {
    informed: (names, { cargo }) => names.includes(cargo),
    weighed: (names, { mine }) => {
      const [own, other] = [weightOf(names.slice(0, mine)), weightOf(names.slice(mine))];
      return own > other ? 'HEAVIER' : own < other ? 'LIGHTER' : 'EQUAL';
    },
  },
  leave,
  turnLimit,
  trials: { corners: [{ fog: true }] },
  turn: (at) => at.state.turn,
  view,
  names,
  counters,
  status,
  tell,
  worth,
  lead: 6,
  searches: { STRONG: { ahead: 2 }, MASTER: { ahead: 3 } },
};

export const QUIET_CARGO = registered(quietCargo);
