import { askPatiently } from '../../../data/client.ts';
import { useOwnFriends } from '../../../data/friends/friends.ts';
import { api } from '../../../data/session.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { usePolled } from '../../../data/use-polled.ts';
import rows from '../../../parts/friends/friends.module.css';
import { OnlineMark } from '../../../parts/friends/online-mark.tsx';
import { PlayerRow } from '../../../parts/friends/player-row.tsx';
import { PlayerSearch } from '../../../parts/friends/player-search.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { f } from '../../../texts/friends.ts';
import { isolated } from '../../../texts/isolated.ts';
import { INVITE_TO_MATCH, RESERVED_SEATS } from '../operations.generated.ts';
import style from './room.module.css';

/** The time between two loads, in milliseconds. */
const PAUSE = 30_000;

/** Invites a friend who is online with one click, or any player by name. */
export function InviteFriends({ matchId }: { matchId: string }) {
  const { data: own, again } = useOwnFriends();
  const { data, again: look } = useAsked(RESERVED_SEATS, { id: matchId });
  const { busy, error, run } = useDoing();
  usePolled(again, PAUSE);
  if (!data?.match) return null;
  if (data.match.seats.some(({ reserved }) => reserved)) return <p role="status">{f('invite.sent')}</p>;
  const online = own?.friends.friends.filter(({ presence }) => presence?.online) ?? [];
  const invite = (player: string) => run(() => askPatiently(api(), INVITE_TO_MATCH, { matchId, player }).then(look));
  const button = ({ id, name }: { id: string; name: string }) => (
    <button
      type="button"
      disabled={busy}
      aria-label={f('inviteNamed', { name: isolated(name) })}
      onClick={() => void invite(id)}
    >
      {f('invite')}
    </button>
  );
  return (
    <section class={style.friends} aria-labelledby="invite">
      <h2 id="invite">{f('invite.friend')}</h2>
      <p class="soft">{f('invite.about')}</p>
      <Problem error={error} />
      {online.length > 0 && (
        <ul class={rows.list}>
          {online.map(({ player, presence }) => (
            <PlayerRow key={player.id} player={player} facts={<OnlineMark presence={presence} />}>
              {button(player)}
            </PlayerRow>
          ))}
        </ul>
      )}
      <PlayerSearch>{button}</PlayerSearch>
    </section>
  );
}
