import { useAsked } from '../../data/use-asked.ts';
import { usePolled } from '../../data/use-polled.ts';
import { MatchRow } from '../../parts/matches/match-row.tsx';
import matches from '../../parts/matches/matches.module.css';
import { OWN_MATCHES, type OwnMatchesResult } from '../../parts/matches/operations.generated.ts';
import { ReplayLink } from '../../parts/matches/replay-link.tsx';
import { Result } from '../../parts/matches/result.tsx';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../texts/index.ts';
import style from './lobby.module.css';

/** The time between two loads, in milliseconds. */
const PAUSE = 10_000;

/** Renders the reader's matches: first those waiting for the reader, then the others, newest first. */
export function OwnMatches({ me }: { me: string }) {
  const { data, error, again } = useAsked(OWN_MATCHES, {});
  usePolled(again, PAUSE);
  if (!data) return <Problem error={error} again={again} />;
  const { running, waiting, finished } = data;
  const rows = sorted(data);
  if (rows.length + waiting.nodes.length + finished.nodes.length === 0) return null;
  return (
    <section class={style.section} aria-labelledby="own">
      <h2 id="own">{t('lobby.own')}</h2>
      {running.nodes.length > 0 && <p class="heard">{t('lobby.own.count', { n: running.nodes.length })}</p>}
      <ul class={matches.list}>
        {rows.map(({ match, prompt }) => (
          <MatchRow key={match.id} match={match} prompt={prompt}>
            <a class={prompt === undefined ? 'button' : 'button main'} href={`/matches/${match.id}`}>
              {t(prompt === undefined ? 'match.open' : 'match.play')}
            </a>
          </MatchRow>
        ))}
        {waiting.nodes.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
        {finished.nodes.map((match) => (
          <MatchRow key={match.id} match={match}>
            <Result match={match} player={me} />
            <ReplayLink match={match} class="button" />
          </MatchRow>
        ))}
      </ul>
    </section>
  );
}

type Row = { match: OwnMatchesResult['running']['nodes'][number]; prompt: string | undefined };

/** Sorts matches: those with a pending question in the server's order (most urgent first), then the others. */
function sorted({ running, myDecisions }: Pick<OwnMatchesResult, 'running' | 'myDecisions'>): Row[] {
  const place = new Map(myDecisions.map(({ matchId }, i) => [matchId, i]));
  const prompts = new Map(myDecisions.map(({ matchId, prompt }) => [matchId, prompt]));
  const rows = running.nodes.map((match) => ({ match, prompt: prompts.get(match.id) }));
  const rank = ({ match }: Row) => place.get(match.id) ?? Number.POSITIVE_INFINITY;
  return rows.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
