import type { BoardShape, CardView, Cell } from '../../data/client.ts';
import { memo } from '../../parts/memo.tsx';
import { outline } from '../geometry.ts';
import { inLines } from '../lettering.ts';
import { colourOf, looksOf } from '../skins/skin.ts';
import { aboutPiece, keyOf, litOne, subjectsOfCell } from '../subjects.ts';
import { looking, useAround } from '../surroundings.ts';
import style from './cell.module.css';
import { KEY_AT, shortKey } from './lettered.ts';
import { Order, pressed } from './piece.tsx';

interface CellProps {
  readonly cell: Cell;
  readonly shape: BoardShape;
  /** The cell's centre. */
  readonly x: number;
  readonly y: number;
  /** The card that forms the cell's ground, if readable. */
  readonly card: CardView | undefined;
  /** Whether the cell is plain ground, whose name would repeat itself all over the board. */
  readonly isPlain: boolean;
  readonly small: boolean;
  /** The smallest font size. */
  readonly least: number;
  /** Whether the cell is the current tab stop. */
  readonly isHere: boolean;
  readonly onReach: (key: string) => void;
}

/** Renders one space of the board: its ground, name and owner. */
export const CellShape = memo(({ cell, shape, x, y, card, isPlain, small, least, isHere, onReach }: CellProps) => {
  const around = useAround();
  const subject = litOne(around.marks, [...subjectsOfCell(cell), ...cell.pieces.map(aboutPiece)]);
  const own = litOne(around.marks, subjectsOfCell(cell));
  const mark = own ? around.marks.get(keyOf(own)) : undefined;
  const look = looksOf(around.skin, 'cells', [cell.label, cell.kind]);
  const pick = subject && around.pick ? () => around.pick?.(subject) : undefined;
  const classes = [style.cell, isPlain && style.plain, mark && style[mark.state]];
  const isEmpty = cell.pieces.length === 0;
  const whose = cell.seat == null ? '' : around.nameOf(cell.seat);
  const heard = [cell.label, whose, shortKey(cell), mark?.picks, ...cell.pieces.map(({ label }) => label)]
    .filter(Boolean)
    .join(', ');
  return (
    <g class={classes.filter(Boolean).join(' ')} style={{ transform: `translate(${x}px, ${y}px)`, ...colourOf(look) }}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button element */}
      <g
        class={style.hit}
        role="button"
        // SVG requires this spelling of the attribute.
        tabindex={isHere ? 0 : -1}
        aria-label={heard}
        aria-pressed={mark ? mark.state === 'picked' : undefined}
        aria-disabled={!pick}
        data-cell={cell.key}
        data-lit={mark?.state}
        data-pointed={mark?.isPointed}
        data-subject={subject && pick ? keyOf(subject) : undefined}
        onClick={pick}
        onKeyDown={pressed(pick)}
        {...looking(around.show, () => {
          return {
            title: card?.name ?? cell.label,
            about: [shortKey(cell), whose].filter(Boolean).join(' · '),
            text: card?.text ?? '',
            stats: [],
          };
        })}
        onFocusCapture={() => onReach(cell.key)}
      >
        <polygon class={style.ground} points={outline(shape, 0.97)} />
      </g>
      {cell.seat != null && (
        <polygon
          class={style.owner}
          points={outline(shape, 0.9)}
          style={{ '--seat': `var(--seat-${cell.seat % 6})` }}
        />
      )}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable */}
      <g class={style.drawn} aria-hidden="true">
        {look.symbol && <path class={isEmpty ? style.symbol : style.behind} d={look.symbol} />}
        {!small && isEmpty && (!isPlain || card?.name || cell.seat != null || mark?.picks) && (
          <Name text={mark?.picks ?? card?.name ?? cell.label} hasSymbol={look.symbol !== null} least={least} />
        )}
        {!small && (
          <text class={style.key} data-shape={shape} {...KEY_AT[shape]}>
            {shortKey(cell)}
          </text>
        )}
      </g>
      {mark?.order !== undefined && <Order number={mark.order} />}
    </g>
  );
});

/** The number of letters in a line of the usual size. */
const LETTERS = 11;
const SIZE = 14;

function Name({ text, hasSymbol, least }: { text: string; hasSymbol: boolean; least: number }) {
  const size = Math.max(SIZE, least);
  const lines = inLines(text, Math.floor((LETTERS * SIZE) / size), 2);
  return (
    <text class={style.name}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" y={(hasSymbol ? 26 : 4) + (i - (lines.length - 1) / 2) * size * 1.14}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
