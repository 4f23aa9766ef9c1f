import { isJudging, type ReplayDocument } from '../../engine/index.ts';
import type { EventEntry } from '../event/entry.ts';
import { currentRound, type Event, type EventRound, type EventStage, isElimination, playsIn } from '../event/event.ts';
import { hasNextRound, roundsOf } from '../event/next-round.ts';
import { type Spot, spotText } from './verdict.ts';

/** Returns sentences about the points that a tournament's log proves. */
export function provenOf({ seedHash, stages, status }: Event): string[] {
  const rounds = stages.flatMap((stage) => stage.rounds).filter((round) => round.status === 'PLAYING');
  const paired = rounds.filter(({ supplied }) => !supplied).length;
  return [
    'Chain: no entry was changed, added, removed or moved since it was hashed.',
    `Lots: every draw follows from the seed whose hash, ${seedHash}, is in the first entry.`,
    `Pairings: ${paired} of ${rounds.length} rounds were paired by the rules and the lots; every table, bye and seat order in those rounds follows from them.`,
    status === 'FINISHED'
      ? 'Standings: every result that counts, every qualification and every final place follow from the matches and the rulings in the log.'
      : 'Standings: every result that counts follows from the matches and the rulings in the log. The tournament was cancelled, so there are no places.',
  ];
}

export function unprovenOf(entries: readonly EventEntry[], { stages }: Event, unfinished: readonly Spot[]): string[] {
  const rounds = stages.flatMap((stage) => stage.rounds);
  const supplied = rounds.filter((one) => one.supplied && one.status === 'PLAYING');
  const words = entries.filter(isWord);
  return [
    ...listed(
      'No-shows: according to the times of their matches, these entrants lost a table without having acted at it:',
      rounds.flatMap(noShowsIn),
    ),
    ...listed(
      'Pairings: the organizer made or changed those of',
      supplied.map(({ stage, round }) => spotText({ stage, round })),
    ),
    ...listed(
      'Not decided by the rules, but by the organizer, the judges or the operator of the server:',
      words.map(({ version, kind }) => `entry ${version} ${kind}`),
    ),
    ...listed('Matches: these began, but no result was recorded:', unfinished.map(spotText)),
    "Persons: it is the word of the server's operator that different players are different people, and who requested what, and when.",
  ];
}

function noShowsIn({ stage, round, tables }: EventRound): string[] {
  return tables.flatMap(({ table, noShows = [] }) =>
    noShows.map((entrant) => `entrant ${entrant} (${spotText({ stage, round, table })})`),
  );
}

/** Whether an entry rests on a person's or the server's word instead of a rule, for example a ruling or an outage. */
function isWord(entry: EventEntry): boolean {
  if (entry.kind === 'BEGUN') return entry.input.seeding !== null && entry.input.seeding.length > 0;
  if (entry.kind === 'RESULTS') return entry.input.games.some(({ noDeck }) => noDeck !== undefined);
  if (entry.kind === 'TIME_CALLED') return entry.by === null;
  return ['RULED', 'DISQUALIFIED', 'DROPPED', 'REINSTATED', 'TIME_GIVEN_BACK'].includes(entry.kind);
}

/** A list names this many items, and counts the rest. */
const LISTED = 20;

/** Returns a sentence that ends with a list; none if the list is empty. */
function listed(beginning: string, list: readonly string[]): string[] {
  if (list.length === 0) return [];
  const more = list.length - LISTED;
  return [`${beginning} ${list.slice(0, LISTED).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`];
}

/** Sentences that end with lists, keyed by their beginnings, in order of first use. */
export class Lists {
  readonly #lists: Map<string, string[]>;

  constructor(...beginnings: string[]) {
    this.#lists = new Map(beginnings.map((beginning) => [beginning, []]));
  }

  add(beginning: string, item: string): void {
    const list = this.#lists.get(beginning);
    if (list) list.push(item);
    else this.#lists.set(beginning, [item]);
  }

  get sentences(): string[] {
    return [...this.#lists].flatMap(([beginning, list]) => listed(beginning, list));
  }
}

const END = 'End: the organizer';
const TAKEN_BACK =
  "Lots: the organizer took back rounds to redraw or re-pair them; it is the word of the server's operator that no one had played in them:";
const TIME = 'Time: the organizer called time in a round:';
const PAUSES = 'Pauses: the organizer paused and resumed the tournament:';

/** Collects decisions that people made outside the rules, each with its entry and player. */
export class Decisions extends Lists {
  constructor() {
    super(END, TAKEN_BACK, TIME, PAUSES);
  }

  follow(before: Event | null, entry: EventEntry): void {
    const list = before && entry.by !== null && listOf(before, entry);
    if (list) this.add(list, list === END ? endText(before, entry) : placed(before, entry));
  }
}

function listOf(before: Event, { kind }: EventEntry): string | null {
  const round = currentRound(before);
  if (kind === 'ENDED' || kind === 'CANCELLED') return END;
  // The organizer's own pairings may replace a round that has begun.
  const takesBack = kind === 'PAIRED' && round?.status === 'PLAYING' && round.overAt === null;
  if (kind === 'UNDONE' || takesBack) return TAKEN_BACK;
  if (kind === 'TIME_CALLED') return TIME;
  return kind === 'PAUSED' || kind === 'RESUMED' ? PAUSES : null;
}

function placed(before: Event, entry: EventEntry): string {
  const round = currentRound(before);
  const where = round ? `, ${spotText({ stage: round.stage, round: round.round })}` : '';
  return `entry ${entry.version} ${entry.kind}${where}, by ${personText(before, entry)}`;
}

function personText(event: Event, { by }: EventEntry): string {
  return `${by}${playsIn(event, by) ? ', who plays in it' : ''}`;
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

type Entry = ReplayDocument['entries'][number];

const NAMED = 5;

/** Sentences about the judges' actions in a tournament's matches. */
export class JudgeStatements {
  readonly #rewound: { times: number; text: string }[] = [];
  readonly #others: string[] = [];

  /** Adds the entries of a match. @param entries all judges in these entries were allowed to judge */
  add(entries: readonly Entry[], spot: Spot): void {
    const words = entries.filter(({ kind, seat }) => isJudging(kind) && seat === null);
    const rewinds = words.filter(({ kind }) => kind === 'REWOUND');
    const others = words.filter(({ kind }) => kind !== 'REWOUND');
    const text = (of: readonly Entry[], what: string) => `${spotText(spot)}: ${what} by ${namesText(of)}`;
    if (rewinds.length > 0)
      this.#rewound.push({ times: rewinds.length, text: text(rewinds, timesText(rewinds.length)) });
    if (others.length > 0) this.#others.push(text(others, kindsText(others)));
  }

  get sentences(): string[] {
    // Matches with the most rewinds come first, so that a shortened list omits the fewest rewinds.
    const rewound = [...this.#rewound].sort((a, b) => b.times - a.times);
    const all = rewound.reduce((sum, { times }) => sum + times, 0);
    const matches = rewound.length === 1 ? '1 match' : `${rewound.length} matches`;
    return [
      ...listed(
        `Rewinds: judges have rewound ${matches}, ${timesText(all)} in all, and the moves taken back were played again:`,
        rewound.map(({ text }) => text),
      ),
      ...listed('Judges: they made other decisions in', this.#others),
    ];
  }
}

function timesText(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

function kindsText(entries: readonly Entry[]): string {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((one) => `${entries.filter(({ kind }) => kind === one).length} ${one}`).join(', ');
}

function namesText(entries: readonly Entry[]): string {
  const names = [...new Set(entries.map(({ move }) => String(move?.by)))];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} others` : ''}`;
}
