import { changed, effect, onPiece, scoreRow } from '../../../src/engine/index.ts';
import { tollRoad } from '../tiny/index.ts';
import { handOf, nameOf } from '../tiny/rules/rounds.ts';
import { type Mutant, withSteps } from './mutant.ts';

const { steps } = tollRoad;

/** Texts and data that break the promises made to clients. */
export const MISTELLING: Mutant[] = [
  {
    mistake: 'a move does not fit the schema',
    caughtBy: 'everythingFitsTheSchema',
    game: withSteps({
      guard: {
        ...steps.guard,
        choices: (at, step, seat, who) => [
          ...steps.guard.choices(at, step, seat, who),
          { label: 'A stranger', move: { guard: { card: 'stranger' } } as unknown as { pass: true } },
        ],
        take: (table, step, seat, move) => {
          if ('pass' in move || typeof move.guard.card === 'number') steps.guard.take(table, step, seat, move);
        },
      },
    }),
  },
  {
    mistake: 'the view has a field that the schema does not have',
    caughtBy: 'everythingFitsTheSchema',
    game: { ...tollRoad, view: (at, sight) => ({ ...tollRoad.view(at, sight), mood: 'grim' }) },
  },
  {
    mistake: 'the view lacks a field that the schema promises',
    caughtBy: 'everythingFitsTheSchema',
    game: { ...tollRoad, view: (at, sight) => ({ ...tollRoad.view(at, sight), round: Number.NaN }) },
  },
  {
    mistake: 'a line of the record is unreadable',
    caughtBy: 'everythingFitsTheSchema',
    game: { ...tollRoad, tell: (fact) => (fact.fact === 'vetoed' ? `${undefined} vetoes` : null) },
  },
  {
    mistake: 'a move is accepted, but the record says nothing about it',
    caughtBy: 'everyEntryHasText',
    game: withSteps({
      turn: {
        ...steps.turn,
        take: (table, step, seat, move) => {
          if (!('pass' in move)) steps.turn.take(table, step, seat, move);
        },
      },
    }),
  },
  {
    mistake: 'the text of a fact is an empty line',
    caughtBy: 'everyEntryHasText',
    game: { ...tollRoad, tell: (fact, who) => (fact.fact === 'knelt' ? '' : tollRoad.tell(fact, who)) },
  },
  {
    mistake: 'the score table ranks a seat that is out',
    caughtBy: 'theScoreTableAgreesWithTheResult',
    game: {
      ...tollRoad,
      scoreTable: (at) => [
        scoreRow(
          'SCORE',
          'Coins',
          at.state.coins.map((_, seat) => seat),
          (seat) => at.state.coins[seat] ?? 0,
        ),
      ],
    },
  },
  {
    mistake: 'a score is more than the sum of its parts',
    caughtBy: 'theScoreTableAgreesWithTheResult',
    game: {
      ...tollRoad,
      scoreTable: (at) => {
        const rows = tollRoad.scoreTable?.(at) ?? [];
        return [...rows.map((row) => ({ ...row, kind: 'PART' as const, values: row.values.slice(1) })), ...rows];
      },
    },
  },
  {
    mistake: 'the score table counts the hidden cards of a hand',
    caughtBy: 'twoWorldsLookAlike',
    game: {
      ...tollRoad,
      scoreTable: (at) => {
        const writs = (seat: number): number => handOf(at, seat).filter((card) => nameOf(at, card) === 'writ').length;
        return [...(tollRoad.scoreTable?.(at) ?? []), scoreRow('FIGURE', 'Writs', [0, 1], writs)];
      },
    },
  },
  {
    mistake: 'an effect reaches a piece that is not on the table',
    caughtBy: 'effectsAreOnTheTable',
    game: {
      ...tollRoad,
      effects: {
        ...tollRoad.effects,
        coinsChanged: ({ seat, by }) => [changed(onPiece(`chest-${seat}`), by, 'coins')],
      },
    },
  },
  {
    mistake: 'an effect shows a die that did not fall',
    caughtBy: 'everyDieIsShown',
    game: { ...tollRoad, effects: { turnBegan: ({ seat }) => [effect('ROLL', { seat, dice: [6], sides: 6 })] } },
  },
  {
    mistake: 'a zone is opened to the wrong readers',
    caughtBy: 'zonesHaveTheirReaders',
    game: {
      ...tollRoad,
      setup: (table, setup) => {
        const open = table.open.bind(table);
        table.open = (zone) => open(zone.id === 'hand-1' ? { ...zone, readers: 'everyone' } : zone);
        tollRoad.setup(table, setup);
      },
    },
  },
];
