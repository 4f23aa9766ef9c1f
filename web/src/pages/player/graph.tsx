import { changeText } from '../../parts/ratings/points.ts';
import { currentLanguage, t } from '../../texts/index.ts';
import style from './player.module.css';
import { SIZE, shapeOf } from './shape.ts';

interface GraphProps {
  readonly history: readonly {
    readonly matchId: string;
    readonly at: string;
    readonly points: number;
    readonly change: number;
  }[];
}

/** Renders a rating over time, one step for each match. */
export function Graph({ history }: GraphProps) {
  const { line, dots, lines } = shapeOf(history.map(({ at, points }) => ({ at: Date.parse(at), points })));
  const { width, height, left, right } = SIZE;
  const day = (index: number) =>
    new Date(history.at(index)?.at ?? 0).toLocaleDateString(currentLanguage(), { dateStyle: 'medium' });
  const points = history.map((one) => one.points);
  const span = { low: Math.min(...points), high: Math.max(...points), last: points.at(-1) ?? 0 };
  return (
    <svg class={style.graph} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('rating.graph', span)}>
      {lines.map(({ y, value }) => (
        <g key={value}>
          <line class={style.grid} x1={left} x2={width - right} y1={y} y2={y} />
          <text class={style.axis} x={left - 4} y={y + 3} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      <text class={style.axis} x={left} y={height - 4}>
        {day(0)}
      </text>
      {history.length > 1 && (
        <text class={style.axis} x={width - right} y={height - 4} text-anchor="end">
          {day(-1)}
        </text>
      )}
      <polyline class={style.line} points={line} />
      {dots.map(({ x, y }, index) => (
        <circle key={history[index]?.matchId} class={style.dot} cx={x} cy={y} r="2.5">
          <title>{`${day(index)}: ${history[index]?.points} (${changeText(history[index]?.change ?? 0)})`}</title>
        </circle>
      ))}
    </svg>
  );
}
