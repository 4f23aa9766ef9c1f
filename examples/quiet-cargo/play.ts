import {
  type Ask,
  type At,
  type BlankOption,
  type CardId,
  type Choice,
  faceOf,
  mayHold,
  oneOf,
  oneOfEach,
  type Seat,
  type Who,
  wholeNumber,
  window,
  zoneAt,
} from '../../src/engine/index.ts';
import { crateOf, kinds } from './cards.ts';
import { hold, holdOf, isPlaying, playing, type QuietCargo } from './quiet-cargo.ts';
import { ALONE } from './rules.ts';

type Answer = QuietCargo['moves']['play'];

/** Returns the seats that may be chosen. */
function others(at: At<QuietCargo>, seat: Seat): Seat[] {
  return playing(at, seat).filter((one) => one !== seat && !at.state.protected.includes(one));
}

// Builds the choice for a crate. It does not ask for a seat if only one can be chosen.
function against(name: string, crate: CardId, whom: readonly Seat[], who: Who): Choice<Answer> {
  const [sole] = whom;
  if (sole !== undefined && whom.length === 1)
    return { label: `${name} against ${who(sole)}`, move: { against: { crate, whom: [sole] } } };
  return oneOf(`${name} against …`, { against: { crate, whom: [] } }, ['against', 'whom'], seatOptions(whom, who));
}

function informing(at: At<QuietCargo>, crate: CardId, whom: readonly Seat[], who: Who): Choice<Answer> {
  const cargo = kinds(at.options).filter((name) => name !== 'Salt');
  const names = cargo.map((name) => ({ value: name, label: name }));
  const [sole] = whom;
  if (sole !== undefined && whom.length === 1) {
    const move = { inform: { crate, whom: [sole], cargo: [] } };
    return oneOf(`Salt: ${who(sole)} holds …`, move, ['inform', 'cargo'], names);
  }
  return oneOfEach(
    'Salt: inform on …',
    { inform: { crate, whom: [], cargo: [] } },
    { label: 'Who', path: ['inform', 'whom'], from: seatOptions(whom, who) },
    { label: 'Holds what', path: ['inform', 'cargo'], from: names },
  );
}

function seatOptions(seats: readonly Seat[], who: Who): BlankOption[] {
  return seats.map((seat) => ({ value: seat, label: who(seat) }));
}

function choiceFor(at: At<QuietCargo>, seat: Seat, crate: CardId, who: Who): Choice<Answer> {
  const [{ name }, whom] = [faceOf(at, crate), others(at, seat)];
  if (Object.hasOwn(ALONE, name)) return { label: name, move: { play: { crate } } };
  if (whom.length === 0) return { label: `${name} without a target`, move: { play: { crate } } };
  return name === 'Salt' ? informing(at, crate, whom, who) : against(name, crate, whom, who);
}

/** Returns one crate of each name in the hold, cheapest first, because crates of the same name are interchangeable. */
function sorts(at: At<QuietCargo>, seat: Seat): CardId[] {
  const nameOf = (crate: CardId): string => faceOf(at, crate).name;
  const sorted = [...holdOf(at, seat)].sort((a, b) => crateOf(nameOf(a)).value - crateOf(nameOf(b)).value);
  return sorted.filter((one, i) => i === 0 || nameOf(one) !== nameOf(sorted[i - 1] ?? one));
}

/** Asks which crate to play. A time-out plays the cheapest crate. */
export const play: Ask<QuietCargo, 'play'> = {
  asks: (at, { seat }) => (isPlaying(at, seat) ? [seat] : []),
  prompt: () => 'Which crate do you play?',
  choices: (at, _, seat, who) => sorts(at, seat).map((crate) => choiceFor(at, seat, crate, who)),
  take: (table, _, seat, move) => {
    const { crate } = 'play' in move ? move.play : 'against' in move ? move.against : move.inform;
    const [played = crate] = table.move([crate], 'quay');
    const name = table.name(played);
    if ('play' in move) return ALONE[name]?.(table, seat);
    const [whom = seat] = 'against' in move ? move.against.whom : move.inform.whom;
    const aimed = { name, seat, whom, cargo: 'inform' in move ? (move.inform.cargo[0] ?? '') : null };
    table.next({ step: 'ward', order: [whom], passed: [], ...aimed }, { step: 'effect', ...aimed });
  },
  absent: (at, _, seat) => {
    const [[crate = 0], [whom]] = [sorts(at, seat), others(at, seat)];
    const { name } = faceOf(at, crate);
    if (whom === undefined || Object.hasOwn(ALONE, name)) return { play: { crate } };
    return name === 'Salt' ? { inform: { crate, whom: [whom], cargo: ['Tea'] } } : { against: { crate, whom: [whom] } };
  },
};

/** Lets the chosen seat reveal Rum. The seat is asked only if, as far as all players know, its hold may contain Rum. */
export const ward = window<QuietCargo, 'ward'>({
  prompt: (_, { name, seat }, __, who) => `${who(seat)} plays ${name} against you. Ward it off?`,
  may: (at, { whom }, seat) =>
    seat === whom &&
    isPlaying(at, seat) &&
    !at.state.isWarded &&
    mayHold(at, zoneAt(at, hold(seat)), (name) => name === 'Rum'),
  answers: (at, _, seat) =>
    sorts(at, seat)
      .filter((crate) => faceOf(at, crate).name === 'Rum')
      .map((crate) => ({ label: 'Lay Rum open', move: { ward: { crate } } })),
  answer: (table, _, seat, { ward: { crate } }) => {
    table.move([crate], 'quay');
    table.emit({ fact: 'warded', seat });
  },
  targets: (_, { whom }) => [whom],
  turn: (at) => at.state.turn,
});

/** Asks all seats for secret, simultaneous bids for the first turn. A time-out bids nothing. */
export const bid: Ask<QuietCargo, 'bid'> = {
  asks: (at) => playing(at, 0),
  prompt: () => 'How many coins do you bid for the first turn?',
  choices: (at, _, seat) => [wholeNumber('Bid', { bid: { coins: 0 } }, ['bid', 'coins'], 0, at.state.coins[seat] ?? 0)],
  take: (table, _, seat, { bid: { coins } }) => table.emit({ fact: 'bidOpened', seat, coins }),
  absent: () => ({ bid: { coins: 0 } }),
};
