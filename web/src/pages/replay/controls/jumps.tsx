import { useId, useMemo, useState } from 'preact/hooks';
import type { Viewer } from '../../../../../src/engine/index.ts';
import { Choice } from '../../../parts/forms/choice.tsx';
import { memo } from '../../../parts/memo.tsx';
import { r } from '../../../texts/replay.ts';
import { nextAround, nextOf, saying } from '../record/jumps.ts';
import type { Opened } from '../record/opened.ts';
import style from './jumps.module.css';

interface JumpsProps {
  readonly record: Opened;
  readonly surveyed: boolean;
  readonly version: number;
  readonly viewer: Viewer;
  readonly go: (version: number) => void;
}

/** Jumps to a turn, a seat's next decision, a search result, or a key moment. */
export function Jumps(props: JumpsProps) {
  return (
    <section class={style.jumps} aria-label={r('jump.title')}>
      <h3>{r('jump.title')}</h3>
      <ToTurn {...props} />
      <ToDecision {...props} />
      <Search {...props} />
      <Moments {...props} />
    </section>
  );
}

/** The placeholder for turns that are not yet loaded. */
const NONE: Opened['turns'] = [];

function ToTurn({ record, surveyed, version, go }: JumpsProps) {
  const turns = surveyed ? record.turns : NONE;
  const current = turns.findLastIndex((turn) => turn.version <= version);
  if (turns.length === 0) return null;
  return (
    <label class={style.line}>
      <span>{r('jump.turn')}</span>
      <select
        value={current}
        onChange={({ currentTarget }) => go(turns[Number(currentTarget.value)]?.version ?? version)}
      >
        {current < 0 && <option value={-1}>–</option>}
        <TurnOptions record={record} turns={turns} />
      </select>
    </label>
  );
}

// Memoized, because a record has hundreds of turns, which rarely change.
const TurnOptions = memo(({ record, turns }: { record: Opened; turns: Opened['turns'] }) => (
  <>
    {turns.map((turn, index) => (
      <option key={turn.version} value={index}>
        {turn.seat === null
          ? r('jump.turnAlone', { n: index + 1 })
          : r('jump.turnOf', { n: index + 1, name: record.who(turn.seat) })}
      </option>
    ))}
  </>
));

function ToDecision({ record, version, go }: JumpsProps) {
  const id = useId();
  const [seat, setSeat] = useState(0);
  const [said, setSaid] = useState('');
  const jump = (): void => {
    const found = nextOf(record.decisions(seat), version, 1);
    setSaid(found === null ? r('jump.noMore') : '');
    if (found !== null) go(found);
  };
  return (
    <form class={style.form} onSubmit={instead(jump)}>
      <div class={style.line}>
        <label for={id}>{r('jump.decision')}</label>
        <Choice
          id={id}
          value={seat}
          options={record.document.seats.map((one) => ({ value: one.seat, text: record.who(one.seat) }))}
          onValue={setSeat}
        />
      </div>
      <button type="submit">{r('jump.next')}</button>
      <p class="soft" role="status">
        {said}
      </p>
    </form>
  );
}

function Search({ record, version, viewer, go }: JumpsProps) {
  const [found, setFound] = useState<number | null>(null);
  const [phrase, setPhrase] = useState('');
  const jump = (way: 1 | -1): void => {
    const versions = saying(record.texts(viewer), phrase);
    setFound(versions.length);
    const next = nextAround(versions, version, way);
    if (next !== null) go(next);
  };
  const told = found === null ? '' : found === 0 ? r('jump.nothing') : r('jump.found', { n: found });
  return (
    <form class={style.form} onSubmit={instead(() => jump(1))}>
      <label class={style.line}>
        <span>{r('jump.search')}</span>
        <input
          type="search"
          value={phrase}
          onInput={({ currentTarget }) => {
            setPhrase(currentTarget.value);
            setFound(null);
          }}
        />
      </label>
      <button type="button" onClick={() => jump(-1)}>
        {r('jump.before')}
      </button>
      <button type="submit">{r('jump.next')}</button>
      <p class="soft" role="status">
        {told}
      </p>
    </form>
  );
}

function Moments({ record, surveyed, version, go }: JumpsProps) {
  const [isOpen, setOpen] = useState(false);
  const marks = useMemo(() => (surveyed ? record.marks : []), [record, surveyed]);
  if (marks.length === 0) return null;
  return (
    <details class={style.moments} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{r('jump.moments', { n: marks.length })}</summary>
      <ol>
        {(isOpen ? marks : []).map((mark) => (
          <li key={`${mark.version} ${mark.kind}`}>
            <button
              type="button"
              class="quiet"
              aria-current={mark.version === version}
              onClick={() => go(mark.version)}
            >
              {r('mark.at', { what: r(`mark.${mark.kind}`), version: mark.version })}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Replaces the browser's own form submission. */
function instead(act: () => void): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    act();
  };
}
