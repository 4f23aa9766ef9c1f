import type { TournamentView } from '../../../tournaments/index.ts';

/** The maximum length of a line in bytes, without the line break (RFC 5545, 3.1). */
const LINE = 75;
const HOUR = 3_600_000;

/** A round as a calendar event. */
export interface CalendarEvent {
  uid: string;
  summary: string;
  /** When the round begins, in milliseconds since 1970. */
  from: number;
  to: number;
  /** Whether the round could begin at a different time. */
  tentative: boolean;
}

/** Returns a calendar of a tournament's past and expected rounds. */
export function calendar(tournament: TournamentView): string {
  const { id, version, setup, createdAt } = tournament;
  const about = { id, version, name: setup.name, stamp: createdAt.getTime() };
  return calendarText(about, [...begunRounds(tournament), ...roundsToCome(tournament)]);
}

/** Formats a calendar (RFC 5545). @param about includes `stamp`, the time of creation in milliseconds since 1970 */
export function calendarText(
  about: { id: string; version: number; name: string; stamp: number },
  rounds: readonly CalendarEvent[],
): string {
  const events = rounds.flatMap((one) => [
    'BEGIN:VEVENT',
    `UID:${one.uid}`,
    `DTSTAMP:${moment(about.stamp)}`,
    `SEQUENCE:${about.version}`,
    `DTSTART:${moment(one.from)}`,
    `DTEND:${moment(one.to)}`,
    `SUMMARY:${escaped(one.summary)}`,
    `STATUS:${one.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]);
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Arbiter//Tournaments//EN', 'CALSCALE:GREGORIAN'],
    `X-WR-CALNAME:${escaped(about.name)}`,
    `X-WR-RELCALID:${about.id}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function begunRounds({ id, setup, stages }: TournamentView): CalendarEvent[] {
  return stages.flatMap((stage) =>
    stage.rounds.flatMap(({ round, begunAt, endsAt, overAt }) => {
      if (begunAt === null) return [];
      const to = Math.max(endsAt ?? overAt ?? begunAt + HOUR, begunAt + 1000);
      return [{ ...about(id, setup.name, stage.number, round), from: begunAt, to, tentative: false }];
    }),
  );
}

// Later rounds can be predicted only if they have a time limit and their number is known, as in a Swiss stage with a
// set number of rounds.
function roundsToCome({ id, setup, stages, status, begunAt }: TournamentView): CalendarEvent[] {
  const { roundLength, pause } = setup;
  if (status === 'FINISHED' || status === 'CANCELLED') return [];
  const number = Math.max(1, stages.length);
  const planned = setup.stages[number - 1];
  const rounds = stages.at(-1)?.rounds ?? [];
  const last = rounds.at(-1);
  const start = last?.begunAt ?? begunAt?.getTime() ?? setup.startsAt;
  if (start === null || planned?.kind !== 'SWISS') return firstAlone(id, setup, stages.length);
  const step = ((roundLength ?? 0) + pause) * 1000;
  const begun = last?.begunAt ? rounds.length : 0;
  const count = roundLength === null ? Math.max(1, begun) : (planned.rounds ?? Math.max(1, begun));
  return Array.from({ length: Math.max(0, count - begun) }, (_, index) => {
    const from = start + step * (index + (begun > 0 ? 1 : 0));
    const to = from + (roundLength ?? 3600) * 1000;
    return { ...about(id, setup.name, number, begun + index + 1), from, to, tentative: true };
  });
}

function firstAlone(id: string, setup: TournamentView['setup'], begun: number): CalendarEvent[] {
  if (setup.startsAt === null || begun > 0) return [];
  const to = setup.startsAt + (setup.roundLength ?? 3600) * 1000;
  return [{ ...about(id, setup.name, 1, 1), from: setup.startsAt, to, tentative: true }];
}

function about(id: string, name: string, stage: number, round: number): Pick<CalendarEvent, 'uid' | 'summary'> {
  return { uid: `${id}-${stage}-${round}@arbiter`, summary: `${name}: stage ${stage}, round ${round}` };
}

/** Formats a time in UTC. */
function moment(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Escapes a text (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Folds a long line by moving the rest to the next line, after a space. Characters are never split. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
