import {
  type Ask,
  type At,
  type BlankOption,
  type CardId,
  type Choice,
  faceOf,
  oneOf,
  oneOfEach,
  type Seat,
  type Who,
} from '../../src/engine/index.ts';
import { crateOf, kinds } from './cards.ts';
import { holdOf, isPlaying, playing, type QuietCargo } from './quiet-cargo.ts';
import { AGAINST, ALONE, inform } from './rules.ts';

type Answer = QuietCargo['moves']['play'];

/** The seats that may be chosen. */
function others(at: At<QuietCargo>, seat: Seat): Seat[] {
  return playing(at, seat).filter((one) => one !== seat && !at.state.protected.includes(one));
}

// A question with one possible answer is none.
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
  if (whom.length === 0) return { label: `${name}, against nobody`, move: { play: { crate } } };
  return name === 'Salt' ? informing(at, crate, whom, who) : against(name, crate, whom, who);
}

/** One crate of each sort in the hold, the cheapest first: of equal ones it does not matter which is played. */
function sorts(at: At<QuietCargo>, seat: Seat): CardId[] {
  const nameOf = (crate: CardId): string => faceOf(at, crate).name;
  const sorted = [...holdOf(at, seat)].sort((a, b) => crateOf(nameOf(a)).value - crateOf(nameOf(b)).value);
  return sorted.filter((one, i) => i === 0 || nameOf(one) !== nameOf(sorted[i - 1] ?? one));
}

/** One of the crates is played and does what it says. Who does not answer plays the cheapest. */
export const play: Ask<QuietCargo, 'play'> = {
  asks: (at, { seat }) => (isPlaying(at, seat) ? [seat] : []),
  prompt: () => 'Which crate do you play?',
  choices: (at, _, seat, who) => sorts(at, seat).map((crate) => choiceFor(at, seat, crate, who)),
  take: (table, _, seat, move) => {
    const { crate } = 'play' in move ? move.play : 'against' in move ? move.against : move.inform;
    const [played = crate] = table.move([crate], 'quay');
    const name = table.name(played);
    if ('play' in move) ALONE[name]?.(table, seat);
    if ('against' in move) AGAINST[name]?.(table, seat, move.against.whom[0] ?? seat);
    if ('inform' in move) inform(table, seat, move.inform.whom[0] ?? seat, move.inform.cargo[0] ?? '');
  },
  absent: (at, _, seat) => {
    const [[crate = 0], [whom]] = [sorts(at, seat), others(at, seat)];
    const { name } = faceOf(at, crate);
    if (whom === undefined || Object.hasOwn(ALONE, name)) return { play: { crate } };
    return name === 'Salt' ? { inform: { crate, whom: [whom], cargo: ['Tea'] } } : { against: { crate, whom: [whom] } };
  },
};
