import { useState } from 'preact/hooks';
import {
  CHECK_IN,
  DISQUALIFY_ENTRANT,
  DROP_FROM_TOURNAMENT,
  REINSTATE_ENTRANT,
  UNREGISTER_FROM_TOURNAMENT,
} from '../../../data/desk/operations.generated.ts';
import type { EntrantLine } from '../../../data/tournaments/index.ts';
import { TextField } from '../../../parts/forms/field.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';
import { nameOf } from '../names.ts';
import { AddEntrant } from './add-entrant.tsx';
import { type Desk, takesEntrants } from './desk.ts';

/** The number of entrants shown before a search, and added by "show more". */
const PAGE = 40;

/** Renders the entrants and their actions. */
export function Entrants({ desk }: { desk: Desk }) {
  const { roster, tournament } = desk;
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(PAGE);
  const all = [...roster.values()];
  const word = sought.trim().toLowerCase();
  const found = all.filter((one) => word === '' || isFound(one, nameOf(roster, one.number), word));
  return (
    <section class={`panel ${style.part}`} aria-labelledby="entrants">
      <div class={style.partHead}>
        <h2 id="entrants">{d('entrants.title')}</h2>
        <span class="soft">{d('entrants.n', { n: tournament.entrantCount })}</span>
      </div>
      {takesEntrants(tournament) && <AddEntrant desk={desk} />}
      {all.length > PAGE / 4 && <TextField label={d('entrants.search')} value={sought} onValue={setSought} />}
      {all.length === 0 && <p class="soft">{d('entrants.none')}</p>}
      <ul class={style.entrants}>
        {found.slice(0, most).map((one) => (
          <EntrantRow key={one.number} desk={desk} entrant={one} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + PAGE)}>
          {d('entrants.more', { n: found.length - most })}
        </button>
      )}
    </section>
  );
}

function isFound({ number }: EntrantLine, name: string, word: string): boolean {
  return name.toLowerCase().includes(word) || String(number) === word;
}

function EntrantRow({ desk, entrant }: { desk: Desk; entrant: EntrantLine }) {
  const { roster, tournament, plays } = desk;
  const isOwn = tournament.yourEntrant?.number === entrant.number;
  return (
    <li data-entrant={entrant.number} data-gone={entrant.gone !== null}>
      <span class={style.number}>{entrant.number}</span>
      <span class={style.names}>
        {nameOf(roster, entrant.number)}
        <small class="soft">{stateOf(entrant)}</small>
      </span>
      {isReturnable(entrant) && tournament.status === 'RUNNING' && !plays && (
        <span class={style.rowButtons}>
          <Reinstate desk={desk} entrant={entrant} />
        </span>
      )}
      {entrant.gone === null && (
        <span class={style.rowButtons}>
          {tournament.status === 'OPEN' && <BeforeButtons desk={desk} entrant={entrant} />}
          {tournament.status === 'RUNNING' && (isOwn || !plays) && <RunningButtons desk={desk} entrant={entrant} />}
        </span>
      )}
    </li>
  );
}

function isReturnable({ gone }: EntrantLine): boolean {
  return gone === 'DROPPED' || gone === 'DISQUALIFIED';
}

function Reinstate({ desk: { tournament, roster, ask }, entrant: { number } }: { desk: Desk; entrant: EntrantLine }) {
  const title = d('reinstate.named', { name: nameOf(roster, number) });
  const question = { title, about: d('reinstate.about'), label: d('reinstate'), reason: 'may' } as const;
  const input = { id: tournament.id, entrant: number };
  return (
    <button
      type="button"
      aria-label={title}
      onClick={() =>
        ask({ ...question, run: (reason) => done(REINSTATE_ENTRANT, { ...input, ...(reason ? { reason } : {}) }) })
      }
    >
      {d('reinstate')}
    </button>
  );
}

function stateOf({ gone, noShow, late, checkedIn, members }: EntrantLine): string {
  if (noShow) return d('gone.noShow');
  if (gone) return d(`gone.${gone}`);
  const parts: string[] = [];
  if (!members.every(({ agreed }) => agreed)) parts.push(d('entrant.asked'));
  if (checkedIn) parts.push(d('entrant.there'));
  if (late) parts.push(d('entrant.late'));
  return parts.join(' · ');
}

function BeforeButtons({
  desk: { tournament, roster, ask, run, busy },
  entrant,
}: {
  desk: Desk;
  entrant: EntrantLine;
}) {
  const { id, setup } = tournament;
  const { number } = entrant;
  const name = nameOf(roster, number);
  const input = { id, entrant: number };
  return (
    <>
      {setup.checkIn !== null && !entrant.checkedIn && (
        <button
          type="button"
          disabled={busy}
          aria-label={d('checkIn.named', { name })}
          onClick={() => run(() => done(CHECK_IN, input))}
        >
          {d('checkIn')}
        </button>
      )}
      <button
        type="button"
        aria-label={d('remove.named', { name })}
        onClick={() =>
          ask({
            title: d('remove.named', { name }),
            about: d('remove.about'),
            label: d('remove'),
            run: () => done(UNREGISTER_FROM_TOURNAMENT, input),
          })
        }
      >
        {d('remove')}
      </button>
    </>
  );
}

function RunningButtons({
  desk: { tournament, roster, ask },
  entrant: { number },
}: {
  desk: Desk;
  entrant: EntrantLine;
}) {
  const input = { id: tournament.id, entrant: number };
  const name = nameOf(roster, number);
  const drop = { title: d('drop.named', { name }), about: d('drop.about'), label: d('drop'), reason: 'may' } as const;
  const out = {
    ...{ title: d('disqualify.named', { name }), about: d('disqualify.about'), label: d('disqualify') },
    reason: 'must',
  } as const;
  return (
    <>
      <button
        type="button"
        aria-label={drop.title}
        onClick={() =>
          ask({ ...drop, run: (reason) => done(DROP_FROM_TOURNAMENT, { ...input, ...(reason ? { reason } : {}) }) })
        }
      >
        {d('drop')}
      </button>
      <button
        type="button"
        aria-label={out.title}
        onClick={() => ask({ ...out, run: (reason) => done(DISQUALIFY_ENTRANT, { ...input, reason }) })}
      >
        {d('disqualify')}
      </button>
    </>
  );
}
