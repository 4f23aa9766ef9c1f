import type { RoundLine } from '../../data/tournaments/index.ts';
import { e } from '../../texts/events.ts';
import style from './round-clock.module.css';
import { useNow } from './use-now.ts';

interface RoundClockProps {
  readonly round: Pick<RoundLine, 'endsAt' | 'timeCalled' | 'overAt'>;
  /** Whether the event is paused. */
  readonly paused: boolean;
}

/** Renders the time left in a round. Renders nothing for a finished round, or a round without a time limit. */
export function RoundClock({ round: { endsAt, timeCalled, overAt }, paused }: RoundClockProps) {
  const now = useNow(1_000);
  if (overAt !== null || (endsAt === null && !timeCalled && !paused)) return null;
  const left = endsAt === null ? 0 : Math.max(0, (new Date(endsAt).getTime() - now) / 1000);
  const isUp = timeCalled || (left === 0 && !paused);
  if (paused) return <p class={style.still}>{e('clock.still')}</p>;
  return (
    <p class={isUp || left < 300 ? style.short : style.clock}>
      {isUp ? (
        e('clock.up')
      ) : (
        <>
          {e('clock.left')} <b role="timer">{figures(left)}</b>
        </>
      )}
    </p>
  );
}

/** Formats a time as `1:05:09` or `5:09`. */
function figures(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
