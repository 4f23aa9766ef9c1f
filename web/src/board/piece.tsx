import type { BoardShape, Cell, Piece } from '../data/client.ts';
import { edgeOf, outline, type Point, sideOf } from './geometry.ts';
import { inLines, monogram } from './lettering.ts';
import style from './piece.module.css';
import { colourOf, looksOf } from './skin.ts';
import { amount, inWords, type Stats, share, statsOf } from './stats.ts';
import { keyOf, litOne, subjectsOfPiece } from './subjects.ts';
import { type Closely, looking, useAround } from './surroundings.ts';

interface PieceProps {
  readonly piece: Piece;
  readonly cell: Cell;
  readonly shape: BoardShape;
  /** Where its middle is, and how much smaller it is drawn than one that is alone on its cell. */
  readonly at: Point;
  readonly scale: number;
  /** Cells are small on the screen: letters instead of names. */
  readonly small: boolean;
}

/** Something that stands on the board. When it moves, it slides. */
export function PieceToken({ piece, cell, shape, at, scale, small }: PieceProps) {
  const around = useAround();
  const subject = litOne(around.marks, subjectsOfPiece(piece, cell));
  const mark = subject ? around.marks.get(keyOf(subject)) : undefined;
  const look = looksOf(around.skin, 'pieces', [piece.label, piece.kind]);
  const pick = subject && around.pick ? () => around.pick?.(subject) : undefined;
  const classes = [style.piece, mark && style[mark.state], piece.seat == null ? style.nobodys : ''];
  const place = { transform: `translate(${at.x}px, ${at.y}px) scale(${scale})`, ...colourOf(look) };
  return (
    <g
      class={classes.filter(Boolean).join(' ')}
      style={{ ...place, ...(piece.seat == null ? {} : { '--seat': `var(--seat-${piece.seat % 6})` }) }}
      role="button"
      tabIndex={pick ? 0 : -1}
      aria-label={[piece.label, ownerOf(piece, around.nameOf), inWords(piece.stats), cell.label]
        .filter(Boolean)
        .join(', ')}
      aria-pressed={mark ? mark.state === 'picked' : undefined}
      aria-disabled={!pick}
      data-lit={mark?.state}
      onClick={pick}
      onKeyDown={pressed(pick)}
      {...looking(around.show, () => closely(piece, cell, around))}
    >
      <g
        class={style.turned}
        style={{ transform: shape === 'SQUARE' ? `rotate(${(piece.rotation ?? 0) * 90}deg)` : undefined }}
      >
        <polygon class={style.token} points={outline(shape, shape === 'SQUARE' ? 0.84 : 0.86)} />
        <Sides piece={piece} shape={shape} />
        {look.symbol && <path class={style.symbol} d={look.symbol} />}
        <Letters piece={piece} small={small || scale < 0.7} hasSymbol={look.symbol !== null} />
        <Numbers stats={statsOf(piece)} />
      </g>
      {mark?.order !== undefined && <Order number={mark.order} />}
    </g>
  );
}

function ownerOf({ seat }: Piece, nameOf: (seat: number) => string): string {
  return seat == null ? '' : nameOf(seat);
}

function closely(piece: Piece, cell: Cell, { nameOf, cards }: ReturnType<typeof useAround>): Closely {
  const card = piece.card == null ? undefined : cards.get(piece.card);
  const about = [ownerOf(piece, nameOf), cell.label].filter(Boolean).join(' · ');
  const name = card?.name ?? piece.label;
  return {
    title: piece.label.includes(name) ? piece.label : `${piece.label}: ${name}`,
    about,
    text: card?.text ?? '',
    stats: piece.stats,
  };
}

/** Enter and the space bar do what a click does. */
export function pressed(act: (() => void) | undefined): (event: KeyboardEvent) => void {
  return (event) => {
    if (!act || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

function Letters({ piece: { label }, small, hasSymbol }: { piece: Piece; small: boolean; hasSymbol: boolean }) {
  if (small && hasSymbol) return null;
  const lines = small ? [monogram(label)] : inLines(label, hasSymbol ? 11 : 10, hasSymbol ? 2 : 3);
  const size = small ? 30 : Math.min(19, 140 / Math.max(...lines.map(({ length }) => length), 6));
  const middle = (hasSymbol ? 6 : -7) - ((lines.length - 1) * size * 1.02) / 2;
  return (
    <text class={style.name} style={{ fontSize: `${size}px` }}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" y={middle + i * size * 1.02}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Numbers({ stats: { bar, plain } }: { stats: Stats }) {
  const width = 22;
  return (
    <>
      {bar && (
        <g class={style.bar}>
          <rect x="-30" y="15" width="60" height="13" rx="6.5" />
          <rect class={style.filled} x="-30" y="15" width={60 * share(bar)} height="13" rx="6.5" />
          <text y="22">{amount(bar)}</text>
        </g>
      )}
      {plain.map((one, i) => (
        <text key={one.label} class={style.number} x={(i - (plain.length - 1) / 2) * (width + 4)} y="35">
          {one.label.charAt(0)}
          {one.value}
        </text>
      ))}
    </>
  );
}

function Sides({ piece, shape }: { piece: Piece; shape: BoardShape }) {
  const { walls = [] } = useAround().skin;
  return (
    <>
      {statsOf(piece).sides.map(({ label, side, value }) => {
        const word = label.split(' ')[0] ?? '';
        const [from, to] = edgeOf(shape, side, 0.86);
        const at = sideOf(shape, side, 0.68);
        if (walls.includes(word))
          return <line key={label} class={style.wall} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
        return (
          <text key={label} class={style.side} x={at.x} y={at.y}>
            {value}
          </text>
        );
      })}
    </>
  );
}

/** Which of several was picked first. */
export function Order({ number }: { number: number }) {
  return (
    <g class={style.order} transform="translate(34 -34)">
      <circle r="15" />
      <text>{number}</text>
    </g>
  );
}
