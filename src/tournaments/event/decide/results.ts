import { isVoid } from '../../../engine/index.ts';
import type { Event, EventStage, EventTable } from '../event.ts';
import { isOver } from '../event.ts';
import { entrantAt, gameToPlay, isDecided, isElimination, placesOf, turned } from '../games.ts';
import type { Facts, GameOver } from '../kinds.ts';
import { EventRefusal, forbidden, wrongInput } from '../refuse.ts';
import { contendersAt, placesWithOut } from '../ruled-out.ts';
import { type Decides, entrantThere, mustBeOfficial, mustBeServer, mustRun, tableAt } from './asked.ts';
import { mustBeOneOf } from './registration.ts';

/** As often as the rules fail on a game it is begun anew; then nobody has won it, and in an elimination somebody has to rule. */
const MOST_ATTEMPTS = 3;

// A game that is not played any more, as somebody has ruled meanwhile, does not count.
export const results: Decides<'RESULTS'> = (event, command) => {
  mustBeServer(command);
  if (isOver(event)) throw new EventRefusal('TOURNAMENT_OVER', 'The tournament is over.');
  return { taken: command.input.games.flatMap((game) => takenOf(event, game) ?? []) };
};

type Taken = Facts<'RESULTS'>['taken'][number];

function takenOf(event: Event, one: GameOver): Taken | null {
  const { stage, round: number, table: at, game } = one;
  const found = event.stages[stage - 1];
  const round = found?.rounds[number - 1];
  const table = round?.tables[at - 1];
  if (!found || !round || !table || gameToPlay(event, round, table)?.matchId !== one.matchId) return null;
  const failed = one.ranks.length === 0 || isVoid({ ranks: one.ranks, why: one.why });
  const { losers, disqualified } = rulingsOn(table, one);
  const out = [...(table.out ?? []), ...losers.filter((entrant) => !table.out?.includes(entrant))];
  const spot = { stage, round: number, table: at, game, ruled: null, disqualified };
  const outSoFar = out.length > 0 ? { out } : {};
  if (failed && contendersAt(event, { ...table, out }).length >= 2) {
    if (table.again < MOST_ATTEMPTS) return { ...spot, places: null, over: false, ...outSoFar };
    if (isElimination(found)) return { ...spot, places: null, over: false, ...outSoFar, waits: true };
  }
  const places = failed ? table.entrants.map(() => 1) : placesOf(table, game, one.ranks);
  const played = { ...table, out, games: [...table.games, { places, matchId: one.matchId }] };
  if (!isDecided(event, found, round, played)) return { ...spot, places, over: false, ...outSoFar };
  return { ...spot, places, over: true, ...(out.length > 0 && ruledBy(played)) };
}

function ruledBy(table: EventTable): Pick<Taken, 'ruled'> | Pick<Taken, 'allLost'> {
  const ruled = placesWithOut(table);
  return ruled ? { ruled: [...ruled] } : { allLost: true };
}

// A match loss is of the whole table; who is disqualified leaves the tournament, too.
function rulingsOn(table: EventTable, { game, rulings }: GameOver): { losers: number[]; disqualified: number[] } {
  const seated = turned(table.entrants, game - 1);
  const out = rulings.filter(({ ruling }) => ruling === 'DISQUALIFICATION');
  const whose = (list: typeof rulings) => [...new Set(list.map(({ seat }) => entrantAt(seated, seat)))];
  return { losers: whose(rulings), disqualified: whose(out) };
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
