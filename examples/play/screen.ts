import pc from 'picocolors';
import { seatPaint } from './seats.ts';
import type { Entry, Match } from './shapes.ts';
import { tableLines } from './table.ts';
import { width, wrap } from './text.ts';

/** The terminal's output. While a question is on the screen, `held` collects all other lines. */
export interface Screen {
  held: string[] | null;
}

export function print(screen: Screen, ...lines: readonly string[]): void {
  if (screen.held) screen.held.push(...lines);
  else for (const line of lines) console.log(line);
}

export function hold(screen: Screen): void {
  screen.held ??= [];
}

export function release(screen: Screen): void {
  const lines = screen.held ?? [];
  screen.held = null;
  print(screen, ...lines);
}

function namesOf(match: Match): string[] {
  return match.seats.map(({ name }) => name);
}

export function entryLines(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ version, seat, kind, text }) => {
    const late = kind === 'TIMED_OUT' ? 'time is up: ' : '';
    const told = wrap(late + text, width() - 1, '      ', `${String(version).padStart(4)}  `);
    return text ? told.map(seatPaint(seat)) : [];
  });
}

export function tablePicture(match: Match): string[] {
  const title = ` ${match.game.title} · ${match.id} `;
  const rule = '─'.repeat(Math.max(0, width() - title.length - 1));
  const mine = match.yourSeats[0] ?? null;
  return ['', pc.dim(title + rule), ...tableLines(match.table, namesOf(match), mine), ...clockLine(match), ''];
}

function clockLine({ clock, seats }: Match): string[] {
  if (!clock) return [];
  const times = clock.seats.map(({ seat, left, deadline }) => {
    const text = `${seats[seat]?.name ?? seat} ${left === null ? '–' : minutes(left)}${deadline ? ' ◂' : ''}`;
    return seatPaint(seat)(text);
  });
  return [`Clock  ${times.join(' · ')}`];
}

function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function resultLines({ result, seats }: Match): string[] {
  if (!result) return [];
  const places = result.places.map(({ place, seats: there }) => {
    const names = there.map((seat) => pc.bold(seatPaint(seat)(seats[seat]?.name ?? `seat ${seat + 1}`)));
    return `  ${place}. ${names.join(', ')}`;
  });
  return ['', pc.bold('The match is over.'), ...wrap(result.why, width() - 1), ...places];
}
