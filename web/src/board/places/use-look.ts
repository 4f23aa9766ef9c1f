import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Box, Placed, Point } from '../geometry.ts';
import { isSeen, type Look, lookAt } from '../in-view.ts';
import { aboutPiece, keyOf, type Mark, type Marks, subjectsOfCell, subjectsOfPiece } from '../subjects.ts';
import { scrollBehavior } from '../use-in-view.ts';

interface Looking {
  readonly frame: { readonly current: HTMLElement | null };
  readonly all: readonly Placed[];
  readonly box: Box;
  /** Pixels per hundred board units; 0 until the board is drawn. */
  readonly cell: number;
  readonly marks: Marks;
}

/**
 * Returns the view of a board that is larger than its frame. It starts at the cells that can be chosen, or at those
 * with pieces, keeps its centre when the reader zooms, and moves when other cells can be chosen or the reader points at
 * an answer about them. Only the frame scrolls.
 * @returns the scroll handler of the frame, which records the reader's new centre
 */
export function useLook({ frame, all, box, cell, marks }: Looking): () => void {
  const middle = useRef<Point | null>(null);
  const before = useRef<readonly string[]>([]);
  const drawn = useRef('');
  const lit = useMemo(() => all.filter((one) => hasMark(one, marks, ({ state }) => state === 'open')), [all, marks]);
  const pointed = useMemo(() => all.filter((one) => hasMark(one, marks, isPointedAt)), [all, marks]);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || cell === 0) return;
    const now = seenOf(current, cell, middle.current ?? box);
    const moved = middle.current ? onwards(lit, before.current, box, now) : opening(all, lit, box, now);
    const next = pointed.some(({ at }) => !isSeen(at, now)) ? lookAt(placesOf(pointed), box, now) : moved;
    before.current = lit.map((one) => one.cell.key);
    const scale = `${cell} ${box.x} ${box.y}`;
    const isSame = drawn.current === scale;
    if (isSame && next === now) return;
    middle.current = next;
    drawn.current = scale;
    current.scrollTo({ ...cornerOf(next, box, cell), behavior: isSame ? scrollBehavior() : 'instant' });
  }, [frame, all, lit, pointed, box, cell]);
  return () => {
    if (!frame.current || !middle.current) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame.current;
    const inUnits = (pixels: number) => (pixels * 100) / cell;
    middle.current = {
      x: box.x + inUnits(scrollLeft + clientWidth / 2),
      y: box.y + inUnits(scrollTop + clientHeight / 2),
    };
  };
}

const isPointedAt = ({ isPointed }: Mark): boolean => isPointed === true;

function hasMark({ cell }: Placed, marks: Marks, is: (mark: Mark) => boolean): boolean {
  const subjects = [
    ...subjectsOfCell(cell),
    ...cell.pieces.flatMap((piece) => [aboutPiece(piece), ...subjectsOfPiece(piece, cell)]),
  ];
  return subjects.some((one) => {
    const mark = marks.get(keyOf(one));
    return mark !== undefined && is(mark);
  });
}

function opening(all: readonly Placed[], lit: readonly Placed[], box: Box, now: Look): Look {
  const taken = all.filter(({ cell }) => cell.pieces.length > 0);
  return lookAt(placesOf(lit.length > 0 ? lit : taken), box, now);
}

// If no choice is new, the reader's view stays as long as some choices are visible.
function onwards(lit: readonly Placed[], before: readonly string[], box: Box, now: Look): Look {
  const isNew = lit.some(({ cell }) => !before.includes(cell.key));
  const seen = lit.filter(({ at }) => isSeen(at, now)).length;
  const isEnough = isNew ? seen === lit.length : seen > 0 || lit.length === before.length || lit.length === 0;
  return isEnough ? now : lookAt(placesOf(lit), box, now);
}

const placesOf = (all: readonly Placed[]): Point[] => all.map(({ at }) => at);

function seenOf({ clientWidth, clientHeight }: HTMLElement, cell: number, { x, y }: Point): Look {
  return { x, y, width: (clientWidth * 100) / cell, height: (clientHeight * 100) / cell };
}

function cornerOf(look: Look, box: Box, cell: number): { left: number; top: number } {
  const inPixels = (units: number) => Math.round((units * cell) / 100);
  return { left: inPixels(look.x - look.width / 2 - box.x), top: inPixels(look.y - look.height / 2 - box.y) };
}
