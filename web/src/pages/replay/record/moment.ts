import type { Viewer } from '../../../../../src/engine/index.ts';

/** The moment in a replay link: the entry and the perspective. */
export interface Moment {
  version: number;
  viewer: Viewer;
}

/**
 * Reads a moment from an address: `?entry=120&eyes=0,2`. Missing or invalid parts mean the first entry and
 * everything.
 * @param last the last entry of the record
 */
export function momentIn(query: URLSearchParams, last: number, seats: number): Moment {
  const entry = query.get('entry') ?? '';
  const version = /^\d{1,9}$/.test(entry) ? Math.min(Number(entry), last) : 0;
  return { version, viewer: viewerIn(query.get('eyes') ?? '', seats) };
}

function viewerIn(text: string, seats: number): Viewer {
  if (text === 'nobody') return [];
  const numbers = text.split(',').map((part) => (/^\d$/.test(part) ? Number(part) : -1));
  const known = numbers.filter((seat) => seat >= 0 && seat < seats);
  return known.length > 0 ? ordered(known) : 'everything';
}

/** Returns the shareable address of a moment. Other parameters stay. */
export function addressOf(pathname: string, query: URLSearchParams, { version, viewer }: Moment): string {
  const said = new URLSearchParams(query);
  said.set('entry', String(version));
  if (viewer === 'everything') said.delete('eyes');
  else said.set('eyes', viewer.length > 0 ? viewer.join(',') : 'nobody');
  return `${pathname}?${said.toString().replaceAll('%2C', ',')}`;
}

/** Adds a seat to the perspective, or removes it. If the perspective is everything, leaves only that seat. */
export function withSeat(viewer: Viewer, seat: number): Viewer {
  if (viewer === 'everything') return [seat];
  return viewer.includes(seat) ? viewer.filter((one) => one !== seat) : ordered([...viewer, seat]);
}

function ordered(seats: readonly number[]): readonly number[] {
  return [...new Set(seats)].sort((a, b) => a - b);
}
