import { navigate } from '../../browser/location.ts';
import { joinMatch } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { usePolled } from '../../data/use-polled.ts';
import { MatchRow } from '../../parts/matches/match-row.tsx';
import matches from '../../parts/matches/matches.module.css';
import { PUBLIC_MATCHES } from '../../parts/matches/operations.generated.ts';
import { Problem } from '../../parts/problem.tsx';
import { useWhoPlays } from '../../parts/who/who-plays.tsx';
import { t } from '../../texts/index.ts';
import style from './lobby.module.css';

/** The time between two loads, in milliseconds. */
const PAUSE = 15_000;

/** Renders other players' matches with a free seat, and public matches in progress. */
export function PublicMatches({ me }: { me: string | undefined }) {
  const { data, error, again } = useAsked(PUBLIC_MATCHES, {});
  const { busy, error: refused, run } = useDoing();
  const { first, dialog } = useWhoPlays();
  usePolled(again, PAUSE);
  const join = (matchId: string) =>
    first(() =>
      run(async () => {
        await joinMatch(api(), { matchId });
        navigate(`/matches/${matchId}`);
      }),
    );
  const others = (nodes: NonNullable<typeof data>['open']['nodes'] = []) =>
    nodes.filter(({ seats }) => me === undefined || seats.every(({ player }) => player?.id !== me));
  const open = others(data?.open.nodes);
  const running = others(data?.running.nodes);
  return (
    <>
      <section class={style.section} aria-labelledby="open">
        <h2 id="open">{t('lobby.open')}</h2>
        <Problem error={refused ?? error} {...(refused === null ? { again } : {})} />
        {data && open.length === 0 && <p class="soft">{t('lobby.open.none')}</p>}
        <ul class={matches.list}>
          {open.map((match) => (
            <MatchRow key={match.id} match={match}>
              <button type="button" class="main" disabled={busy} onClick={() => join(match.id)}>
                {t('lobby.join')}
              </button>
            </MatchRow>
          ))}
        </ul>
      </section>
      {running.length > 0 && (
        <section class={style.section} aria-labelledby="running">
          <h2 id="running">{t('lobby.running')}</h2>
          <ul class={matches.list}>
            {running.map((match) => (
              <MatchRow key={match.id} match={match}>
                <a class="button" href={`/matches/${match.id}`}>
                  {t('lobby.watch')}
                </a>
              </MatchRow>
            ))}
          </ul>
        </section>
      )}
      {dialog}
    </>
  );
}
