import { useAsked } from '../../data/use-asked.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { GAME_LIST } from '../../parts/matches/operations.generated.ts';
import { Problem } from '../../parts/problem.tsx';
import { f } from '../../texts/friends.ts';
import { isolated } from '../../texts/isolated.ts';
import style from './friends.module.css';

interface ChallengeDialogProps {
  readonly player: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Asks for the game of a challenge. The form for a new match asks for the rest. */
export function ChallengeDialog({ player: { id, name }, onClose }: ChallengeDialogProps) {
  const { data, error, again } = useAsked(GAME_LIST, {});
  return (
    <Dialog title={f('challengeNamed', { name: isolated(name) })} onClose={onClose}>
      <p>{f('challenge.game')}</p>
      <Problem error={error} again={again} />
      <ul class={style.games}>
        {data?.games.map((game) => (
          <li key={game.id}>
            <a class="button" href={`/?new=${encodeURIComponent(game.id)}&challenge=${encodeURIComponent(id)}`}>
              {game.title}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
