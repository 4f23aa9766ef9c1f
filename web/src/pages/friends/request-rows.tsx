import { askPatiently } from '../../data/client.ts';
import { ADD_FRIEND, type FriendListParts, REMOVE_FRIEND } from '../../data/friends/operations.generated.ts';
import { api } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { PlayerRow } from '../../parts/friends/player-row.tsx';
import { Problem } from '../../parts/problem.tsx';
import { When } from '../../parts/when.tsx';
import { BlockButton } from '../../parts/who/block-button.tsx';
import { f } from '../../texts/friends.ts';
import { isolated } from '../../texts/isolated.ts';

interface RequestRowProps {
  readonly request: FriendListParts['received'][number];
  readonly changed: () => void;
}

export function ReceivedRow({ request: { player, at }, changed }: RequestRowProps) {
  const { busy, error, run } = useDoing();
  const { id } = player;
  const name = isolated(player.name);
  const act = (query: typeof ADD_FRIEND | typeof REMOVE_FRIEND) => () =>
    void run(() => askPatiently(api(), query, { id }).then(changed));
  return (
    <PlayerRow player={player} text={f('received.from', { name })} facts={<When at={at} />}>
      <button
        type="button"
        class="main"
        disabled={busy}
        aria-label={f('acceptNamed', { name })}
        onClick={act(ADD_FRIEND)}
      >
        {f('accept')}
      </button>
      <button type="button" disabled={busy} aria-label={f('declineNamed', { name })} onClick={act(REMOVE_FRIEND)}>
        {f('decline')}
      </button>
      <BlockButton player={player} isBlocked={false} changed={changed} />
      <Problem error={error} />
    </PlayerRow>
  );
}

export function SentRow({ request: { player, at }, changed }: RequestRowProps) {
  const { busy, error, run } = useDoing();
  const { id } = player;
  const name = isolated(player.name);
  return (
    <PlayerRow player={player} text={f('sent.to', { name })} facts={<When at={at} />}>
      <button
        type="button"
        disabled={busy}
        aria-label={f('withdrawNamed', { name })}
        onClick={() => void run(() => askPatiently(api(), REMOVE_FRIEND, { id }).then(changed))}
      >
        {f('withdraw')}
      </button>
      <Problem error={error} />
    </PlayerRow>
  );
}
