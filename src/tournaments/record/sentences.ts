import type { EventEntry } from '../event/entry.ts';
import { currentRound, type Event, type EventRound, type EventStage, playsIn } from '../event/event.ts';
import { isElimination } from '../event/games.ts';
import { hasNextRound, roundsOf } from '../event/progress.ts';
import { Lists, listed, type Spot, spotText } from './verdict.ts';

/** What the log of a tournament proves once it was decided again, a sentence each. */
export function provenOf({ seedHash, stages, status }: Event): string[] {
  const rounds = stages.flatMap((stage) => stage.rounds).filter((round) => round.status === 'PLAYING');
  const paired = rounds.filter(({ supplied }) => !supplied).length;
  return [
    'Chain: since it was hashed, no entry was changed, added, left out or moved to another place.',
    `Lots: every draw follows from the seed whose hash, ${seedHash}, stands in the first entry.`,
    `Pairings: ${paired} of ${rounds.length} rounds are paired as the rules and the lots say; every table, bye and seat order in them follows.`,
    status === 'FINISHED'
      ? 'Standings: every result that counts, who went on, and every place at the end follow from the matches and the rulings in the log.'
      : 'Standings: every result that counts follows from the matches and the rulings in the log. It was cancelled: there are no places.',
  ];
}

/** What it does not prove. */
export function unprovenOf(entries: readonly EventEntry[], { stages }: Event, unfinished: readonly Spot[]): string[] {
  const rounds = stages.flatMap((stage) => stage.rounds);
  const supplied = rounds.filter((one) => one.supplied && one.status === 'PLAYING');
  const words = entries.filter(isWord);
  return [
    ...listed(
      'No-shows: by the times of their matches, these lost a table without having done anything at it:',
      rounds.flatMap(noShowsIn),
    ),
    ...listed(
      'Pairings: the organizer has made or changed those of',
      supplied.map(({ stage, round }) => spotText({ stage, round })),
    ),
    ...listed(
      'Word of the organizer, the judges or whoever runs the server, and no matter of rules:',
      words.map(({ version, kind }) => `entry ${version} ${kind}`),
    ),
    ...listed('Matches: these were begun, and no result of them was taken:', unfinished.map(spotText)),
    'Persons: that different players are different people, and when who asked for what, is the word of whoever runs the server.',
  ];
}

function noShowsIn({ stage, round, tables }: EventRound): string[] {
  return tables.flatMap(({ table, noShows = [] }) =>
    noShows.map((entrant) => `entrant ${entrant} (${spotText({ stage, round, table })})`),
  );
}

/** What else no rule says: that somebody ruled, left in another's name, supplied an order, had no deck, time was up by the clock, or the server was away. */
function isWord(entry: EventEntry): boolean {
  if (entry.kind === 'BEGUN') return entry.input.seeding !== null && entry.input.seeding.length > 0;
  if (entry.kind === 'RESULTS') return entry.input.games.some(({ noDeck }) => noDeck !== undefined);
  if (entry.kind === 'TIME_CALLED') return entry.by === null;
  return ['RULED', 'DISQUALIFIED', 'DROPPED', 'REINSTATED', 'TIME_GIVEN_BACK'].includes(entry.kind);
}

const END = 'End: the organizer';
const TAKEN_BACK =
  'Lots: the organizer has taken back rounds before anybody had played in them, which is the word of whoever runs the server, to have them drawn anew or to pair them otherwise:';
const TIME = 'Time: the organizer has called the time of a round:';
const PAUSES = 'Pauses: the organizer let it stand still and go on:';

/** Decisions that people made beyond the rules, each with its entry and its player. */
export class Decisions extends Lists {
  constructor() {
    super(END, TAKEN_BACK, TIME, PAUSES);
  }

  /** Takes in an entry. @param before the tournament when it was made */
  follow(before: Event | null, entry: EventEntry): void {
    const list = before && entry.by !== null && listOf(before, entry);
    if (list) this.add(list, list === END ? endText(before, entry) : placed(before, entry));
  }
}

function listOf(before: Event, { kind }: EventEntry): string | null {
  const round = currentRound(before);
  if (kind === 'ENDED' || kind === 'CANCELLED') return END;
  // The organizer's own pairings can take the place of a round that has begun.
  const takesBack = kind === 'PAIRED' && round?.status === 'PLAYING' && round.overAt === null;
  if (kind === 'UNDONE' || takesBack) return TAKEN_BACK;
  if (kind === 'TIME_CALLED') return TIME;
  return kind === 'PAUSED' || kind === 'RESUMED' ? PAUSES : null;
}

/** An entry, with its round and its player. */
function placed(before: Event, entry: EventEntry): string {
  const round = currentRound(before);
  const where = round ? `, ${spotText({ stage: round.stage, round: round.round })}` : '';
  return `entry ${entry.version} ${entry.kind}${where}, by ${personText(before, entry)}`;
}

function personText(event: Event, { by }: EventEntry): string {
  return `${by}${playsIn(event, by) ? ' who plays in it' : ''}`;
}

function endText(event: Event, entry: EventEntry): string {
  const stages = event.setup.stages.map((_, index) => stageText(event, index));
  const isWhole = event.stages.length === stages.length && event.stages.every((stage) => !goesOn(event, stage));
  const what = entry.kind === 'CANCELLED' ? 'cancelled it' : 'ended it';
  const when = isWhole ? 'after all of its rounds' : 'before all of its rounds were played';
  return `${what} ${when} (entry ${entry.version} ${entry.kind}, by ${personText(event, entry)}): ${stages.join(', ')}`;
}

function stageText(event: Event, index: number): string {
  const stage = event.stages[index];
  const name = `stage ${index + 1}`;
  if (!stage) return `${name} not begun`;
  const played = stage.rounds.filter(({ overAt }) => overAt !== null).length;
  if (!isElimination(stage)) return `${name} ${played} of ${roundsOf(stage)} rounds`;
  const rounds = `${played} ${played === 1 ? 'round' : 'rounds'}`;
  return `${name} ${rounds} of its bracket, ${goesOn(event, stage) ? 'its final was not played' : 'with its final'}`;
}

function goesOn(event: Event, stage: EventStage): boolean {
  const last = stage.rounds.at(-1);
  return (last !== undefined && last.overAt === null) || hasNextRound(event, stage);
}
