import { useState } from 'preact/hooks';
import { askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { usePolled } from '../../data/use-polled.ts';
import { ChoiceField } from '../../parts/forms/choice.tsx';
import { Problem } from '../../parts/problem.tsx';
import { When } from '../../parts/when.tsx';
import { isolated } from '../../texts/isolated.ts';
import { o } from '../../texts/operator.ts';
import { type Act, useAct } from './act.tsx';
import {
  DELETE_PLAYERS_MESSAGE,
  PLAYER_REPORTS,
  RESOLVE_REPORT,
  type ReportLine,
  TAKE_REPORT,
} from './operations.generated.ts';
import style from './operator.module.css';
import { Pages, usePages } from './pages.tsx';

/** The time between two loads of the queue in milliseconds. */
const PAUSE = 10_000;

interface ReportsProps {
  /** The admin's own id. */
  readonly me: string;
  readonly acted: () => void;
}

/** Renders the queue of players' reports. */
export function Reports({ me, acted }: ReportsProps) {
  const [resolved, setResolved] = useState(false);
  const pages = usePages();
  const { data, error, again } = useAsked(PLAYER_REPORTS, { resolved, after: pages.after });
  const { busy, error: refused, run } = useDoing();
  usePolled(again, PAUSE);
  const done = () => {
    again();
    acted();
  };
  const { start, dialog } = useAct(done);
  const reports = data?.playerReports;
  const take = (reportId: string) =>
    void run(() => askPatiently(api(), TAKE_REPORT, { input: { reportId } })).then(done);
  return (
    <section class={`panel ${style.part}`} aria-labelledby="reports">
      <h2 id="reports">{o('reports.title')}</h2>
      <ChoiceField
        label={o('reports.which')}
        value={resolved}
        options={[
          { value: false, text: o('reports.open') },
          { value: true, text: o('reports.resolved') },
        ]}
        onValue={(wanted) => {
          setResolved(wanted);
          pages.reset();
        }}
      />
      <Problem error={refused ?? error} />
      {reports && (
        <p role="status" class="soft">
          {reports.totalCount === 0 && o('reports.none')}
          {reports.totalCount > 0 && !resolved && o('reports.waiting', { n: reports.totalCount })}
        </p>
      )}
      <ol class={style.list}>
        {reports?.nodes.map((report) => (
          <ReportRow key={report.id} report={report} me={me} busy={busy} take={take} start={start} />
        ))}
      </ol>
      <Pages pages={pages} info={reports?.pageInfo} label={o('reports.title')} />
      {dialog}
    </section>
  );
}

interface ReportRowProps {
  readonly report: ReportLine;
  readonly me: string;
  readonly busy: boolean;
  readonly take: (reportId: string) => void;
  readonly start: (act: Act) => void;
}

function ReportRow({ report, me, busy, take, start }: ReportRowProps) {
  const { id: reportId, player, takenBy, resolvedAt } = report;
  const name = isolated(player.name);
  const resolve: Act = {
    title: o('reports.resolveNamed', { name }),
    about: o('reports.resolve.about'),
    label: o('reports.resolve'),
    run: (reason) => askPatiently(api(), RESOLVE_REPORT, { input: { reportId, reason } }),
  };
  const { messageId } = report;
  const erase: Act | null = messageId
    ? {
        title: o('reports.deleteNamed', { name }),
        about: o('reports.delete.about'),
        label: o('reports.delete'),
        run: (reason) => askPatiently(api(), DELETE_PLAYERS_MESSAGE, { input: { id: messageId, reason } }),
      }
    : null;
  return (
    <li data-status={resolvedAt ? 'RESOLVED' : takenBy ? 'TAKEN' : 'OPEN'}>
      <ReportText report={report} me={me} />
      <div class="row">
        <a class="button" href={`/operator?player=${player.id}`} aria-label={o('reports.playerNamed', { name })}>
          {o('reports.player')}
        </a>
        {erase && (
          <button type="button" aria-label={erase.title} onClick={() => start(erase)}>
            {erase.label}
          </button>
        )}
        {!resolvedAt && takenBy?.id !== me && (
          <button
            type="button"
            disabled={busy}
            aria-label={o('reports.takeNamed', { name })}
            onClick={() => take(reportId)}
          >
            {o('reports.take')}
          </button>
        )}
        {!resolvedAt && (
          <button type="button" aria-label={resolve.title} onClick={() => start(resolve)}>
            {resolve.label}
          </button>
        )}
      </div>
    </li>
  );
}

function ReportText({ report, me }: { readonly report: ReportLine; readonly me: string }) {
  const { reporter, player, takenBy, matchId, at, resolvedBy, resolution } = report;
  return (
    <>
      <p class={style.reason}>{isolated(report.reason)}</p>
      {report.message !== null && <p>{o('reports.message', { text: isolated(report.message) })}</p>}
      <p class="soft">
        {o('reports.of', { reporter: isolated(reporter.name), player: isolated(player.name) })} · <When at={at} />
        {matchId && (
          <>
            {' · '}
            <a href={`/matches/${matchId}`}>{o('reports.match')}</a>
          </>
        )}
      </p>
      {resolution !== null && resolution !== undefined && (
        <p>{o('reports.by', { name: isolated(resolvedBy?.name ?? o('log.shell')), reason: isolated(resolution) })}</p>
      )}
      {takenBy && !report.resolvedAt && (
        <p>{takenBy.id === me ? o('reports.mine') : o('reports.taken', { name: isolated(takenBy.name) })}</p>
      )}
    </>
  );
}
