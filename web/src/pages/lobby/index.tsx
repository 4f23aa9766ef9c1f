import { useTitle } from '../../browser/use-title.ts';
import { useSession } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { GAME_LIST } from '../../parts/matches/operations.generated.ts';
import { t } from '../../texts/index.ts';
import type { PageProps } from '../page.ts';
import { Challenges } from './challenges.tsx';
import { Games } from './games.tsx';
import style from './lobby.module.css';
import { NewMatch } from './new-match.tsx';
import { OwnMatches } from './own-matches.tsx';
import { PublicMatches } from './public-matches.tsx';
import { QuickGame } from './quick/index.tsx';
import { RecentOpponents } from './recent-opponents.tsx';

/**
 * Renders the start page: a quick game, the reader's matches, the games, recent opponents and public matches. With
 * `?new=golems` it sets up a match.
 */
export default function LobbyPage({ query }: PageProps) {
  const player = useSession()?.player;
  const wanted = query.get('new');
  const games = useAsked(GAME_LIST, wanted ? null : {});
  useTitle(wanted ? null : t('header.lobby'));
  if (wanted) return <NewMatch key={wanted} game={wanted} challenge={query.get('challenge')} />;
  return (
    <div class="page">
      <section class={style.hello}>
        <h1>{t('lobby.title')}</h1>
        <p class="soft">{t('lobby.about')}</p>
      </section>
      <QuickGame all={games.data?.games ?? []} />
      {player && <Challenges key={`challenges ${player.id}`} me={player.id} />}
      {player && <OwnMatches key={player.id} me={player.id} />}
      <Games asked={games} />
      {player && <RecentOpponents key={`opponents ${player.id}`} me={player.id} />}
      <PublicMatches me={player?.id} />
    </div>
  );
}
