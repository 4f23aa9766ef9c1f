import { z } from 'zod';
import { badInput } from '../errors.ts';
import { parseInput, wholeNumber } from './parse-input.ts';

interface PageSizes {
  usual: number;
  largest: number;
}

/** @throws Refused BAD_INPUT */
export function pageSize(page: PageSizes, asked: number | null | undefined, field = 'first'): number {
  return parseInput(wholeNumber(1, page.largest), asked ?? page.usual, field);
}

/** @throws Refused BAD_INPUT */
export function pageOf(
  page: PageSizes,
  { first, last }: Pick<PageInput, 'first' | 'last'>,
): { size: number; backwards: boolean } {
  if (typeof last !== 'number') return { size: pageSize(page, first), backwards: false };
  if (typeof first === 'number') throw badInput('last', 'Send either first or last, not both.');
  return { size: pageSize(page, last, 'last'), backwards: true };
}

/** A position in a list sorted by creation time. */
export type Position = [createdAt: Date, id: string];

const position = z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.guid()]);

export function cursorOf({ createdAt, id }: { createdAt: Date; id: string }): string {
  return cursorAt([createdAt, id]);
}

/** Returns the cursor of a position in any list. */
export function cursorAt(position: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Null without a cursor. @throws Refused BAD_INPUT */
export function openCursor(field: 'after' | 'before', cursor: string | null | undefined): Position | null {
  return positionAt(position, field, cursor);
}

/** Null without a cursor. @param form the form of the list's positions @throws Refused BAD_INPUT */
export function positionAt<P>(
  form: z.ZodType<P>,
  field: 'after' | 'before',
  cursor: string | null | undefined,
): P | null {
  if (!cursor) return null;
  try {
    return form.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw badInput(field, `${field}: not a cursor from this list; send a cursor of its page, or leave it out`);
  }
}

export interface PageInput {
  /** The page size from the start. If `first` and `last` are omitted, the list's usual size. */
  first?: number | null;
  /** The page size from the end. Not allowed together with `first`. */
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

export interface PageInfo {
  hasNextPage: boolean;
  /** When paging forward: whether a cursor was given, because the cursor's row is on an earlier page. */
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** The rows to read: strictly between two positions, from the end of the list if `backwards`. */
export interface PageRange {
  after: Position | null;
  before: Position | null;
  backwards: boolean;
  most: number;
}

/**
 * Returns a page of a list that is sorted by creation time, newest first.
 * @param read returns the rows of a range, oldest first if `backwards`
 * @throws Refused BAD_INPUT (page size or cursor)
 */
export async function readPage<R extends { createdAt: Date; id: string }>(
  sizes: PageSizes,
  input: PageInput,
  read: (range: PageRange) => Promise<R[]>,
): Promise<{ rows: R[]; pageInfo: PageInfo }> {
  const { size, backwards } = pageOf(sizes, input);
  const [after, before] = [openCursor('after', input.after), openCursor('before', input.before)];
  const found = await read({ after, before, backwards, most: size + 1 });
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const isMore = found.length > size;
  const [hasNextPage, hasPreviousPage] = backwards ? [before !== null, isMore] : [isMore, after !== null];
  const [first, last] = [rows[0], rows.at(-1)];
  const [startCursor, endCursor] = [first ? cursorOf(first) : null, last ? cursorOf(last) : null];
  return { rows, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor } };
}
