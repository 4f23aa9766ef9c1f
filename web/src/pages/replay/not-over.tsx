import { useAsked } from '../../data/use-asked.ts';
import { Problem } from '../../parts/problem.tsx';
import { r } from '../../texts/replay.ts';
import { REPLAY_SO_FAR } from './operations.generated.ts';

/** A match that goes on: its secrets stay closed. What its viewer is told of it comes from the API, as on the table. */
export function NotOver({ id }: { id: string }) {
  const { data, error, again } = useAsked(REPLAY_SO_FAR, { match: id });
  const nodes = data?.match?.entries.nodes ?? [];
  return (
    <section class="page narrow">
      <h1>{r('early.title')}</h1>
      <p>{r('early.why')}</p>
      <p>
        <a class="button main" href={`/matches/${encodeURIComponent(id)}`}>
          {r('early.table')}
        </a>
      </p>
      <h2>{r('early.soFar')}</h2>
      <Problem error={error} again={again} />
      {data && nodes.length === 0 && <p class="soft">{r('early.none')}</p>}
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
