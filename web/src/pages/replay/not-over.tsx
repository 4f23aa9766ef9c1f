import { useAsked } from '../../data/use-asked.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { r } from '../../texts/replay.ts';
import { REPLAY_SO_FAR } from './operations.generated.ts';

/**
 * Renders a match without a record, because it is still running or its event withholds the record. The page shows the
 * viewer's log from the API, as the table does.
 */
export function NotOver({ id }: { id: string }) {
  const { data, error, again } = useAsked(REPLAY_SO_FAR, { match: id });
  const nodes = data?.match?.entries.nodes ?? [];
  if (!data) return <NotYet error={error} again={again} />;
  const event = data.match?.status === 'FINISHED' ? data.match.tournamentId : null;
  return (
    <section class="page narrow">
      <h1>{r(event === null ? 'early.title' : 'early.withheld.title')}</h1>
      <p>{r(event === null ? 'early.why' : 'early.withheld')}</p>
      <p class="row">
        <a class="button main" href={`/matches/${encodeURIComponent(id)}`}>
          {r('early.table')}
        </a>
        {event !== null && (
          <a class="button" href={`/tournaments/${event}`}>
            {r('early.event')}
          </a>
        )}
      </p>
      <h2>{r('early.soFar')}</h2>
      {nodes.length === 0 && <p class="soft">{r('early.none')}</p>}
      <ol start={nodes[0]?.version ?? 0}>
        {nodes.map(({ version, text }) => (
          <li key={version} value={version}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
