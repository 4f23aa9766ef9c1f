import { r } from '../../../texts/replay.ts';
import type { AnalysisParts } from '../operations.generated.ts';
import style from './analysis.module.css';
import { acrossOf, heightOf, lineOf, pointsOf, SIZE } from './shape.ts';

interface CurveProps {
  readonly decisions: AnalysisParts['decisions'];
  readonly last: number;
  /** The current entry. */
  readonly version: number;
  readonly go: (version: number) => void;
}

const LINES = [0, 0.5, 1] as const;

/**
 * Renders a seat's chances over time: a line for the bot's choices, dots for the moves played. The list below has the
 * same data.
 */
export function Curve({ decisions, last, version, go }: CurveProps) {
  const best = pointsOf(decisions, 'best', last);
  const played = pointsOf(decisions, 'played', last);
  const { width, height, left, right, bottom } = SIZE;
  return (
    <svg class={style.curve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={r('analysis.curve')}>
      {LINES.map((chance) => (
        <g key={chance}>
          <line class={style.grid} x1={left} x2={width - right} y1={heightOf(chance)} y2={heightOf(chance)} />
          <text class={style.axis} x={left - 4} y={heightOf(chance) + 3} text-anchor="end">
            {`${100 * chance} %`}
          </text>
        </g>
      ))}
      <text class={style.axis} x={left} y={height - 6}>
        0
      </text>
      <text class={style.axis} x={width - right} y={height - 6} text-anchor="end">
        {last}
      </text>
      <line
        class={style.here}
        x1={acrossOf(version, last)}
        x2={acrossOf(version, last)}
        y1={heightOf(1)}
        y2={height - bottom}
      />
      <polyline class={style.best} points={lineOf(best)} />
      {played.map(({ entry, x, y }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list below has a button for each
        <circle key={entry} class={style.played} cx={x} cy={y} r="2.5" onClick={() => go(entry)}>
          <title>{r('analysis.entry', { version: entry })}</title>
        </circle>
      ))}
    </svg>
  );
}
