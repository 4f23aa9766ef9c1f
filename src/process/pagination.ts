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
  { first, last }: { first?: number | null; last?: number | null },
): { size: number; backwards: boolean } {
  if (typeof last !== 'number') return { size: pageSize(page, first), backwards: false };
  if (typeof first === 'number') throw badInput('last', 'Send either first or last, not both.');
  return { size: pageSize(page, last, 'last'), backwards: true };
}

/** A position in a list sorted by creation time. */
export type Position = [createdAt: Date, id: string];

const position = z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.guid()]);

export function cursorOf({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

/** Null without a cursor. @throws Refused BAD_INPUT */
export function openCursor(field: 'after' | 'before', cursor: string | null | undefined): Position | null {
  if (!cursor) return null;
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw badInput(field, `${field}: not a cursor from this list; send a cursor of its page, or leave it out`);
  }
}
