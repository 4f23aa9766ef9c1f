import { same } from '../../../engine/index.ts';
import { winnerOf } from '../../pairing/bracket.ts';
import type { Input } from '../entry-kinds.ts';
import { currentRound, type Event, type EventTable, isElimination } from '../event.ts';
import { qualifiers } from '../final-places.ts';
import { mustBeNeutralOfficial, tableAt } from './checks.ts';
import { forbidden, type Rule, wrongInput } from './rule.ts';
import { withStage, withTable } from './state-changes.ts';
import { isUnplayed, isUntouched, withoutLast, withoutLastStage } from './taken-back-rounds.ts';

type Spot = Pick<Input<'RULED'>, 'stage' | 'round' | 'table'>;

/** A result that an official enters, either for a table awaiting a ruling or as a correction. */
export const RULED: Rule<'RULED'> = {
  decide(event, command) {
    mustBeNeutralOfficial(event, command);
    const { stage, round, table } = tableAt(event, command.input);
    const { places, gameWins } = command.input;
    if (round.status !== 'PLAYING') throw forbidden('The round has not begun: approve it first.');
    if (places && !arePlaces(places, table.entrants.length))
      throw wrongInput(
        'places',
        `Name a place for each of ${table.entrants.length} entrants: 1 is best, and each shared place skips the next.`,
      );
    if (gameWins) mustBeGameWins(event, places, gameWins, table.entrants.length);
    const knockout = isElimination(stage);
    if (knockout && places?.filter((place) => place === 1).length !== 1)
      throw wrongInput('places', 'In an elimination, exactly one entrant must have place 1.');
    const corrected = withRuling(event, command.at, command.input);
    const redrawn = table.over && isRedrawn(event, corrected, command.input);
    if (knockout && stage.rounds.length - round.round > (redrawn ? 1 : 0))
      if (winnerAt(event, command.input) !== winnerAt(corrected, command.input))
        throw forbidden('The next round of the bracket has been played: this result can no longer be changed.');
    const recut = isRecut(event, corrected, command.input);
    return { corrected: table.over, ...(redrawn && { redrawn }), ...(recut && { recut }) };
  },
  // A round that was drawn from the old result is drawn again, with the same lots.
  fold(event, { at, input, facts }) {
    const before = facts.recut ? withoutLastStage(event) : event;
    return withRuling(facts.redrawn ? withStage(before, input.stage, withoutLast) : before, at, input);
  },
};

function withRuling(event: Event, at: number, { places, gameWins, ...spot }: Input<'RULED'>): Event {
  const ruled = { places, ...(gameWins && { games: { wins: gameWins, drawn: 0 } }) };
  return withTable(event, spot, at, (table): EventTable => ({ ...table, over: true, ruled }));
}

// Whether the old result was used to draw the round that awaits approval or, in an elimination, a round in progress
// without results.
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

// Whether the correction changes who advances to the next stage. The correction is refused once a table of that stage
// has been played.
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
      `Give the number of games won by each of ${count} entrants: at most ${toWin} each, and ${bestOf} in total.`,
    );
  const [first = 0, second = 0] = places ?? [];
  const [one = 0, other = 0] = wins;
  if (count === 2 && (first - second) * (one - other) > 0)
    throw wrongInput(
      'gameWins',
      'The entrant with the better place has won fewer games: correct the places or the games.',
    );
}
