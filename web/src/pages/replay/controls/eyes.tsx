import type { Viewer } from '../../../../../src/engine/index.ts';
import { memo } from '../../../parts/memo.tsx';
import { r } from '../../../texts/replay.ts';
import { withSeat } from '../record/moment.ts';
import type { Opened } from '../record/opened.ts';
import style from './eyes.module.css';

interface EyesProps {
  readonly record: Opened;
  readonly viewer: Viewer;
  readonly see: (viewer: Viewer) => void;
}

/** The choice of a perspective: everything, a spectator, or one or more seats. */
export const Eyes = memo(({ record, viewer, see }: EyesProps) => {
  const seats = record.document.seats.map(({ seat }) => seat);
  return (
    <fieldset class={style.eyes}>
      <legend>{r('eyes.title')}</legend>
      <Choice name={r('eyes.everything')} on={viewer === 'everything'} press={() => see('everything')} />
      <Choice name={r('eyes.nobody')} on={viewer !== 'everything' && viewer.length === 0} press={() => see([])} />
      <fieldset class={style.seats} aria-label={r('eyes.seats')} title={r('eyes.seats')}>
        {seats.map((seat) => (
          <Choice
            key={seat}
            name={record.who(seat)}
            seat={seat}
            on={viewer !== 'everything' && viewer.includes(seat)}
            press={() => see(withSeat(viewer, seat))}
          />
        ))}
      </fieldset>
    </fieldset>
  );
});

function Choice({ name, on, press, seat }: { name: string; on: boolean; press: () => void; seat?: number }) {
  return (
    <button
      type="button"
      class={style.choice}
      aria-pressed={on}
      data-seat={seat === undefined ? undefined : seat % 6}
      onClick={press}
    >
      {name}
    </button>
  );
}
