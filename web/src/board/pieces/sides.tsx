import type { BoardShape, Counter } from '../../data/client.ts';
import { edgeOf, outline, sideOf } from '../geometry.ts';
import { type Sided, statsOf } from '../stats.ts';
import { useAround } from '../surroundings.ts';
import style from './piece.module.css';

interface SidesProps {
  readonly sides: readonly Sided[];
  readonly shape: BoardShape;
}

/** Renders lines along the walls of a piece. */
export function Walls({ sides, shape }: SidesProps) {
  return (
    <>
      {sides.map(({ label, side }) => {
        const [from, to] = edgeOf(shape, side, 0.86);
        return <line key={label} class={style.wall} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </>
  );
}

/** Renders the numbers at the sides of a piece. */
export function SideNumbers({ sides, shape }: SidesProps) {
  return (
    <>
      {sides.map(({ label, side, value }) => {
        const { x, y } = sideOf(shape, side, 0.71);
        return (
          <text key={label} class={style.side} x={x} y={y}>
            {value}
          </text>
        );
      })}
    </>
  );
}

/**
 * Renders the numbers at the sides of a card or piece, around its first other number, in the shape of the board's
 * cells. Screen readers get the text of the card.
 */
export function Diagram({ stats }: { readonly stats: readonly Counter[] }) {
  const { skin, shape } = useAround();
  const { sides, walls, bar, plain } = statsOf(stats, skin.walls);
  if (!shape || sides.length + walls.length === 0) return null;
  return (
    <svg class={style.diagram} viewBox="-62 -54 124 108" aria-hidden="true">
      <polygon points={outline(shape, 0.98)} />
      <Walls sides={walls} shape={shape} />
      <SideNumbers sides={sides} shape={shape} />
      <text class={style.middle}>{(bar?.max ?? plain[0]?.value)?.toString()}</text>
    </svg>
  );
}
