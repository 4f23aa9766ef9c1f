import { useState } from 'preact/hooks';
import {
  PAIR_ROUND,
  PAUSE_TOURNAMENT,
  RESUME_TOURNAMENT,
  UNDO_ROUND,
} from '../../../data/desk/operations.generated.ts';
import type { RoundLine } from '../../../data/tournaments/index.ts';
import { Form } from '../../../parts/forms/form.tsx';
import { LongTextField } from '../../../parts/forms/long-text-field.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import { nameOf } from '../names.ts';
import type { Desk } from './desk.ts';
import { tablesIn } from './tables-text.ts';

/** Renders a form for the organizer's own pairings of the proposed or the next round. */
export function OwnPairings({ desk, round }: { desk: Desk; round: RoundLine }) {
  const { tournament, roster } = desk;
  const [text, setText] = useState('');
  if (tournament.status !== 'RUNNING' || (round.status === 'PLAYING' && round.overAt === null)) return null;
  const { seats } = tournament.setup;
  const playing = [...roster.values()].filter(({ gone }) => gone === null).map(({ number }) => number);
  const { tables, byes, unknown, twice } = tablesIn(text, playing);
  const names = (numbers: readonly number[]) => numbers.map((n) => nameOf(roster, n)).join(', ');
  return (
    <details class={style.fold}>
      <summary>{d('own')}</summary>
      <Form label={d('own.do')} plain onSend={() => paired(desk, round, tables)}>
        <LongTextField
          label={d('own.tables')}
          hint={seats === 2 ? d('own.hint.two') : d('own.hint', { n: seats })}
          rows={6}
          value={text}
          onValue={setText}
        />
        {text.trim() !== '' && (
          <div class={style.checked} role="status">
            <ol>
              {tables.map((table) => (
                <li key={table.join()}>{table.map((n) => nameOf(roster, n)).join(' – ')}</li>
              ))}
            </ol>
            {byes.length > 0 && <p>{d('own.byes', { names: names(byes) })}</p>}
            {unknown.length > 0 && <p class={style.bad}>{d('own.unknown', { names: unknown.join(', ') })}</p>}
            {twice.length > 0 && <p class={style.bad}>{d('own.twice', { names: names(twice) })}</p>}
          </div>
        )}
      </Form>
    </details>
  );
}

// Pauses the event in between, because the server would pair an undone round again immediately.
async function paired({ tournament }: Desk, round: RoundLine, tables: readonly (readonly number[])[]): Promise<void> {
  const { id, paused } = tournament;
  if (!paused) await done(PAUSE_TOURNAMENT, { id });
  try {
    if (round.status === 'PROPOSED') await done(UNDO_ROUND, { id });
    await done(PAIR_ROUND, { id, tables });
  } finally {
    if (!paused) await done(RESUME_TOURNAMENT, { id });
  }
}
