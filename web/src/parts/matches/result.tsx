import { changeText } from '../ratings/points.ts';
import style from './matches.module.css';
import type { MatchLine } from './operations.generated.ts';
import { placeOf, resultText } from './result-text.ts';

interface ResultProps {
  readonly match: MatchLine;
  readonly player: string;
}

/** Renders what a finished match brought a player: the result, and how the rating changed. */
export function Result({ match, player }: ResultProps) {
  const seat = match.seats.find((one) => one.player?.id === player)?.seat;
  const change = match.ratingChanges.find((one) => one.seat === seat)?.change;
  return (
    <span class={placeOf(match, player) === 1 ? style.won : style.result} title={match.result?.why ?? ''}>
      {resultText(match, player)}
      {change !== undefined && ` ${changeText(change)}`}
    </span>
  );
}
