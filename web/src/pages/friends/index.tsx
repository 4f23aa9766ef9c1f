import { useTitle } from '../../browser/use-title.ts';
import { useSession } from '../../data/session.ts';
import { signInAddress } from '../../parts/who/sign-in-address.ts';
import { f } from '../../texts/friends.ts';
import { Friends } from './friends.tsx';

/** Renders the reader's friends and friend requests, and a search for players. */
export default function FriendsPage() {
  const player = useSession()?.player;
  useTitle(f('title'));
  return (
    <div class="page narrow">
      <h1>{f('title')}</h1>
      {player && !player.guest ? <Friends key={player.id} /> : <NeedsAccount isGuest={player !== undefined} />}
    </div>
  );
}

function NeedsAccount({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <p>{f('needsAccount')}</p>
      <p>
        <a class="button main" href={isGuest ? '/sign-in' : signInAddress()}>
          {f(isGuest ? 'keepGuest' : 'signUp')}
        </a>
      </p>
    </>
  );
}
