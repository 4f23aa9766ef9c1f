import { type At, type CardId, type Seat, zoneAt } from '../../../src/engine/index.ts';
import { CARDS } from '../tiny/cards/catalogue.ts';
import { tollRoad } from '../tiny/index.ts';
import { finish, handOf, nameOf } from '../tiny/rules/rounds.ts';
import { playing, type TollRoad } from '../tiny/toll-road.ts';
import { type Mutant, type Tiny, withSteps } from './mutant.ts';

const { steps } = tollRoad;
const holdsWrit = (at: At<TollRoad>, seat: Seat) => handOf(at, seat).some((card) => nameOf(at, card) === 'writ');

/** Events that reveal hidden hands. */
export const LEAKING: Mutant[] = [
  {
    mistake: 'a hidden hand decides whether a window opens',
    caughtBy: 'twoWorldsLookAlike',
    game: withSteps({
      answers: {
        ...steps.answers,
        asks: (at, step) => steps.answers.asks(at, step).filter((seat) => holdsWrit(at, seat)),
      },
    }),
  },
  {
    mistake: 'a hidden hand decides whether a phase is skipped',
    caughtBy: 'twoWorldsLookAlike',
    game: withSteps({
      turn: {
        ...steps.turn,
        asks: (at, { seat }) =>
          handOf(at, seat).every((card) => nameOf(at, card) === 'writ')
            ? []
            : steps.turn.asks(at, { step: 'turn', seat }),
      },
    }),
  },
  {
    mistake: 'the match ends because of a hidden hand, which is shown only afterwards',
    caughtBy: 'twoWorldsLookAlike',
    game: withSteps({
      refill: {
        run: (table, step) => {
          steps.refill.run(table, step);
          const other = (step.seat + 1) % table.at.seats;
          if (!holdsWrit(table.at, other)) return;
          table.reveal(handOf(table.at, other));
          finish(table, 'A writ was held');
        },
      },
    }),
  },
  {
    mistake: 'the engine takes a sole choice that depends on a hidden hand',
    caughtBy: 'twoWorldsLookAlike',
    game: withSteps({
      answers: {
        ...steps.answers,
        open: true,
      },
    }),
  },
  {
    mistake: 'a public fact names a hidden card',
    caughtBy: 'twoWorldsLookAlike',
    game: withSteps({
      refill: {
        run: (table, step) => {
          steps.refill.run(table, step);
          const [card] = handOf(table.at, step.seat);
          if (card !== undefined) table.emit({ fact: 'stanceTaken', seat: step.seat, order: [table.name(card)] });
        },
      },
    }),
  },
  {
    mistake: "a prompt names a card of another player's hand",
    caughtBy: 'twoWorldsLookAlike',
    game: withSteps({
      turn: {
        ...steps.turn,
        prompt: (at, { seat }) => {
          const [card] = handOf(at, (seat + 1) % at.seats);
          return card === undefined ? 'Your turn' : `Your turn against ${nameOf(at, card)}`;
        },
      },
    }),
  },
  {
    mistake: "the label of a choice counts the cards of another player's hand",
    caughtBy: 'twoWorldsLookAlike',
    game: withSteps({
      toll: {
        ...steps.toll,
        choices: (at, step, seat, who) =>
          steps.toll
            .choices(at, step, seat, who)
            .map((choice) => ({ ...choice, label: choice.label + playing(at).filter((s) => holdsWrit(at, s)).length })),
      },
    }),
  },
  {
    mistake: 'a counter adds up the values of hidden cards',
    caughtBy: 'twoWorldsLookAlike',
    game: {
      ...tollRoad,
      counters: (at) => [{ label: 'Worth', seat: null, value: worthOf(at, zoneAt(at, 'gate').cards), max: null }],
    },
  },
  {
    mistake: 'the status of a seat reveals a card in its hand',
    caughtBy: 'twoWorldsLookAlike',
    game: {
      ...tollRoad,
      status: (at, seat) => [...(tollRoad.status?.(at, seat) ?? []), ...(holdsWrit(at, seat) ? ['protected'] : [])],
    },
  },
  {
    mistake: 'the view shows a card without checking who may see it',
    caughtBy: 'twoWorldsLookAlike',
    game: {
      ...tollRoad,
      view: (at, sight) => {
        const view = tollRoad.view(at, sight);
        const gate = zoneAt(at, 'gate');
        const [card] = gate.cards;
        const players = view.players.map((one) =>
          one.seat === gate.places[0] && card !== undefined ? { ...one, guard: nameOf(at, card) } : one,
        );
        return { ...view, players };
      },
    },
  },
  {
    mistake: 'the view shows sealed answers',
    caughtBy: 'twoWorldsLookAlike',
    game: {
      ...tollRoad,
      view: (at, sight) => {
        const sum = at.sealed.reduce((n, { move }) => n + ('bid' in move ? Number(move.bid) : 0), 0);
        return { ...tollRoad.view(at, sight), pot: at.state.pot + sum };
      },
    },
  },
  {
    mistake: 'a hidden card is copied into the public state at setup',
    caughtBy: 'wholeHistoriesLookAlike',
    game: {
      ...tollRoad,
      setup: (table, setup) => {
        tollRoad.setup(table, setup);
        const top = zoneAt(table.at, 'deck-0').cards.at(-1);
        if (top !== undefined) table.emit({ fact: 'coinsChanged', seat: 0, by: CARDS[table.name(top)]?.value ?? 0 });
      },
    },
  },
  {
    mistake: 'allies see one another in the setup, and all hands are shown at the end',
    caughtBy: 'wholeHistoriesLookAlike',
    game: {
      ...withSteps({
        round: {
          run: (table, step) => {
            const { state, options } = table.at;
            if (state.round === options.rounds)
              for (const seat of playing(table.at)) table.reveal(handOf(table.at, seat));
            steps.round.run(table, step);
          },
        },
      }),
      setup: (table, setup) => {
        tollRoad.setup(table, setup);
        const allies = playing(table.at).filter((seat) => holdsWrit(table.at, seat));
        if (allies.length > 1)
          table.peek(
            allies.flatMap((seat) => handOf(table.at, seat)),
            allies,
          );
      },
    },
  },
  {
    mistake: 'the view depends on the number of a face-down card',
    caughtBy: 'twoWorldsLookAlike',
    game: gateShows((cards) => (cards[0] ?? 0) % 2),
  },
  {
    mistake: 'the view shows which face-down card has the lowest number',
    caughtBy: 'twoWorldsLookAlike',
    game: gateShows((cards) => cards.indexOf(Math.min(...cards))),
  },
  {
    mistake: 'the setup depends on the number of a hidden card',
    caughtBy: 'wholeHistoriesLookAlike',
    game: {
      ...tollRoad,
      setup: (table, setup) => {
        tollRoad.setup(table, setup);
        const top = zoneAt(table.at, 'deck-0').cards.at(-1) ?? 0;
        if (top % 2 === 1) table.emit({ fact: 'coinsChanged', seat: 0, by: 1 });
      },
    },
  },
  {
    mistake: 'choices name the first of equal cards, and a fact reveals whether exactly that one left',
    caughtBy: 'equalCardsAreOne',
    game: withSteps({
      turn: {
        ...steps.turn,
        choices: (at, step, seat, who) =>
          steps.turn
            .choices(at, step, seat, who)
            .filter(({ label, move }) => !('trade' in move) && !label.includes('copy')),
        take: (table, step, seat, move) => {
          steps.turn.take(table, step, seat, move);
          if (!('play' in move)) return;
          const isNamed = zoneAt(table.at, 'discard').cards.at(-1) === move.play.card;
          table.emit({ fact: 'stanceTaken', seat, order: [isNamed ? 'the first' : 'another'] });
        },
      },
    }),
  },
  {
    mistake: 'a public fact carries a hidden id',
    caughtBy: 'hiddenIdsStayHidden',
    game: withSteps({
      refill: {
        run: (table, step) => {
          steps.refill.run(table, step);
          const card = handOf(table.at, step.seat).at(-1);
          if (card !== undefined) table.emit({ fact: 'stanceTaken', seat: step.seat, order: [`card ${card}`] });
        },
      },
    }),
  },
  {
    mistake: 'a choice carries the id of a card in another hand',
    caughtBy: 'hiddenIdsStayHidden',
    game: withSteps({
      turn: {
        ...steps.turn,
        choices: (at, step, seat, who) => [
          ...steps.turn.choices(at, step, seat, who),
          ...handOf(at, (seat + 1) % at.seats).map((card) => ({
            label: 'Trade for one of theirs',
            move: { trade: { cards: [card] } },
          })),
        ],
        take: (table, step, seat, move) => {
          const own = handOf(table.at, seat);
          if ('trade' in move && !move.trade.cards.every((card) => own.includes(card))) return;
          steps.turn.take(table, step, seat, move);
        },
      },
    }),
  },
];

function gateShows(shown: (cards: readonly CardId[]) => number): Tiny {
  const view: Tiny['view'] = (at, sight) => ({
    ...tollRoad.view(at, sight),
    pot: at.state.pot + shown(zoneAt(at, 'gate').cards),
  });
  return { ...tollRoad, view };
}

function worthOf(at: At<TollRoad>, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (CARDS[nameOf(at, card)]?.value ?? 0), 0);
}
