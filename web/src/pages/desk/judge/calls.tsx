import { useState } from 'preact/hooks';
import { askPatiently } from '../../../data/client.ts';
import {
  type CallLine,
  CLOSE_JUDGE_CALL,
  JUDGE_CALLS,
  TAKE_JUDGE_CALL,
} from '../../../data/desk/operations.generated.ts';
import { api, useSession } from '../../../data/session.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { usePolled } from '../../../data/use-polled.ts';
import { Problem } from '../../../parts/problem.tsx';
import { When } from '../../../parts/when.tsx';
import { d } from '../../../texts/desk.ts';
import { isolated } from '../../../texts/isolated.ts';
import style from '../desk.module.css';

/** The time between two loads of the queue in milliseconds, and the maximum number of calls shown. */
const [PAUSE, MOST] = [3_000, 50];

interface CallsProps {
  readonly tournament: string;
  /** The match that is open at the desk. */
  readonly open: string | null;
}

/** Renders the queue of calls, the longest waiting first. */
export function Calls({ tournament, open }: CallsProps) {
  const { data, error, again } = useAsked(JUDGE_CALLS, { tournament, first: MOST });
  const { busy, error: refused, run } = useDoing();
  usePolled(again, PAUSE);
  const calls = data?.judgeCalls ?? [];
  const waiting = calls.filter(({ status }) => status === 'OPEN').length;
  const act = (task: () => Promise<unknown>) => void run(task).then(again);
  return (
    <section class={`panel ${style.part}`} aria-labelledby="calls">
      <h2 id="calls">{d('calls.title')}</h2>
      <Problem error={refused ?? error} {...(refused === null ? { again } : {})} />
      {data && (
        <p role="status" class={waiting > 0 ? style.waiting : 'soft'}>
          {waiting > 0 ? d('calls.waiting', { n: waiting }) : d('calls.none')}
        </p>
      )}
      <ol class={style.calls}>
        {calls.map((call) => (
          <CallRow
            key={`${call.match.id} ${call.version}`}
            call={call}
            desk={`/tournaments/${tournament}/judge`}
            isOpen={call.match.id === open}
            busy={busy}
            act={act}
          />
        ))}
      </ol>
      <Closed tournament={tournament} />
    </section>
  );
}

interface CallRowProps {
  readonly call: CallLine;
  readonly desk: string;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly act: (task: () => Promise<unknown>) => void;
}

function CallRow({ call, desk, isOpen, busy, act }: CallRowProps) {
  const me = useSession()?.player.id;
  const { match, status, takenBy } = call;
  const name = { matchId: match.id, version: call.version };
  const caller = callerOf(call);
  const isMine = takenBy?.id === me;
  return (
    <li data-status={status} aria-current={isOpen ? 'true' : undefined}>
      <CallText call={call} />
      {status === 'TAKEN' && (
        <p class="soft">{isMine ? d('calls.mine') : d('calls.taken', { name: isolated(takenBy?.name ?? '') })}</p>
      )}
      <div class="row">
        {!isOpen && (
          <a class="button" href={`${desk}?match=${match.id}`} aria-label={d('calls.openNamed', { name: caller })}>
            {d('calls.open')}
          </a>
        )}
        {status === 'OPEN' && (
          <button
            type="button"
            class="main"
            disabled={busy}
            aria-label={d('calls.takeNamed', { name: caller })}
            onClick={() => act(() => askPatiently(api(), TAKE_JUDGE_CALL, name))}
          >
            {d('calls.take')}
          </button>
        )}
        {status === 'TAKEN' && (
          <button
            type="button"
            disabled={busy}
            aria-label={d('calls.closeNamed', { name: caller })}
            onClick={() => act(() => askPatiently(api(), CLOSE_JUDGE_CALL, name))}
          >
            {d('calls.close')}
          </button>
        )}
      </div>
    </li>
  );
}

function CallText({ call }: { call: CallLine }) {
  const { match, about, at } = call;
  return (
    <>
      <p class={style.about}>{about}</p>
      <p class="soft">
        {d('calls.by', { name: callerOf(call), all: match.seats.map(({ name }) => isolated(name)).join(' – ') })} ·{' '}
        <When at={at} />
      </p>
    </>
  );
}

function callerOf({ match, seat }: CallLine): string {
  return isolated(match.seats.find((one) => one.seat === seat)?.name ?? '');
}

function Closed({ tournament }: { tournament: string }) {
  const [isOpen, setOpen] = useState(false);
  const wanted = { tournament, status: 'CLOSED', first: 20 } as const;
  const { data, error } = useAsked(JUDGE_CALLS, isOpen ? wanted : null);
  return (
    <details class={style.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{d('calls.closed')}</summary>
      <Problem error={error} />
      {data?.judgeCalls.length === 0 && <p class="soft">{d('calls.closed.none')}</p>}
      <ol class={style.calls}>
        {data?.judgeCalls.map((call) => (
          <li key={`${call.match.id} ${call.version}`} data-status="CLOSED">
            <CallText call={call} />
            {call.closedBy && <p class="soft">{d('calls.closedBy', { name: isolated(call.closedBy.name) })}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
