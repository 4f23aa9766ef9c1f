import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Place, TableView } from '../../data/client.ts';
import { t } from '../../texts/index.ts';
import { Die } from './die.tsx';
import { type Drawing, drawn, type ShownEffect } from './drawing.ts';
import style from './effects.module.css';
import { findPlace, reveal } from './find-place.ts';

/** Effects that are shown over a table. */
export interface Showing {
  /** Changes when other effects are shown. */
  readonly key: string;
  readonly effects: readonly ShownEffect[];
  /** The duration in milliseconds; null if the effects stay until others are shown. */
  readonly lasts: number | null;
  /** Whether the reader asked for them, so that they scroll into view. */
  readonly isChosen?: boolean;
}

interface EffectsProps {
  readonly root: { readonly current: HTMLElement | null };
  readonly showing: Showing | null;
  readonly table: TableView;
}

/**
 * Draws effects over the table without changing it: who attacks whom, dice, numbers at the pieces, and the ways of cards
 * and pieces.
 */
export function EffectsLayer({ root, showing, table }: EffectsProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const tables = useRef<readonly TableView[]>([]);
  useLayoutEffect(() => {
    if (tables.current[0] !== table) tables.current = [table, ...tables.current.slice(0, 1)];
    const element = root.current;
    if (!element || !showing) {
      setDrawing(null);
      return;
    }
    const { effects, isChosen = false } = showing;
    const find = (place: Place) => findPlace(element, tables.current, place);
    const wording = { miss: t('board.miss'), cards: (n: number) => t('board.cards', { n }) };
    const places = effects.flatMap(({ from, to }) => [to, from].flatMap((place) => place ?? []));
    const draw = () => setDrawing(drawn(effects, find, wording));
    reveal(element, places, isChosen);
    draw();
    // The marks follow what scrolls inside the table. Scroll events do not bubble.
    element.addEventListener('scroll', draw, true);
    return () => element.removeEventListener('scroll', draw, true);
  }, [root, showing, table]);
  if (!drawing || !showing) return null;
  const isHex = table.board?.shape === 'HEX';
  return (
    <div
      key={showing.key}
      class={style.layer}
      aria-hidden="true"
      data-effects={showing.key}
      data-still={showing.lasts === null}
      style={{ '--lasts': `${showing.lasts ?? 0}ms` }}
    >
      <Lines drawing={drawing} />
      {drawing.rings.map(({ key, x, y, width, height, tone, isLost }) => (
        <span
          key={key}
          class={style.ring}
          data-tone={tone}
          data-lost={isLost}
          data-hex={isHex && /^(CELL|PIECE) /.test(key)}
          style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
        >
          {isHex && (
            <svg viewBox="0 0 4 4" preserveAspectRatio="none" aria-hidden="true">
              <path d="M1 0H3L4 2 3 4H1L0 2z" vector-effect="non-scaling-stroke" />
            </svg>
          )}
        </span>
      ))}
      {drawing.dice.map(({ x, y, seat, faces, sides }) => (
        <span
          key={`${seat} ${sides}`}
          class={style.dice}
          style={{
            '--x': `${x}px`,
            '--y': `${y}px`,
            ...(seat === null ? {} : { '--seat': `var(--seat-${seat % 6})` }),
          }}
        >
          {faces.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal faces differ only by their position
            <Die key={i} face={face} sides={sides} />
          ))}
        </span>
      ))}
      {drawing.labels.map(({ key, x, y, text, tone }) => (
        <b key={key} class={style.label} data-tone={tone} style={{ '--x': `${x}px`, '--y': `${y}px` }}>
          {text}
        </b>
      ))}
    </div>
  );
}

/** The distance in pixels between the end of an arrow and the centre of its goal. */
const SHORTER = 14;

function Lines({ drawing: { arrows } }: { drawing: Drawing }) {
  return (
    <svg class={style.lines} aria-hidden="true">
      {arrows.map(({ key, from, to, tone }) => {
        const [x, y] = [to.x - from.x, to.y - from.y];
        const length = Math.hypot(x, y);
        if (length <= SHORTER) return null;
        const part = (length - SHORTER) / length;
        const end = { x: from.x + x * part, y: from.y + y * part };
        return (
          <g key={key} class={style.arrow} data-tone={tone}>
            <line x1={from.x} y1={from.y} x2={end.x} y2={end.y} pathLength={1} />
            <path
              d="M-16 -9 0 0 -16 9z"
              transform={`translate(${end.x} ${end.y}) rotate(${(Math.atan2(y, x) * 180) / Math.PI})`}
            />
          </g>
        );
      })}
    </svg>
  );
}
