import type { EventEntry } from '../event/entry.ts';
import { currentRound, type Event, type EventStage, playsIn } from '../event/event.ts';
import { isElimination } from '../event/games.ts';
import { hasNextRound, roundsOf } from '../event/progress.ts';
import { listed, spotText } from './verdict.ts';

/** What people have decided in a tournament's course though no rule says so, each with its entry, and who it was. */
export class Decisions {
  readonly #ends: string[] = [];
  readonly #undone: string[] = [];
  readonly #timeCalled: string[] = [];
  readonly #pauses: string[] = [];

  /** Takes in an entry. @param before what there was when it was made */
  follow(before: Event | null, entry: EventEntry): void {
    if (!before || entry.by === null) return;
    const { kind } = entry;
    if (kind === 'ENDED' || kind === 'CANCELLED') this.#ends.push(endText(before, entry));
    if (kind === 'UNDONE' || takesBack(before, entry)) this.#undone.push(placed(before, entry));
    if (kind === 'TIME_CALLED') this.#timeCalled.push(placed(before, entry));
    if (kind === 'PAUSED' || kind === 'RESUMED') this.#pauses.push(placed(before, entry));
  }

  get sentences(): string[] {
    return [
      ...listed('End: the organizer', this.#ends),
      ...listed(
        'Lots: the organizer has taken back rounds before anybody had played in them, which is the word of whoever runs the server, to have them drawn anew or to pair them otherwise:',
        this.#undone,
      ),
      ...listed('Time: the organizer has called the time of a round:', this.#timeCalled),
      ...listed('Pauses: the organizer let it stand still and go on:', this.#pauses),
    ];
  }
}

// The organizer's own pairings can take the place of a round that has begun.
function takesBack(before: Event, { kind }: EventEntry): boolean {
  const round = currentRound(before);
  return kind === 'PAIRED' && round?.status === 'PLAYING' && round.overAt === null;
}

/** An entry, which round it was made in, and by whom. */
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
