import { useMemo, useRef } from 'preact/hooks';
import { leftBehind } from '../../../data/left-behind.ts';
import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import type { EffectParts, LoggedEntry } from '../operations.generated.ts';
import style from './log.module.css';
import { type LogItem, type LogLine, type LogRow, logGroups } from './log-groups.ts';
import { useNewestInView } from './use-newest-in-view.ts';

/** Called with the effects of a line that the reader points at; null at the end. `isChosen` is true after a click. */
export type Pointing = (effects: readonly EffectParts[] | null, isChosen?: boolean) => void;

interface LogProps {
  readonly entries: readonly LoggedEntry[];
  readonly readEarlier: () => void;
  readonly point: Pointing;
}

/** Renders the log by turns and battles, scrolled to the newest entry, which screen readers announce. */
export function Log({ entries, readEarlier, point }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const gone = useMemo(() => leftBehind(entries), [entries]);
  const items = useMemo(() => logGroups(entries), [entries]);
  const newest = entries.at(-1);
  const onScroll = useNewestInView(list, `${newest?.version} ${newest?.lines.length}`);
  const hasEarlier = (entries[0]?.version ?? 0) > 0;
  return (
    <section class={style.log} aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      <ol
        ref={list}
        onScroll={onScroll}
        onKeyDown={goOn}
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t('table.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
        tabIndex={0}
      >
        {hasEarlier && (
          <li class={style.more}>
            <button type="button" class="quiet" onClick={readEarlier}>
              {t('table.earlier')}
            </button>
          </li>
        )}
        <Items items={items} gone={gone} point={point} />
      </ol>
    </section>
  );
}

// The log is one tab stop. From there, the arrow keys go from line to line.
function goOn(event: KeyboardEvent): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { currentTarget, target } = event;
  if (way === 0 || !(currentTarget instanceof Element) || !(target instanceof Element)) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')].filter((one) => one.offsetParent);
  const next =
    target === currentTarget
      ? lines.at(way === 1 ? 0 : -1)
      : lines[lines.findIndex((one) => one.isSameNode(target)) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface ItemsProps {
  readonly items: readonly LogItem[];
  /** The entries that a judge has taken back. */
  readonly gone: ReadonlySet<number>;
  readonly point: Pointing;
}

function Items({ items, gone, point }: ItemsProps) {
  return (
    <>
      {items.map((item) =>
        'title' in item ? (
          <li key={keyOf(item.title)} class={style.group}>
            <details open>
              <summary
                {...marksOf(item.title, gone)}
                {...pointing(effectsIn(item.title), point)}
                tabIndex={-1}
                data-line
              >
                <Telling row={item.title} gone={gone} />
              </summary>
              <ol>
                <Items items={item.items} gone={gone} point={point} />
              </ol>
            </details>
          </li>
        ) : (
          <li key={keyOf(item)} class={style.row} {...marksOf(item, gone)}>
            <Telling row={item} gone={gone} point={point} />
          </li>
        ),
      )}
    </>
  );
}

/** Renders the text of a row. With `point`, each line that shows something can be pointed at. */
function Telling({ row, gone, point }: { row: LogRow; gone: ReadonlySet<number>; point?: Pointing }) {
  const { entry, lines, isFirst } = row;
  return (
    <>
      {isFirst && entry.kind === 'TIMED_OUT' && t('table.timedOut')}
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
        <Line key={i} line={line} point={point} />
      ))}
      {isFirst && entry.judge && <small class="soft"> · {isolated(entry.judge.name)}</small>}
      {isFirst && gone.has(entry.version) && <em> {t('table.takenBack')}</em>}
    </>
  );
}

function Line({ line: { text, effects }, point }: { line: LogLine; point: Pointing | undefined }) {
  if (!point || !effects.some(({ from, to }) => from ?? to)) return <span class={style.line}>{text}</span>;
  return (
    <button
      type="button"
      class={style.line}
      tabIndex={-1}
      data-line
      onClick={() => point(effects, true)}
      {...pointing(effects, point)}
    >
      {text}
    </button>
  );
}

/** Returns listeners that point at what a line shows, on hover and focus. */
function pointing(effects: readonly EffectParts[], point: Pointing) {
  const start = () => point(effects);
  const end = () => point(null);
  return { onMouseEnter: start, onMouseLeave: end, onFocus: start, onBlur: end };
}

function effectsIn({ lines }: LogRow): EffectParts[] {
  return lines.flatMap(({ effects }) => effects);
}

function marksOf({ entry, isFirst }: LogRow, gone: ReadonlySet<number>) {
  return {
    'data-entry': isFirst ? entry.version : undefined,
    'data-gone': gone.has(entry.version),
    // Lines after the beginning of another turn have no colour, because they are about another seat.
    style: entry.seat === null || !isFirst ? {} : { '--seat': `var(--seat-${entry.seat % 6})` },
  };
}

function keyOf({ entry, lines: [first] }: LogRow): string {
  return `${entry.version} ${first?.text}`;
}
