import type { Place, TableView } from '../../data/client.ts';
import type { Box } from '../geometry.ts';

/**
 * Returns where a place is inside an element, in pixels; null if it is not drawn. A piece that is no longer there, or
 * not yet, is looked for at its cell, and a zone that is not drawn at its seat.
 */
export function findPlace(root: Element, tables: readonly TableView[], place: Place): Box | null {
  const found = root.querySelector(selectorOf(place));
  const rect = found?.getBoundingClientRect();
  if (!found || !rect || rect.width === 0) {
    const other = insteadOf(tables, place);
    return other ? findPlace(root, [], other) : null;
  }
  const outer = root.getBoundingClientRect();
  const frame = frameOf(found);
  if (frame && isHidden(found, frame)) return null;
  return { x: rect.left - outer.left, y: rect.top - outer.top, width: rect.width, height: rect.height };
}

const ATTRIBUTE: Readonly<Record<Place['kind'], string>> = {
  CELL: 'data-cell',
  PIECE: 'data-piece',
  SEAT: 'data-seat',
  ZONE: 'data-zone',
};

function selectorOf({ kind, key }: Place): string {
  return `[${ATTRIBUTE[kind]}="${CSS.escape(key)}"]`;
}

function insteadOf(tables: readonly TableView[], { kind, key }: Place): Place | null {
  for (const { board, zones } of tables) {
    const cell = board?.cells.find(({ pieces }) => kind === 'PIECE' && pieces.some((piece) => piece.key === key));
    if (cell) return { kind: 'CELL', key: cell.key };
    const zone = zones.find((one) => kind === 'ZONE' && one.key === key);
    if (zone?.seat != null) return { kind: 'SEAT', key: String(zone.seat) };
  }
  return null;
}

/** Returns what scrolls around a place: the frame of the board, or the column of seats on a wide screen. */
function frameOf(found: Element): Element | null {
  const frame = found.closest('[data-scrolls="true"], [data-column]');
  return frame && frame.clientWidth > 0 ? frame : null;
}

function isHidden(found: Element, frame: Element): boolean {
  return !isInside(found.getBoundingClientRect(), frame.getBoundingClientRect());
}

function isInside({ left, right, top, bottom }: DOMRect, frame: DOMRect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

/**
 * Scrolls the board inside its frame, or the column of seats, so that the first of these places that it hides comes into view.
 * @param isChosen whether the page may scroll too
 */
export function reveal(root: Element, places: readonly Place[], isChosen: boolean): void {
  for (const place of places) {
    const found = root.querySelector(selectorOf(place));
    if (found && isChosen) return found.scrollIntoView({ block: 'center', inline: 'center' });
    const frame = found && frameOf(found);
    if (!frame || !isHidden(found, frame)) continue;
    const [rect, around] = [found.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollBy({
      left: rect.left + rect.width / 2 - around.left - around.width / 2,
      top: rect.top + rect.height / 2 - around.top - around.height / 2,
    });
    return;
  }
}
