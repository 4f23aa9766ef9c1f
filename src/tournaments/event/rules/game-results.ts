import { isVoid } from '../../../engine/index.ts';
import type { Facts, GameOver } from '../entry-kinds.ts';
import { type Event, type EventTable, isElimination, tableIn } from '../event.ts';
import { gameKey, gameToPlay, MOST_ATTEMPTS } from '../games-to-play.ts';
import { noShowsAt, notYetThere } from '../no-shows.ts';
import { contendersAt, isDecided, placesOf } from '../table-results.ts';
import { withLeaver } from './drop-or-disqualify.ts';
import { forfeited, lostByAll } from './forfeits.ts';
import { lostBySeats, ruledBy, withoutDeck } from './penalties.ts';
import { type Rule, wrongInput } from './rule.ts';
import { withTable } from './state-changes.ts';

type Taken = Facts<'RESULTS'>['taken'][number];

export const RESULTS: Rule<'RESULTS'> = {
  // A game does not count if a ruling has decided its table in the meantime.
  decide(event, command) {
    const { games } = command.input;
    if (new Set(games.map(gameKey)).size < games.length) throw wrongInput('games', 'A game is listed twice.');
    if (games.some(({ hash, ranks, noDeck }) => (hash === '' && ranks.length > 0) || (noDeck && hash !== '')))
      throw wrongInput('games', 'Without a match there is no result.');
    return { taken: games.flatMap((game) => takenOf(event, game) ?? []) };
  },
  fold(event, { at, input, facts }) {
    const matches = new Map(input.games.map((game) => [gameKey(game), game.matchId]));
    return facts.taken.reduce((next, taken) => {
      const played = (table: EventTable) => tableAfter(next, table, taken, matches.get(gameKey(taken)) ?? '');
      return withTable(withoutLosers(next, taken), taken, at, played);
    }, event);
  },
};

function takenOf(event: Event, one: GameOver): Taken | null {
  const found = tableIn(event, one);
  if (!found || gameToPlay(event, found.round, found.table)?.matchId !== one.matchId) return null;
  const { stage, round, table } = found;
  if (one.noDeck) return withoutDeck(table, one);
  const { game, ranks, why, matchId } = one;
  const failed = ranks.length === 0 || isVoid({ ranks, why });
  const { losers, disqualified } = lostBySeats(table, one);
  const ruledOut = [...(table.out ?? []), ...losers.filter((entrant) => !table.out?.includes(entrant))];
  const unanswered = failed ? null : notYetThere(event, table, one);
  const tooLate = noShowsAt(event, round, { out: ruledOut, over: false }, unanswered ?? []);
  const out = [...ruledOut, ...tooLate];
  const spot = { stage: one.stage, round: one.round, table: one.table, game, ruled: null, disqualified };
  const outSoFar = out.length > 0 ? { out } : {};
  if (failed && contendersAt(event, { ...table, out }).length >= 2) {
    if (table.again < MOST_ATTEMPTS) return { ...spot, places: null, over: false, ...outSoFar };
    if (isElimination(stage)) return { ...spot, places: null, over: false, ...outSoFar, waits: true };
  }
  const places = failed ? table.entrants.map(() => 1) : placesOf(table, game, ranks);
  const played = { ...table, out, games: [...table.games, { places, matchId }] };
  if (!isDecided(event, stage, round, played))
    return { ...spot, places, over: false, ...outSoFar, ...(unanswered && { unanswered }), ...noted(tooLate) };
  const noShows = noShowsAt(event, round, { out: ruledOut, over: true }, unanswered ?? []);
  const lost = { ...played, out: [...ruledOut, ...noShows] };
  return { ...spot, places, over: true, ...(lost.out.length > 0 && ruledBy(lost)), ...noted(noShows) };
}

function noted(noShows: readonly number[]): Pick<Taken, 'noShows'> {
  return noShows.length > 0 ? { noShows: [...noShows] } : {};
}

function withoutLosers(event: Event, { disqualified, noShows = [] }: Taken): Event {
  const punished = disqualified.reduce((next, one) => withLeaver(next, one, { gone: 'DISQUALIFIED' }), event);
  if (!event.setup.noShowDrops) return punished;
  return noShows.reduce((next, one) => withLeaver(next, one, { gone: 'DROPPED', noShow: true }), punished);
}

function tableAfter(event: Event, table: EventTable, taken: Taken, matchId: string): EventTable {
  const { places, over, ruled, allLost, out, waits, unanswered, noShows = [] } = taken;
  const missing = noShows.length > 0 && { noShows: [...(table.noShows ?? []), ...noShows] };
  const now = { ...table, ...(out && { out }), ...(unanswered && { unanswered }), ...missing };
  if (places === null && !over) return { ...now, again: table.again + 1, ...(waits && { waits }) };
  const games = [...table.games, { places, matchId }];
  const missed = allLost && noShows.length > 0;
  const counted = missed ? lostByAll(event, games) : forfeited(event, { ...table, games }, ruled);
  return { ...now, games, again: 0, over, ...((ruled || allLost) && { ruled: { places: ruled, ...counted } }) };
}
