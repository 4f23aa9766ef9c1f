import { CANCEL_TOURNAMENT, END_TOURNAMENT } from '../../../data/desk/operations.generated.ts';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import { type Desk, roundNow } from './desk.ts';

/** Ends an event before its last round. */
export function Stopping({ desk: { tournament, ask } }: { desk: Desk }) {
  const { id, status } = tournament;
  if (status === 'FINISHED' || status === 'CANCELLED') return null;
  const round = roundNow(tournament);
  const mayEnd = status === 'RUNNING' && round !== null && (round.overAt !== null || round.status === 'PROPOSED');
  const end = { title: d('end'), about: d('end.about'), label: d('end'), run: () => done(END_TOURNAMENT, { id }) };
  const cancel = { title: d('cancel'), about: d('cancel.about'), label: d('cancel.do'), reason: 'may' } as const;
  return (
    <section class={`panel ${style.part}`} aria-labelledby="stopping">
      <h2 id="stopping">{d('stopping.title')}</h2>
      <p class="soft">{d('stopping.about')}</p>
      <div class="row">
        {mayEnd && (
          <button type="button" onClick={() => ask(end)}>
            {d('end')}
          </button>
        )}
        <button
          type="button"
          class={style.grave}
          onClick={() =>
            ask({ ...cancel, run: (reason) => done(CANCEL_TOURNAMENT, { id, ...(reason ? { reason } : {}) }) })
          }
        >
          {d('cancel')}
        </button>
      </div>
    </section>
  );
}
