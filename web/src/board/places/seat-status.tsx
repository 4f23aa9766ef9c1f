import type { ComponentChildren } from 'preact';
import type { BotLevel, Counter } from '../../data/client.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import type { SeatPart } from '../arrangement.ts';
import { leftNow, type SeatTime, timeText, useNow } from '../clock.ts';
import { amount, share } from '../stats.ts';
import { aboutSeat, keyOf } from '../subjects.ts';
import { useAround } from '../surroundings.ts';
import style from './seat-panel.module.css';

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

export interface SeatStatusProps {
  readonly part: SeatPart;
  readonly sitting: Sitting | undefined;
  readonly isMine: boolean;
  /** Whether the match waits for this seat. */
  readonly isAsked: boolean;
  readonly time: SeatTime | undefined;
  /** Whether it belongs to the reader's hand, where the table is narrow. */
  readonly docked?: boolean;
  /** Whether there is only a line for it. */
  readonly isBrief?: boolean;
  readonly children?: ComponentChildren;
}

/** Renders a seat's player, status, time and counters. */
export function SeatStatus(props: SeatStatusProps) {
  const { part, sitting, isAsked, time, docked = false, children } = props;
  return (
    <div class={style.status} data-docked={docked} style={{ '--seat': `var(--seat-${part.seat % 6})` }}>
      <div class={style.head}>
        <span class={style.dot} aria-hidden="true" />
        <Name seat={part.seat} name={isolated(sitting?.name ?? '')} />
        <Tags {...props} />
        {isAsked && !docked && <span class={style.asked}>{t('board.thinks')}</span>}
        {time && <Time time={time} />}
        {children}
      </div>
      <Counters counters={part.counters} />
    </div>
  );
}

/** Renders what else is known about a seat. In a line, there is only room for what changes. */
function Tags({ part, sitting, isMine, docked = false, isBrief = false }: SeatStatusProps) {
  const isShort = docked || isBrief;
  const level = sitting?.bot && t(`board.bot.${sitting.bot}`);
  const tags = [
    level && !sitting?.name.startsWith(level) && !isShort && level,
    isMine && !isShort && t('board.you'),
    sitting?.left && t('board.left'),
    ...part.status,
  ].filter((word) => typeof word === 'string');
  return (
    <>
      {tags.map((word) => (
        <span key={word} class={style.tag}>
          {word}
        </span>
      ))}
      {sitting?.points && !isShort && (
        <span class={`${style.tag} ${style.points}`} title={t('rating.points')}>
          {sitting.points}
        </span>
      )}
    </>
  );
}

/** Renders the name of a seat's player, as a button while the seat can be chosen. */
function Name({ seat, name }: { seat: number; name: string }) {
  const { marks, pick } = useAround();
  const subject = aboutSeat(seat);
  const mark = marks.get(keyOf(subject));
  if (!mark || !pick) return <strong class={style.name}>{name}</strong>;
  return (
    <button
      type="button"
      class={style.pick}
      aria-pressed={mark.state === 'picked'}
      data-lit={mark.state}
      data-pointed={mark.isPointed}
      data-subject={keyOf(subject)}
      onClick={() => pick(subject)}
    >
      {name}
    </button>
  );
}

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
