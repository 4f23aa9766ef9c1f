import type { EventEntry } from '../event/entry.ts';
import type { Followed } from './follows.ts';
import type { RecordHead } from './record-form.ts';
import { listed, type Spot, spotText } from './verdict.ts';

/** What the log of a tournament proves once it was decided again, a sentence each. */
export function provenOf({ seedHash }: RecordHead, { event }: Followed): string[] {
  const rounds = event.stages.flatMap((stage) => stage.rounds).filter(({ status }) => status === 'PLAYING');
  const paired = rounds.filter(({ supplied }) => !supplied).length;
  return [
    'Chain: since it was hashed, no entry was changed, added, left out or moved to another place.',
    `Lots: every draw follows from the seed whose hash, ${seedHash}, stands in the first entry.`,
    `Pairings: ${paired} of ${rounds.length} rounds are paired as the rules and the lots say; every table, bye and seat order in them follows.`,
    event.status === 'FINISHED'
      ? 'Standings: every result that counts, who went on, and every place at the end follow from the matches and the rulings in the log.'
      : 'Standings: every result that counts follows from the matches and the rulings in the log. It was cancelled: there are no places.',
  ];
}

/** What it does not prove. */
export function unprovenOf(entries: readonly EventEntry[], { event, matches, decisions }: Followed): string[] {
  const rounds = event.stages.flatMap((stage) => stage.rounds);
  const supplied = rounds.filter((one) => one.supplied && one.status === 'PLAYING');
  const words = entries.filter(isWord);
  return [
    ...decisions.sentences,
    ...listed(
      'No-shows: by the times of their matches, these lost a table without having done anything at it:',
      noShowsIn(event),
    ),
    ...listed(
      'Pairings: the organizer has made or changed those of',
      supplied.map(({ stage, round }) => spotText({ stage, round })),
    ),
    ...listed(
      'Word of the organizer, the judges or whoever runs the server, and no matter of rules:',
      words.map(({ version, kind }) => `entry ${version} ${kind}`),
    ),
    ...listed('Matches: these were begun, and no result of them was taken:', matches.unfinished.map(spotText)),
    'Persons: that different players are different people, and when who asked for what, is the word of whoever runs the server.',
  ];
}

function noShowsIn({ stages }: Followed['event']): string[] {
  return stages.flatMap(({ rounds }) =>
    rounds.flatMap(({ stage, round, tables }) =>
      tables.flatMap(({ table, noShows = [] }) =>
        noShows.map((entrant) => `entrant ${entrant} (${spotText({ stage, round, table })})`),
      ),
    ),
  );
}

/** What else no rule says: that somebody ruled, left in another's name, supplied an order, had no deck, time was up by the clock, or the server was away. */
function isWord(entry: EventEntry): boolean {
  if (entry.kind === 'BEGUN') return entry.input.seeding !== null && entry.input.seeding.length > 0;
  if (entry.kind === 'RESULTS') return entry.input.games.some(({ noDeck }) => noDeck !== undefined);
  if (entry.kind === 'TIME_CALLED') return entry.by === null;
  return ['RULED', 'DISQUALIFIED', 'DROPPED', 'REINSTATED', 'TIME_GIVEN_BACK'].includes(entry.kind);
}

/** What is said of several matches, once: the sentence, and of which. */
export class Sayings {
  readonly #said = new Map<string, string[]>();

  add(sentence: string, spot: Spot): void {
    this.#said.set(sentence, [...(this.#said.get(sentence) ?? []), spotText(spot)]);
  }

  get sentences(): string[] {
    return [...this.#said].flatMap(([sentence, spots]) => listed(`Matches: ${sentence} That is so of`, spots));
  }
}
