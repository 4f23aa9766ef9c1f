import { useState } from 'preact/hooks';
import { askPatiently } from '../../data/client.ts';
import { type FriendListParts, REMOVE_FRIEND } from '../../data/friends/operations.generated.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { OnlineMark } from '../../parts/friends/online-mark.tsx';
import { PlayerRow } from '../../parts/friends/player-row.tsx';
import { Problem } from '../../parts/problem.tsx';
import { f } from '../../texts/friends.ts';
import { isolated } from '../../texts/isolated.ts';
import { MATCH_OF_FRIEND } from './operations.generated.ts';

interface FriendRowProps {
  readonly friend: FriendListParts['friends'][number];
  /** Whether to offer the friend's public match, if there is one. */
  readonly watches: boolean;
  readonly challenge: () => void;
  readonly changed: () => void;
}

export function FriendRow({ friend: { player, presence }, watches, challenge, changed }: FriendRowProps) {
  const name = isolated(player.name);
  return (
    <PlayerRow player={player} facts={presence && <OnlineMark presence={presence} />}>
      <button type="button" class="main" aria-label={f('challengeNamed', { name })} onClick={challenge}>
        {f('challenge')}
      </button>
      {watches && <WatchLink player={player.id} name={name} />}
      <a class="button" href={`/players/${player.id}`} aria-label={f('profileNamed', { name })}>
        {f('profile')}
      </a>
      <RemoveButton id={player.id} name={name} changed={changed} />
    </PlayerRow>
  );
}

function WatchLink({ player, name }: { player: string; name: string }) {
  const { data } = useAsked(MATCH_OF_FRIEND, { player });
  const match = data?.matches.nodes.find(({ yourSeats }) => yourSeats.length === 0);
  if (!match) return null;
  return (
    <a class="button" href={`/matches/${match.id}`} aria-label={f('watchNamed', { name })}>
      {f('watch')}
    </a>
  );
}

/** Removes a friend with two clicks, because only the friend's consent brings the friend back. */
function RemoveButton({ id, name, changed }: { id: string; name: string; changed: () => void }) {
  const [isSure, setSure] = useState(false);
  const { busy, error, run } = useDoing();
  const remove = () => run(() => askPatiently(api(), REMOVE_FRIEND, { id }).then(changed));
  return (
    <>
      <button
        type="button"
        disabled={busy}
        aria-label={f(isSure ? 'remove.sureNamed' : 'removeNamed', { name })}
        onBlur={() => setSure(false)}
        onClick={() => (isSure ? void remove() : setSure(true))}
      >
        {f(isSure ? 'remove.sure' : 'remove')}
      </button>
      <Problem error={error} />
    </>
  );
}
