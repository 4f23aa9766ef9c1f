import { isVoid } from '../../../engine/index.ts';
import type { Event, EventStage, EventTable } from '../event.ts';
import { isOver } from '../event.ts';
import { entrantAt, gameToPlay, isDecided, isElimination, placesOf, turned } from '../games.ts';
import type { Facts, GameOver } from '../kinds.ts';
import { EventRefusal, forbidden, wrongInput } from '../refuse.ts';
import { type Decides, entrantThere, mustBeOfficial, mustBeServer, mustRun, tableAt } from './asked.ts';
import { mustBeOneOf } from './registration.ts';

/** As often as the rules fail on a game it is begun anew; then nobody has won it. */
const MOST_ATTEMPTS = 3;

// A game that is not played any more, as somebody has ruled meanwhile, does not count.
export const results: Decides<'RESULTS'> = (event, command) => {
  mustBeServer(command);
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  return { taken: command.input.games.flatMap((game) => takenOf(event, game) ?? []) };
};

function takenOf(event: Event, one: GameOver): Facts<'RESULTS'>['taken'][number] | null {
  const { stage, round: number, table: at, game } = one;
  const found = event.stages[stage - 1];
  const round = found?.rounds[number - 1];
  const table = round?.tables[at - 1];
  if (!found || !round || !table || gameToPlay(event, round, table)?.matchId !== one.matchId) return null;
  const failed = one.ranks.length === 0 || isVoid({ ranks: one.ranks, why: one.why });
  const rulings = rulingsOn(table, one);
  const spot = { stage, round: number, table: at, game, ...rulings };
  if (failed && table.again < MOST_ATTEMPTS && !rulings.ruled) return { ...spot, places: null, over: false };
  const places = failed ? table.entrants.map(() => 1) : placesOf(table, game, one.ranks);
  const games = [...table.games, { places, matchId: one.matchId }];
  const over = rulings.ruled !== null || isDecided(event, found, round, { ...table, games });
  return { ...spot, places, over };
}

// A match loss is of the whole table; who is disqualified leaves the tournament, too.
function rulingsOn(table: EventTable, { game, rulings }: GameOver): { ruled: number[] | null; disqualified: number[] } {
  const seated = turned(table.entrants, game - 1);
  const losers = new Set(rulings.map(({ seat }) => entrantAt(seated, seat)));
  const out = rulings.filter(({ ruling }) => ruling === 'DISQUALIFICATION');
  const disqualified = [...new Set(out.map(({ seat }) => entrantAt(seated, seat)))];
  if (losers.size === 0) return { ruled: null, disqualified };
  const ahead = table.entrants.filter((entrant) => !losers.has(entrant)).length;
  return { ruled: table.entrants.map((entrant) => (losers.has(entrant) ? ahead + 1 : 1)), disqualified };
}

export const ruled: Decides<'RULED'> = (event, command) => {
  mustRun(event);
  mustBeOfficial(event, command);
  const { round, table } = tableAt(event, command.input);
  const { places } = command.input;
  if (round.status !== 'PLAYING') throw forbidden('The round has not begun.');
  if (places && !arePlaces(places, table.entrants.length))
    throw wrongInput(
      'places',
      `A place for each of ${table.entrants.length} entrants: 1 is best, those who share one leave the next out.`,
    );
  mustNotBeBuiltOn(event, event.stages[command.input.stage - 1], command.input);
  if (isElimination(event.stages[command.input.stage - 1] ?? { setup: { kind: 'SWISS', rounds: null, take: null } }))
    if (places?.filter((place) => place === 1).length !== 1)
      throw wrongInput('places', 'In an elimination somebody has to go on.');
  return { corrected: table.over };
};

// Who went on from there has played since: that cannot be corrected any more.
function mustNotBeBuiltOn(event: Event, stage: EventStage | undefined, at: { stage: number; round: number }): void {
  if (!stage) return;
  if (at.stage < event.stages.length) throw forbidden('The next stage has begun with what this one came to.');
  if (isElimination(stage) && at.round < stage.rounds.length) throw forbidden('The bracket has gone on from there.');
}

function arePlaces(places: readonly number[], count: number): boolean {
  if (places.length !== count) return false;
  return places.every((place) => place === 1 + places.filter((other) => other < place).length);
}

const left: Decides<'DROPPED'> = (event, command) => {
  const entrant = entrantThere(event, command.input.entrant);
  const tables = event.stages.flatMap((stage) =>
    stage.rounds.flatMap((round) =>
      round.tables
        .filter((table) => !table.over && table.entrants.includes(entrant.number) && table.entrants.length === 2)
        .map(({ table }) => ({ stage: stage.number, round: round.round, table })),
    ),
  );
  return { tables };
};

export const dropped: Decides<'DROPPED'> = (event, command, seed) => {
  mustRun(event);
  mustBeOneOf(event, command.by, entrantThere(event, command.input.entrant));
  return left(event, command, seed);
};

export const disqualified: Decides<'DISQUALIFIED'> = (event, command, seed) => {
  mustRun(event);
  mustBeOfficial(event, command);
  return left(event, { ...command, kind: 'DROPPED' }, seed);
};
