import { isVoid, same } from '../../../engine/index.ts';
import { winnerOf } from '../../pairing/bracket.ts';
import type { Command } from '../entry.ts';
import type { Facts, GameOver } from '../entry-kinds.ts';
import {
  currentRound,
  currentStage,
  type Entrant,
  type Event,
  type EventStage,
  type EventTable,
  type RoundPlace,
} from '../event.ts';
import { withReturned } from '../fold/registration.ts';
import { withRuling } from '../fold/results.ts';
import {
  contendersAt,
  entrantAt,
  gameToPlay,
  isDecided,
  isElimination,
  isUntouched,
  MOST_ATTEMPTS,
  placesOf,
  placesWithOut,
  turned,
} from '../games-to-play.ts';
import { missedBy, noShowsAt, notYetThere } from '../no-shows.ts';
import { qualifiers } from '../stage-progress.ts';
import {
  type Decides,
  entrantKnown,
  entrantThere,
  forbidden,
  mustBeOfficial,
  mustBeOrganizer,
  mustNotPlay,
  tableAt,
  wrongInput,
} from './checks.ts';

// A game that a ruling has since decided does not count.
export const RESULTS: Decides<'RESULTS'> = (event, command) => {
  const { games } = command.input;
  const spots = new Set(games.map(({ stage, round, table, game }) => `${stage}/${round}/${table}/${game}`));
  if (spots.size < games.length) throw wrongInput('games', 'A game is listed twice.');
  if (games.some(({ hash, ranks, noDeck }) => (hash === '' && ranks.length > 0) || (noDeck && hash !== '')))
    throw wrongInput('games', 'Without a match there is no result.');
  return { taken: games.flatMap((game) => takenOf(event, game) ?? []) };
};

type Taken = Facts<'RESULTS'>['taken'][number];
type Spot = Pick<Command<'RULED'>['input'], 'stage' | 'round' | 'table'>;

function takenOf(event: Event, one: GameOver): Taken | null {
  const { stage, round: number, table: at, game } = one;
  const found = event.stages[stage - 1];
  const round = found?.rounds[number - 1];
  const table = round?.tables[at - 1];
  if (!found || !round || !table || gameToPlay(event, round, table)?.matchId !== one.matchId) return null;
  if (one.noDeck) return withoutDeck(table, one);
  const failed = one.ranks.length === 0 || isVoid({ ranks: one.ranks, why: one.why });
  const { losers, disqualified } = rulingsOn(table, one);
  const ruledOut = [...(table.out ?? []), ...losers.filter((entrant) => !table.out?.includes(entrant))];
  const unanswered = failed ? null : notYetThere(event, table, one);
  const tooLate = noShowsAt(event, round, { out: ruledOut, over: false }, unanswered ?? []);
  const out = [...ruledOut, ...tooLate];
  const spot = { stage, round: number, table: at, game, ruled: null, disqualified };
  const outSoFar = out.length > 0 ? { out } : {};
  if (failed && contendersAt(event, { ...table, out }).length >= 2) {
    if (table.again < MOST_ATTEMPTS) return { ...spot, places: null, over: false, ...outSoFar };
    if (isElimination(found)) return { ...spot, places: null, over: false, ...outSoFar, waits: true };
  }
  const places = failed ? table.entrants.map(() => 1) : placesOf(table, game, one.ranks);
  const played = { ...table, out, games: [...table.games, { places, matchId: one.matchId }] };
  if (!isDecided(event, found, round, played))
    return { ...spot, places, over: false, ...outSoFar, ...(unanswered && { unanswered }), ...noted(tooLate) };
  const noShows = noShowsAt(event, round, { out: ruledOut, over: true }, unanswered ?? []);
  const lost = { ...played, out: [...ruledOut, ...noShows] };
  return { ...spot, places, over: true, ...(lost.out.length > 0 && ruledBy(lost)), ...noted(noShows) };
}

function noted(noShows: readonly number[]): Pick<Taken, 'noShows'> {
  return noShows.length > 0 ? { noShows: [...noShows] } : {};
}

// An entrant without a playable deck has lost the table; if more than one opponent is left, an official must rule.
function withoutDeck(table: EventTable, { stage, round, game, noDeck = [] }: GameOver): Taken {
  const spot = { stage, round, table: table.table, game, ruled: null, disqualified: [] };
  const seated = turned(table.entrants, game - 1);
  const out = [...new Set([...(table.out ?? []), ...noDeck.map((seat) => entrantAt(seated, seat))])];
  if (table.entrants.length - out.length > 1) return { ...spot, places: null, over: false, out, waits: true };
  return { ...spot, places: null, over: true, ...ruledBy({ ...table, out }) };
}

function ruledBy(table: EventTable): Pick<Taken, 'ruled'> | Pick<Taken, 'allLost'> {
  const ruled = placesWithOut(table);
  return ruled ? { ruled: [...ruled] } : { allLost: true };
}

// A match loss covers the whole table; a disqualified entrant also leaves the tournament.
function rulingsOn(table: EventTable, { game, rulings }: GameOver): { losers: number[]; disqualified: number[] } {
  const seated = turned(table.entrants, game - 1);
  const out = rulings.filter(({ ruling }) => ruling === 'DISQUALIFICATION');
  const whose = (list: typeof rulings) => [...new Set(list.map(({ seat }) => entrantAt(seated, seat)))];
  return { losers: whose(rulings), disqualified: whose(out) };
}

export const RULED: Decides<'RULED'> = (event, command) => {
  mustBeOfficialAlone(event, command);
  const { round, table } = tableAt(event, command.input);
  const { places, gameWins } = command.input;
  const stage = event.stages[command.input.stage - 1];
  if (round.status !== 'PLAYING') throw forbidden('The round has not begun: approve it first.');
  if (places && !arePlaces(places, table.entrants.length))
    throw wrongInput(
      'places',
      `Name a place for each of ${table.entrants.length} entrants: 1 is best, and each shared place skips the next.`,
    );
  if (gameWins) mustBeGameWins(event, places, gameWins, table.entrants.length);
  const knockout = stage !== undefined && isElimination(stage);
  if (knockout && places?.filter((place) => place === 1).length !== 1)
    throw wrongInput('places', 'In an elimination exactly one entrant must have place 1.');
  const corrected = withRuling(event, command.at, command.input);
  const redrawn = table.over && isRedrawn(event, corrected, command.input);
  if (knockout && stage.rounds.length - round.round > (redrawn ? 1 : 0))
    if (winnerAt(event, command.input) !== winnerAt(corrected, command.input))
      throw forbidden('The next round of the bracket has been played: this result can no longer be changed.');
  const recut = isRecut(event, corrected, command.input);
  return { corrected: table.over, ...(redrawn && { redrawn }), ...(recut && { recut }) };
};

// Whether the old result was used to draw the round that awaits approval, or, in an elimination, a begun one without results.
function isRedrawn(event: Event, corrected: Event, at: Spot): boolean {
  const next = currentRound(event);
  if (!next || next.stage !== at.stage || next.round <= at.round) return false;
  if (next.status === 'PROPOSED') return !next.supplied;
  const isNext = next.nodes !== null && next.round === at.round + 1 && isUntouched(event, next);
  return isNext && winnerAt(event, at) !== winnerAt(corrected, at);
}

function winnerAt(event: Event, at: Spot): number | null {
  return winnerOf(tableAt(event, at).table);
}

// Whether the correction changes who goes on to the next stage. Impossible once a table of that stage has been played.
function isRecut(event: Event, corrected: Event, at: Spot): boolean {
  const [stage, next, ...later] = corrected.stages.slice(at.stage - 1);
  if (!stage || !next) return false;
  if (later.length > 0 || !isUnplayed(event, next))
    throw forbidden('The next stage has been played: this result can no longer be changed.');
  return !same(qualifiers(corrected, stage, next.setup.take), next.players);
}

function arePlaces(places: readonly number[], count: number): boolean {
  if (places.length !== count) return false;
  return places.every((place) => place === 1 + places.filter((other) => other < place).length);
}

function mustBeGameWins(
  { setup: { bestOf } }: Event,
  places: readonly number[] | null,
  wins: readonly number[],
  count: number,
): void {
  const toWin = count === 2 ? Math.ceil(bestOf / 2) : bestOf;
  if (wins.length !== count || wins.some((one) => one > toWin) || wins.reduce((sum, one) => sum + one, 0) > bestOf)
    throw wrongInput(
      'gameWins',
      `Name the games won by each of ${count} entrants: at most ${toWin} each, and ${bestOf} in total.`,
    );
  const [first = 0, second = 0] = places ?? [];
  const [one = 0, other = 0] = wins;
  if (count === 2 && (first - second) * (one - other) > 0)
    throw wrongInput(
      'gameWins',
      'The entrant with the better place has won fewer games: correct the places or the games.',
    );
}

// An entrant who leaves loses their tables of two.
function leave({ stages }: Event, entrant: number): Facts<'DROPPED'> {
  const rounds = stages.flatMap((stage) => stage.rounds);
  const tables = rounds.flatMap(({ stage, round, tables }) =>
    tables
      .filter(({ over, entrants }) => !over && entrants.length === 2 && entrants.includes(entrant))
      .map(({ table }) => ({ stage, round, table })),
  );
  return { tables };
}

export const DROPPED: Decides<'DROPPED'> = (event, command) => {
  const { number, members } = entrantThere(event, command.input.entrant);
  if (!members.includes(command.by ?? '')) mustBeOfficialAlone(event, command);
  return leave(event, number);
};

// Officials who play could otherwise put out their own opponents.
function mustBeOfficialAlone(event: Event, command: Pick<Command, 'by'>): void {
  mustBeOfficial(event, command);
  mustNotPlay(event, command);
}

export const DISQUALIFIED: Decides<'DISQUALIFIED'> = (event, command) => {
  mustBeOfficial(event, command);
  const { number, members } = entrantThere(event, command.input.entrant);
  if (!members.includes(command.by ?? '')) mustNotPlay(event, command);
  return leave(event, number);
};

// Only the organizer can revoke a punishment.
export const REINSTATED: Decides<'REINSTATED'> = (event, command) => {
  const entrant = entrantKnown(event, command.input.entrant);
  if (entrant.gone === 'DISQUALIFIED') mustBeOrganizer(event, command);
  mustBeOfficialAlone(event, command);
  if (entrant.gone !== 'DROPPED' && entrant.gone !== 'DISQUALIFIED')
    throw forbidden('The entrant still takes part: only one who dropped out or was disqualified can come back.');
  return isInStage(event, entrant) ? { missed: missedBy(event, entrant) } : backToStage(event, entrant);
};

/** The rounds missed by a no-show who reports back. @throws EventRefusal if a stage has begun without them */
export function reportsBack(event: Event, entrant: Entrant): { missed: RoundPlace[] } {
  if (!isInStage(event, entrant))
    throw forbidden('A stage has begun without them: only the organizer or a judge can bring them back.');
  return { missed: missedBy(event, entrant) };
}

function isInStage(event: Event, { number }: Entrant): boolean {
  return currentStage(event)?.players.includes(number) ?? false;
}

// An entrant who would have qualified rejoins the next stage if it is unplayed: the cut is made again.
function backToStage(event: Event, entrant: Entrant): Facts<'REINSTATED'> {
  const [before, next] = event.stages.slice(-2);
  if (!before?.players.includes(entrant.number) || !next || !isUnplayed(event, next))
    throw forbidden('A stage has been played without them: they cannot come back.');
  const missed = missedBy(event, entrant).filter(({ stage }) => stage !== next.number);
  const corrected = withReturned(event, entrant.number, missed);
  const stage = corrected.stages.at(-2) ?? before;
  const goesOn = qualifiers(corrected, stage, next.setup.take).includes(entrant.number);
  return { missed, ...(goesOn && { recut: true }) };
}

/** Whether a stage that has begun has no results yet. */
function isUnplayed(event: Event, { rounds: [first, ...more] }: EventStage): boolean {
  return more.length === 0 && (!first || isUntouched(event, first));
}
