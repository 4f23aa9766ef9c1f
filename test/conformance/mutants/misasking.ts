import { type Blank, isRead, seatNumber } from '../../../src/engine/index.ts';
import { tollRoad } from '../tiny/index.ts';
import { type Mutant, type Tiny, withFacts, withSteps } from './mutant.ts';

const { steps } = tollRoad;

/** Returns the tiny game with a changed second blank in the question about a card. */
function withSecondBlank(changed: (second: Blank) => Blank): Tiny {
  return withSteps({
    turn: {
      ...steps.turn,
      choices: (at, step, seat, who) =>
        steps.turn
          .choices(at, step, seat, who)
          .map((choice) => (choice.second ? { ...choice, second: changed(choice.second) } : choice)),
    },
  });
}

/** Questions and answers that cannot be relied on. */
export const MISASKING: Mutant[] = [
  {
    mistake: 'the match goes on forever',
    caughtBy: 'everyMatchEnds',
    game: withFacts({ roundBegan: () => {} }),
  },
  {
    mistake: 'no seat is asked, but there is no result',
    caughtBy: 'everyMatchEnds',
    game: withSteps({ showdown: { run: () => {} }, round: { run: (table) => table.next({ step: 'bid' }) } }),
  },
  {
    mistake: 'a seat is not ranked',
    caughtBy: 'everyMatchEnds',
    game: withSteps({
      round: {
        run: (table, step) => {
          if (table.at.state.round < table.at.options.rounds) return steps.round.run(table, step);
          table.finish({ ranks: [1], why: 'The last round is over' });
        },
      },
    }),
  },
  {
    mistake: 'the game throws on a listed choice',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSteps({
      turn: {
        ...steps.turn,
        take: (table, step, seat, move) => {
          if ('ask' in move && move.ask.name[0] === 'coach' && seat === 1) throw new RangeError('no coaches here');
          steps.turn.take(table, step, seat, move);
        },
      },
    }),
  },
  {
    mistake: 'the choices depend on whether labels are read',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSteps({
      turn: {
        ...steps.turn,
        choices: (at, step, seat, who) => steps.turn.choices(at, step, seat, who).slice(isRead(who) ? 0 : 1),
      },
    }),
  },
  {
    mistake: 'the move for absent players is not a choice',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSteps({ bid: { ...steps.bid, absent: () => ({ bid: 99 }) } }),
  },
  {
    mistake: 'a blank takes more values than there are',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSteps({
      turn: {
        ...steps.turn,
        choices: (at, step, seat, who) =>
          steps.turn
            .choices(at, step, seat, who)
            .map((choice) => (choice.blank ? { ...choice, blank: { ...choice.blank, max: 9 } } : choice)),
      },
    }),
  },
  {
    mistake: 'the second of two blanks may be left empty',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSecondBlank((second) => ({ ...second, min: 0 })),
  },
  {
    mistake: 'the second of two blanks takes more values than there are',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSecondBlank((second) => ({ ...second, max: 99 })),
  },
  {
    mistake: 'two blanks fill the same field',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSecondBlank((second) => ({ ...second, path: ['ask', 'target'] })),
  },
  {
    mistake: 'the legal values of one blank depend on the other',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSteps({
      turn: {
        ...steps.turn,
        take: (table, step, seat, move) => {
          if ('ask' in move && move.ask.name[0] === 'mule' && move.ask.target[0] === 1)
            throw new RangeError('not a mule');
          steps.turn.take(table, step, seat, move);
        },
      },
    }),
  },
  {
    mistake: 'two options of a second blank have the same label',
    caughtBy: 'labelsTellChoicesApart',
    game: withSecondBlank(({ from, ...second }) => ({
      ...second,
      from: from?.map(({ value }) => ({ value, label: 'a card' })) ?? null,
    })),
  },
  {
    mistake: 'two blanks have the same label',
    caughtBy: 'labelsTellChoicesApart',
    game: withSecondBlank(({ label: _, ...second }) => second),
  },
  {
    mistake: 'the game does not say what a word of a move names',
    caughtBy: 'subjectsAreOnTheTable',
    game: { ...tollRoad, names: { ...tollRoad.names, order: undefined as never } },
  },
  {
    mistake: 'a choice names something that is not on the table',
    caughtBy: 'subjectsAreOnTheTable',
    game: { ...tollRoad, names: { ...tollRoad.names, target: 'PIECE' } },
  },
  {
    mistake: 'listing the choices changes the match',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSteps({
      toll: {
        ...steps.toll,
        choices: (at, step, seat, who) => {
          at.state.pot++;
          return steps.toll.choices(at, step, seat, who);
        },
      },
    }),
  },
  {
    mistake: 'a prompt calls a named seat by its number',
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSteps({
      turn: { ...steps.turn, choices: (at, step, seat) => steps.turn.choices(at, step, seat, seatNumber) },
    }),
  },
  {
    mistake: "the legal answers depend on a seat's name",
    caughtBy: 'choicesAreTheLegalMoves',
    game: withSteps({
      turn: {
        ...steps.turn,
        choices: (at, step, seat, who) =>
          steps.turn.choices(at, step, seat, who).filter(({ move }) => !('gamble' in move) || who(seat) === 'Seat 0'),
      },
    }),
  },
  {
    mistake: 'two copies of a card have the same label in a choice',
    caughtBy: 'labelsTellChoicesApart',
    game: withSteps({
      guard: {
        ...steps.guard,
        choices: (at, step, seat, who) =>
          steps.guard
            .choices(at, step, seat, who)
            .map((choice) => ({ ...choice, label: choice.label.replace(/ .copy.*/, '') })),
      },
    }),
  },
  {
    mistake: 'two options of a blank have the same label',
    caughtBy: 'labelsTellChoicesApart',
    game: withSteps({
      stance: {
        ...steps.stance,
        choices: (at, step, seat, who) =>
          steps.stance.choices(at, step, seat, who).map(({ blank, ...choice }) => ({
            ...choice,
            ...(blank
              ? { blank: { ...blank, from: (blank.from ?? []).map((one) => ({ ...one, label: 'stance' })) } }
              : {}),
          })),
      },
    }),
  },
  {
    mistake: 'the question depends on who has answered already',
    caughtBy: 'simultaneousAnswersCommute',
    game: withSteps({
      stance: { ...steps.stance, prompt: (at) => `Order your stances, ${at.sealed.length} have` },
    }),
  },
  {
    mistake: 'the first seat to answer gets the coin',
    caughtBy: 'simultaneousAnswersCommute',
    game: withSteps({
      bid: {
        ...steps.bid,
        choices: (at, step, seat, who) =>
          at.sealed.length > 0 ? [{ label: 'Bid nothing', move: { bid: 0 } }] : steps.bid.choices(at, step, seat, who),
      },
    }),
  },
  {
    mistake: 'the order of choices has changed',
    caughtBy: 'thePlaythroughIsUnchanged',
    game: withSteps({
      turn: { ...steps.turn, choices: (at, step, seat, who) => [...steps.turn.choices(at, step, seat, who)].reverse() },
    }),
  },
  {
    mistake: 'a rule has changed',
    caughtBy: 'thePlaythroughIsUnchanged',
    game: { ...tollRoad, initial: (setup) => ({ ...tollRoad.initial(setup), pot: 1 }) },
  },
];
