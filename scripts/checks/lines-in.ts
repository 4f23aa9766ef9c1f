import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';
import { Refused } from '../../src/errors.ts';

const CHUNK = 1024 * 1024;
/** The maximum size of a line in bytes, which is larger than the longest match of any game. */
const LONGEST = 64 * CHUNK;
const LINE_END = 10;

/** Reads a file line by line, with only one line in memory. @throws Refused TOO_COSTLY, BAD_INPUT */
export function* linesIn(file: string): Generator<string> {
  let parts: Buffer[] = [];
  for (const chunk of chunksOf(file)) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_END); to >= 0; to = chunk.indexOf(LINE_END, from)) {
      yield textOf([...parts, chunk.subarray(from, to)]);
      parts = [];
      from = to + 1;
    }
    parts.push(chunk.subarray(from));
    mustFit(parts);
  }
  yield textOf(parts);
}

/** Reads the first line, or as much of the first line as fits into a chunk. */
export function firstLine(file: string): string {
  const [chunk = Buffer.alloc(0)] = chunksOf(file);
  const end = chunk.indexOf(LINE_END);
  return chunk.subarray(0, end < 0 ? chunk.length : end).toString();
}

function* chunksOf(file: string): Generator<Buffer> {
  const opened = openSync(file, 'r');
  try {
    for (;;) {
      const chunk = Buffer.alloc(CHUNK);
      const length = readSync(opened, chunk, 0, CHUNK, null);
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(opened);
  }
}

function mustFit(parts: readonly Buffer[]): void {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length > LONGEST) throw new Refused('TOO_COSTLY', 'A line is too long.', { cost: length, limit: LONGEST });
}

function textOf(parts: readonly Buffer[]): string {
  const line = Buffer.concat(parts);
  if (!isUtf8(line)) throw new Refused('BAD_INPUT', 'The file is not UTF-8.', { field: 'body' });
  return line.toString();
}
