import { useState } from 'preact/hooks';
import { askPatiently } from '../../data/client.ts';
import { useOwnFriends } from '../../data/friends/friends.ts';
import { type NamedPlayerParts, SHOW_PRESENCE } from '../../data/friends/operations.generated.ts';
import { api } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { usePolled } from '../../data/use-polled.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { AddButton } from '../../parts/friends/add-button.tsx';
import rows from '../../parts/friends/friends.module.css';
import { PlayerSearch } from '../../parts/friends/player-search.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { f } from '../../texts/friends.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { FriendRow } from './friend-row.tsx';
import style from './friends.module.css';
import { ReceivedRow, SentRow } from './request-rows.tsx';

/** The time between two loads, in milliseconds. */
const PAUSE = 30_000;
/** The maximum number of friends whose matches are looked up. */
const WATCHED = 20;

export function Friends() {
  const { data, error, again } = useOwnFriends();
  const [challenged, setChallenged] = useState<NamedPlayerParts | null>(null);
  usePolled(again, PAUSE);
  if (!data) return error === null ? <Waiting /> : <Problem error={error} again={again} />;
  const { received, sent, presenceShown } = data.friends;
  const friends = [...data.friends.friends].sort((a, b) => Number(isOnline(b)) - Number(isOnline(a)));
  return (
    <>
      {received.length > 0 && (
        <section class={style.section} aria-labelledby="received">
          <h2 id="received">{f('received')}</h2>
          <ul class={rows.list}>
            {received.map((request) => (
              <ReceivedRow key={request.player.id} request={request} changed={again} />
            ))}
          </ul>
        </section>
      )}
      <section class={style.section} aria-labelledby="friends">
        <h2 id="friends">{f('friends')}</h2>
        {friends.length === 0 && <p class="soft">{f('none')}</p>}
        <ul class={rows.list}>
          {friends.map((friend, place) => (
            <FriendRow
              key={friend.player.id}
              friend={friend}
              watches={place < WATCHED && isOnline(friend)}
              challenge={() => setChallenged(friend.player)}
              changed={again}
            />
          ))}
        </ul>
      </section>
      {sent.length > 0 && (
        <section class={style.section} aria-labelledby="sent">
          <h2 id="sent">{f('sent')}</h2>
          <ul class={rows.list}>
            {sent.map((request) => (
              <SentRow key={request.player.id} request={request} changed={again} />
            ))}
          </ul>
        </section>
      )}
      <section class="panel" aria-labelledby="search">
        <h2 id="search" class={style.title}>
          {f('search')}
        </h2>
        <PlayerSearch>{(player) => <AddButton player={player} list={data.friends} changed={again} />}</PlayerSearch>
      </section>
      <ShowPresence isShown={presenceShown} changed={again} />
      {challenged && <ChallengeDialog player={challenged} onClose={() => setChallenged(null)} />}
    </>
  );
}

function isOnline({ presence }: { presence: { online: boolean } | null }): boolean {
  return presence?.online === true;
}

function ShowPresence({ isShown, changed }: { isShown: boolean; changed: () => void }) {
  const { busy, error, run } = useDoing();
  return (
    <section class="panel">
      <CheckField
        label={f('presence')}
        hint={f('presence.about')}
        value={isShown}
        disabled={busy}
        onValue={(wanted) => void run(() => askPatiently(api(), SHOW_PRESENCE, { shown: wanted }).then(changed))}
      />
      <Problem error={error} />
    </section>
  );
}
