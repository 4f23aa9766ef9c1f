import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, CardView } from '../../data/client.ts';
import { t } from '../../texts/index.ts';
import { boxOf, nextTo, type Placed, placed } from '../geometry.ts';
import { CellShape } from '../pieces/cell.tsx';
import { PieceToken } from '../pieces/piece.tsx';
import { TurnArrows } from '../pieces/turn-arrows.tsx';
import { standing } from '../stacking.ts';
import { aboutPiece, keyOf } from '../subjects.ts';
import { useAround } from '../surroundings.ts';
import style from './field.module.css';
import { useLook } from './use-look.ts';

interface FieldProps {
  readonly board: Board;
  /** The readable cards that are pieces or ground, by number. */
  readonly cards: ReadonlyMap<number, CardView>;
  readonly plain: string | null;
  readonly turned: boolean;
}

/** The minimum width of a readable cell, in pixels. If cells would be narrower, the field scrolls in its frame. */
const LEAST = 40;
/** The minimum width of a cell with a name. A hexagon needs less, because its name runs from corner to corner. */
const READABLE = { SQUARE: 58, HEX: 42 } as const;
/** The width of a cell from which its piece has room for the cell's key. */
const CLOSE = 75;
const ZOOMS = [1, 1.4, 2, 2.8] as const;

/** The smallest letters that people can read, in pixels. */
const LETTERS = 10;

function leastLetters(cell: number): number {
  return Math.ceil((LETTERS * 1000) / cell) / 10;
}

/** Renders the board itself, with pieces above cells, as large as the space allows. */
export function Field({ board, cards, plain, turned }: FieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [chosen, setChosen] = useState<number | null>(null);
  const all = useMemo(() => placed(board, turned), [board, turned]);
  const box = useMemo(() => boxOf(board.shape, all), [board, all]);
  const fitting = Math.min(size.width / box.width, size.height / box.height) * 100;
  const isLaid = size.width > 0;
  const zoom = !isLaid ? 1 : (chosen ?? ZOOMS.find((one) => fitting * one >= LEAST) ?? 2.8);
  const cell = fitting * zoom;
  const { marks } = useAround();
  const onScroll = useLook({ frame, all, box, cell: isLaid ? cell : 0, marks });
  const move = (by: number) => setChosen(ZOOMS[ZOOMS.findIndex((one) => one >= zoom) + by] ?? zoom);
  return (
    <div class={style.field}>
      <div
        class={style.frame}
        ref={frame}
        onScroll={onScroll}
        data-scrolls={zoom > 1}
        {...(zoom > 1 ? { tabIndex: 0, role: 'region', 'aria-label': t('board.scrolls') } : {})}
        style={{ '--aspect': String(box.width / box.height) }}
      >
        {isLaid && (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
          <svg
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
            style={{
              width: `${(box.width * cell) / 100}px`,
              height: `${(box.height * cell) / 100}px`,
              '--least': `${leastLetters(cell)}px`,
            }}
            role="group"
            aria-label={t('board.field')}
            data-close={cell >= CLOSE}
          >
            <Things
              board={board}
              cards={cards}
              all={all}
              plain={plain}
              small={cell < READABLE[board.shape]}
              least={leastLetters(cell)}
            />
          </svg>
        )}
      </div>
      <div class={style.zoom}>
        <button type="button" aria-label={t('board.smaller')} disabled={zoom <= 1} onClick={() => move(-1)}>
          −
        </button>
        <button type="button" aria-label={t('board.larger')} disabled={zoom >= 2.8} onClick={() => move(1)}>
          +
        </button>
      </div>
    </div>
  );
}

interface ThingsProps {
  readonly board: Board;
  readonly cards: ReadonlyMap<number, CardView>;
  readonly all: readonly Placed[];
  readonly plain: string | null;
  readonly small: boolean;
  /** The smallest font size, in the board's units. */
  readonly least: number;
}

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

// The board is one tab stop, like a grid: the arrow keys move the focus from cell to cell.
function Things({ board: { shape }, cards, all, plain, small, least }: ThingsProps) {
  const [at, setAt] = useState<string | null>(null);
  const cardOf = (number: number | null | undefined) => (number == null ? undefined : cards.get(number));
  const here = all.find(({ cell }) => cell.key === at) ?? all[0];
  const { marks, turn } = useAround();
  const turned = all.find(({ cell }) => cell.pieces.some((piece) => marks.get(keyOf(aboutPiece(piece)))?.turns));
  const go = (event: KeyboardEvent) => {
    const way = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
    const next = way && here ? nextTo(all, here, way) : null;
    if (!next || !(event.currentTarget instanceof Element)) return;
    event.preventDefault();
    setAt(next.cell.key);
    const found = event.currentTarget.querySelector(`[data-cell="${CSS.escape(next.cell.key)}"]`);
    if (found instanceof SVGElement) found.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cells inside have the focus, and their key events bubble up
    <g onKeyDown={go}>
      {all.map(({ cell, at: middle }) => (
        <CellShape
          key={cell.key}
          cell={cell}
          x={middle.x}
          y={middle.y}
          card={cardOf(cell.card)}
          shape={shape}
          isPlain={cell.kind === plain}
          small={small}
          least={least}
          isHere={cell === here?.cell}
          onReach={setAt}
        />
      ))}
      {all.flatMap(({ cell, at: middle }) =>
        cell.pieces.map((piece, i) => {
          const { x, y, scale } = standing(shape, i, cell.pieces.length);
          return (
            <PieceToken
              key={piece.key}
              piece={piece}
              cell={cell}
              shape={shape}
              x={middle.x + x}
              y={middle.y + y}
              card={cardOf(piece.card)}
              scale={scale}
              small={small}
              least={least}
              isHere={cell === here?.cell}
            />
          );
        }),
      )}
      {turn && turned && <TurnArrows {...turned.at} shape={shape} small={small} turn={turn} />}
    </g>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The delay in milliseconds before the field grows, because rows beside the board change height with every card. */
const STEADY = 400;

function useSize(frame: { current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!frame.current) return;
    let later = 0;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize((old) => (old.width === 0 ? { width, height } : least(old, { width, height })));
      window.clearTimeout(later);
      later = window.setTimeout(() => setSize({ width, height }), STEADY);
    });
    watch.observe(frame.current);
    return () => {
      watch.disconnect();
      window.clearTimeout(later);
    };
  }, [frame]);
  return size;
}

function least(old: Size, now: Size): Size {
  if (old.width <= now.width && old.height <= now.height) return old;
  return { width: Math.min(old.width, now.width), height: Math.min(old.height, now.height) };
}
