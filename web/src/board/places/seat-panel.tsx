import type { BotLevel, Counter } from '../../data/client.ts';
import { memo } from '../../parts/memo.tsx';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import type { SeatPart } from '../arrangement.ts';
import { leftNow, type SeatTime, timeText, useNow } from '../clock.ts';
import { amount, share } from '../stats.ts';
import { aboutSeat, keyOf } from '../subjects.ts';
import { useAround } from '../surroundings.ts';
import style from './seat-panel.module.css';
import { AnyZone, isLaidOut } from './zone.tsx';

/** The player of a seat, as far as the table shows them. */
export interface Sitting {
  readonly seat: number;
  readonly name: string;
  /** The player's rating, in a rated match. */
  readonly points?: string;
  /** The level, if a house bot plays. */
  readonly bot?: BotLevel | null;
  /** Whether the player has resigned or run out of time. */
  readonly left?: boolean;
}

interface SeatPanelProps {
  readonly part: SeatPart;
  readonly sitting: Sitting | undefined;
  readonly isMine: boolean;
  /** Whether the match waits for this seat. */
  readonly isAsked: boolean;
  readonly time: SeatTime | undefined;
}

/** Renders a seat: its player, status, time, and its cards except for the viewer's open hand. */
export const SeatPanel = memo(({ part, sitting, isMine, isAsked, time }: SeatPanelProps) => {
  const { marks, pick, roomy } = useAround();
  const subject = aboutSeat(part.seat);
  const mark = marks.get(keyOf(subject));
  const name = isolated(sitting?.name ?? '');
  const level = sitting?.bot && t(`board.bot.${sitting.bot}`);
  const shown = part.zones.filter(({ count }) => count > 0);
  return (
    <section
      class={style.panel}
      style={{ '--seat': `var(--seat-${part.seat % 6})` }}
      aria-label={name}
      data-asked={isAsked}
      data-lit={mark?.state}
      data-seat={part.seat}
      data-mine={isMine}
    >
      <header class={style.head}>
        <span class={style.dot} aria-hidden="true" />
        {mark && pick ? (
          <button
            type="button"
            class={style.pick}
            aria-pressed={mark.state === 'picked'}
            data-lit={mark.state}
            onClick={() => pick(subject)}
          >
            {name}
          </button>
        ) : (
          <strong class={style.name}>{name}</strong>
        )}
        {level && level !== sitting?.name && <span class={style.tag}>{level}</span>}
        {sitting?.points && (
          <span class={`${style.tag} ${style.points}`} title={t('rating.points')}>
            {sitting.points}
          </span>
        )}
        {isMine && <span class={style.tag}>{t('board.you')}</span>}
        {sitting?.left && <span class={style.tag}>{t('board.left')}</span>}
        {part.status.map((word) => (
          <span key={word} class={style.tag}>
            {word}
          </span>
        ))}
        {isAsked && <span class={style.asked}>{t('board.thinks')}</span>}
        {time && <Time time={time} />}
      </header>
      <Counters counters={part.counters} />
      <div class={style.all} data-roomy={roomy}>
        {[shown.filter((zone) => !isLaidOut(zone, roomy)), shown.filter((zone) => isLaidOut(zone, roomy))].map(
          (some, i) =>
            some.length > 0 && (
              <div
                key={i === 0 ? 'stacks' : 'rows'}
                class={`${style.zones} fades`}
                style={{ '--cards': String(some.reduce((sum, { count }) => sum + count, 0)) }}
              >
                {some.map((zone) => (
                  <AnyZone key={zone.key} zone={zone} />
                ))}
              </div>
            ),
        )}
      </div>
    </section>
  );
});

/** Renders counters with labels, as bars if they have a maximum. */
export function Counters({ counters, bars = true }: { counters: readonly Counter[]; bars?: boolean }) {
  if (counters.length === 0) return null;
  return (
    <dl class={style.counters}>
      {counters.map((counter) => (
        <div
          key={counter.label}
          data-bar={bars && counter.max != null}
          style={{ '--share': `${Math.round(share(counter) * 100)}%` }}
        >
          <dt>{counter.label}</dt>
          <dd>{amount(counter)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The time left, in milliseconds, below which a clock warns. */
const SHORT = 20_000;

function Time({ time }: { time: SeatTime }) {
  const left = leftNow(time, useNow(time.running));
  return (
    <span
      class={style.time}
      data-running={time.running}
      data-short={time.running && left < SHORT}
      role="timer"
      aria-label={t('board.time')}
    >
      {timeText(left)}
    </span>
  );
}
