import { z } from 'zod';
import { badInput } from '../errors.ts';
import { parseInput } from './parse-input.ts';

/** The default size of a page, and the largest one. */
interface PageSizes {
  usual: number;
  largest: number;
}

/** @throws Refused BAD_INPUT */
export function pageSize(page: PageSizes, asked: number | null | undefined, field = 'first'): number {
  return parseInput(z.int().min(1).max(page.largest), asked ?? page.usual, field);
}

/** The size and the direction of a Relay page: the first elements, or the last ones. @throws Refused BAD_INPUT */
export function pageOf(
  page: PageSizes,
  { first, last }: { first?: number | null; last?: number | null },
): { size: number; backwards: boolean } {
  if (typeof last !== 'number') return { size: pageSize(page, first), backwards: false };
  if (typeof first === 'number') throw badInput('last', 'Send either first or last, not both.');
  return { size: pageSize(page, last, 'last'), backwards: true };
}

/** A position in a list that is sorted by creation. */
export type Position = [createdAt: Date, id: string];

const position = z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.guid()]);

export function cursorOf({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

/** @throws Refused BAD_INPUT */
export function openCursor(field: 'after' | 'before', cursor: string | null | undefined): Position | null {
  if (!cursor) return null;
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw badInput(field, `${field}: not a cursor from this list; send a cursor of its page, or leave it out`);
  }
}
