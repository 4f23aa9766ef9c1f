import { useRef } from 'preact/hooks';
import type { BoardShape } from '../../data/client.ts';
import type { Surroundings } from '../surroundings.ts';
import style from './piece.module.css';

/** Where the right arrow lies: at a corner, where it hides no number. */
const AT = { HEX: { x: 60, y: 0 }, SQUARE: { x: 50, y: -50 } } as const;
const BOTH = [-1, 1] as const;

interface ArrowsProps {
  /** The centre of the piece. */
  readonly x: number;
  readonly y: number;
  readonly shape: BoardShape;
  readonly small: boolean;
  readonly turn: NonNullable<Surroundings['turn']>;
}

/** Renders two arrows that turn a piece, for mouse and touch. For the keyboard, the question has buttons. */
export function TurnArrows({ x, y, shape, small, turn }: ArrowsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      {BOTH.map((by) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the question has the same two buttons
        <g
          key={by}
          class={style.turn}
          transform={`translate(${by * AT[shape].x} ${AT[shape].y}) scale(${by * (small ? 1.5 : 1)} ${small ? 1.5 : 1})`}
          data-arrow={by}
          onClick={() => turn(by)}
        >
          <circle r="23" />
          <path class={style.arc} d="M-11 5A12 12 0 1 1 8 9" />
          <path d="M-1 7 15 2 12 17z" />
        </g>
      ))}
    </g>
  );
}

/** The time in milliseconds in which a wheel turns a piece only once, because one movement sends several events. */
const PAUSE = 150;

/** Returns a listener that turns a piece with the mouse wheel. */
export function useWheel(turn: Surroundings['turn']): ((event: WheelEvent) => void) | undefined {
  const last = useRef(Number.NEGATIVE_INFINITY);
  if (!turn) return undefined;
  return (event) => {
    event.preventDefault();
    if (event.deltaY === 0 || event.timeStamp - last.current < PAUSE) return;
    last.current = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  };
}
