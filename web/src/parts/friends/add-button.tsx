import { askPatiently } from '../../data/client.ts';
import { relationTo, useOwnFriends } from '../../data/friends/friends.ts';
import { ADD_FRIEND, type FriendListParts, REMOVE_FRIEND } from '../../data/friends/operations.generated.ts';
import { api } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { f } from '../../texts/friends.ts';
import { isolated } from '../../texts/isolated.ts';
import { Problem } from '../problem.tsx';

interface AddButtonProps {
  readonly player: { readonly id: string; readonly name: string };
}

/** Renders the way from a player to a friend: ask, withdraw, accept. Renders nothing for guests, who have no friends. */
export function AddFriend({ player }: AddButtonProps) {
  const { data, again } = useOwnFriends();
  return data && <AddButton player={player} list={data.friends} changed={again} />;
}

/** @param list the reader's list of friends */
export function AddButton({
  player: { id, name: called },
  list,
  changed,
}: AddButtonProps & { list: FriendListParts; changed: () => void }) {
  const { busy, error, run } = useDoing();
  const relation = relationTo(list, id);
  const name = isolated(called);
  const act = (query: typeof ADD_FRIEND | typeof REMOVE_FRIEND) => () =>
    void run(() => askPatiently(api(), query, { id }).then(changed));
  const shared = { type: 'button', disabled: busy } as const;
  return (
    <>
      {relation === 'FRIEND' && <span class="soft">{f('add.is')}</span>}
      {relation === 'NONE' && (
        <button {...shared} aria-label={f('addNamed', { name })} onClick={act(ADD_FRIEND)}>
          {f('add')}
        </button>
      )}
      {relation === 'RECEIVED' && (
        <button {...shared} class="main" onClick={act(ADD_FRIEND)}>
          {f('add.accept')}
        </button>
      )}
      {relation === 'SENT' && (
        <>
          <span class="soft">{f('add.sent')}</span>
          <button {...shared} aria-label={f('withdrawNamed', { name })} onClick={act(REMOVE_FRIEND)}>
            {f('withdraw')}
          </button>
        </>
      )}
      <Problem error={error} />
    </>
  );
}
