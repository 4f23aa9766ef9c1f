import type { BoardShape, CardView, Cell, Piece } from '../../data/client.ts';
import { memo } from '../../parts/memo.tsx';
import { t } from '../../texts/index.ts';
import { outline } from '../geometry.ts';
import { colourOf, looksOf } from '../skins/skin.ts';
import { amount, inWords, type Stats, share, statsOf } from '../stats.ts';
import { keyOf, litOne, subjectsOfPiece } from '../subjects.ts';
import { type Closely, looking, useAround } from '../surroundings.ts';
import { acrossHexagon, barOn, inSquare, readable, shortKey, type Written } from './lettered.ts';
import style from './piece.module.css';
import { SideNumbers, Walls } from './sides.tsx';
import { useWheel } from './turn-arrows.tsx';

interface PieceProps {
  readonly piece: Piece;
  readonly cell: Cell;
  readonly shape: BoardShape;
  /** The piece's centre, and its scale relative to a piece that is alone on its cell. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The card that the piece represents, if readable. */
  readonly card: CardView | undefined;
  /** Whether cells are so small on the screen that letters replace names. */
  readonly small: boolean;
  /** The smallest font size on a piece that is alone on its cell. */
  readonly least: number;
  /** Whether the piece's cell is the current tab stop, so that the piece is the next tab stop. */
  readonly isHere: boolean;
}

/** Renders a piece on the board, which slides when it moves. */
export const PieceToken = memo(({ piece, cell, shape, x, y, scale, card, small, least, isHere }: PieceProps) => {
  const around = useAround();
  const subject = litOne(around.marks, subjectsOfPiece(piece, cell));
  const mark = subject ? around.marks.get(keyOf(subject)) : undefined;
  const look = looksOf(around.skin, 'pieces', [piece.label, ...piece.label.split(/[ ,]+/), piece.kind]);
  const pick = subject && around.pick ? () => around.pick?.(subject) : undefined;
  const onWheel = useWheel(mark?.turns ? around.turn : null);
  const classes = [style.piece, mark && style[mark.state], piece.seat == null ? style.nobodys : ''];
  const letters = { '--least': `${least / scale}px` };
  const place = { transform: `translate(${x}px, ${y}px) scale(${scale})`, ...colourOf(look), ...letters };
  return (
    <g
      class={classes.filter(Boolean).join(' ')}
      style={{ ...place, ...(piece.seat == null ? {} : { '--seat': `var(--seat-${piece.seat % 6})` }) }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button element */}
      <g
        class={style.hit}
        role="button"
        tabindex={pick && isHere ? 0 : -1}
        aria-label={[piece.label, ownerOf(piece, around.nameOf), inWords(piece.stats), placeOf(piece, cell)]
          .filter(Boolean)
          .join(', ')}
        aria-pressed={mark ? mark.state === 'picked' : undefined}
        aria-disabled={!pick}
        data-piece={piece.key}
        data-lit={mark?.state}
        data-turns={mark?.turns || undefined}
        data-pointed={mark?.isPointed}
        data-subject={subject && pick ? keyOf(subject) : undefined}
        onClick={pick}
        onKeyDown={pressed(pick)}
        onWheel={onWheel}
        {...looking(around.show, () => closely(piece, cell, card, around.nameOf))}
      >
        <polygon class={style.token} points={outline(shape, shape === 'SQUARE' ? 0.84 : 0.86)} />
      </g>
      <Drawn
        piece={piece}
        cell={cell}
        shape={shape}
        small={small || scale < 0.7}
        least={least / scale}
        symbol={look.symbol}
      />
      {mark?.order !== undefined && <Order number={mark.order} />}
    </g>
  );
});

interface DrawnProps {
  readonly piece: Piece;
  readonly cell: Cell;
  readonly shape: BoardShape;
  readonly small: boolean;
  readonly least: number;
  readonly symbol: string | null;
}

/** Renders the visible part of a piece. Screen readers get the piece's name. */
function Drawn({ piece, cell, shape, small, least, symbol }: DrawnProps) {
  const { skin } = useAround();
  const { rotation, stats } = piece;
  const turn = shape === 'SQUARE' ? `rotate(${(rotation ?? 0) * 90}deg)` : undefined;
  const numbers = statsOf(stats, skin.walls);
  const name = piece.label.split(',')[0] ?? piece.label;
  const usual =
    shape === 'HEX'
      ? acrossHexagon(name, small, numbers.sides.length > 0)
      : inSquare(name, small, symbol !== null, stats.length > 0);
  const written = usual && readable(usual, name, least);
  const hasRoom = shape === 'SQUARE' || (!small && written?.lines.length === 1);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable
    <g class={style.drawn} data-shape={shape} data-small={small} aria-hidden="true" style={{ transform: turn }}>
      <Walls sides={numbers.walls} shape={shape} />
      <SideNumbers sides={numbers.sides} shape={shape} />
      {shape === 'HEX' && !small && (
        <text class={style.key} x="-28" y="-37">
          {shortKey(cell)}
        </text>
      )}
      {symbol && hasRoom && <path class={stats.length > 0 ? style.crest : style.symbol} d={symbol} />}
      {written && <Letters {...written} />}
      <Numbers stats={numbers} shape={shape} small={small} least={least} />
    </g>
  );
}

function ownerOf({ seat }: Piece, nameOf: (seat: number) => string): string {
  return seat == null ? '' : nameOf(seat);
}

// If the space has the same name as the piece, do not repeat it.
function placeOf({ label }: Piece, cell: Cell): string {
  return [cell.label === label ? '' : cell.label, shortKey(cell)].filter(Boolean).join(' ');
}

function closely(piece: Piece, cell: Cell, card: CardView | undefined, nameOf: (seat: number) => string): Closely {
  const about = [ownerOf(piece, nameOf), placeOf(piece, cell)].filter(Boolean).join(' · ');
  const name = card?.name ?? piece.label;
  return {
    title: piece.label.includes(name) ? piece.label : `${piece.label}: ${name}`,
    about,
    text: card?.text ? asItLies(card.text, piece) : '',
    stats: piece.stats,
  };
}

// The numbers on the piece are at its current sides, but the text names the printed sides.
function asItLies(text: string, { rotation }: Piece): string {
  return rotation ? t('board.printed', { text }) : text;
}

/** Makes Enter and space act like a click, once per press. */
export function pressed(act: (() => void) | undefined): (event: KeyboardEvent) => void {
  return (event) => {
    if (!act || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) act();
  };
}

function Letters({ lines, size, middle }: Written) {
  const first = middle - ((lines.length - 1) * size * 1.05) / 2;
  return (
    <text class={style.name} style={{ fontSize: `${size}px` }}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" y={first + i * size * 1.05}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface NumbersProps {
  readonly stats: Stats;
  readonly shape: BoardShape;
  readonly small: boolean;
  readonly least: number;
}

/** The font size above which only the bar itself fits on a piece, and the width of two letters relative to theirs. */
const TOO_LARGE = 30;
const PAIR = 1.3;

// Numbers that do not fit are left out: the close-up has them.
function Numbers({ stats: { bar, plain }, shape, small, least }: NumbersProps) {
  const gap = 76 / Math.max(2, plain.length);
  const texts = least * PAIR > gap ? [] : plain.map(({ label, value }) => `${label.charAt(0)}${value}`);
  const { half, top, height } = barOn(shape, small, texts.length > 0, least > TOO_LARGE ? 0 : least);
  const size = Math.max(height - 1, least);
  const whole = bar && amount(bar);
  return (
    <>
      {bar && (
        <g class={style.bar}>
          <rect x={-half} y={top} width={2 * half} height={height} rx={height / 2} />
          <rect class={style.filled} x={-half} y={top} width={2 * half * share(bar)} height={height} rx={height / 2} />
          {least <= TOO_LARGE && (
            <text y={top + height / 2 + 0.5} style={{ fontSize: `${size}px` }}>
              {whole && whole.length * size * 0.6 <= 3 * half ? whole : bar.value}
            </text>
          )}
        </g>
      )}
      {texts.map((text, i) => (
        <text key={text} class={style.number} x={(i - (texts.length - 1) / 2) * gap} y="31">
          {text}
        </text>
      ))}
    </>
  );
}

/** Renders the position of a pick in the order of picks. */
export function Order({ number }: { number: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable
    <g class={style.order} aria-hidden="true" transform="translate(34 -34)">
      <circle r="15" />
      <text>{number}</text>
    </g>
  );
}
