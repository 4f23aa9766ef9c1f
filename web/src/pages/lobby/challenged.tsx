import { useOwnFriends } from '../../data/friends/friends.ts';
import type { NamedPlayerParts } from '../../data/friends/operations.generated.ts';
import rows from '../../parts/friends/friends.module.css';
import { OnlineMark } from '../../parts/friends/online-mark.tsx';
import { PlayerRow } from '../../parts/friends/player-row.tsx';
import { PlayerSearch } from '../../parts/friends/player-search.tsx';
import { f } from '../../texts/friends.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './lobby.module.css';

interface ChallengedProps {
  /** The player to challenge, or null if anyone may join. */
  readonly opponent: NamedPlayerParts | null;
  /** Whether exactly one seat is left to another player. */
  readonly isPossible: boolean;
  readonly choose: (opponent: NamedPlayerParts | null) => void;
}

/** Lets a player with an account choose whom to challenge. Renders nothing for others, who have no friends. */
export function Challenged({ opponent, isPossible, choose }: ChallengedProps) {
  const { data } = useOwnFriends();
  if (!data) return null;
  const online = data.friends.friends.filter(({ presence }) => presence?.online);
  const button = (player: NamedPlayerParts) => (
    <button
      type="button"
      aria-label={f('challengeNamed', { name: isolated(player.name) })}
      onClick={() => choose(player)}
    >
      {f('challenge')}
    </button>
  );
  return (
    <fieldset class={`panel ${style.group}`}>
      <legend>{f('opponent.title')}</legend>
      {opponent ? (
        <>
          <p role="status">{f('opponent.is', { name: isolated(opponent.name) })}</p>
          {!isPossible && <p>{f('opponent.seats')}</p>}
          <p>
            <button type="button" onClick={() => choose(null)}>
              {f('opponent.none')}
            </button>
          </p>
        </>
      ) : (
        <>
          <p class="soft">{f('opponent.online')}</p>
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
        </>
      )}
    </fieldset>
  );
}
