import { askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { Problem } from '../problem.tsx';
import { BLOCK_PLAYER, UNBLOCK_PLAYER } from './operations.generated.ts';

interface BlockButtonProps {
  readonly player: { readonly id: string; readonly name: string };
  readonly isBlocked: boolean;
  /** Called when the server has made the change. */
  readonly changed: () => void;
}

/** Hides a player's challenges from the reader, or shows them again. */
export function BlockButton({ player: { id, name }, isBlocked, changed }: BlockButtonProps) {
  const { busy, error, run } = useDoing();
  const change = () =>
    run(async () => {
      if (isBlocked) await askPatiently(api(), UNBLOCK_PLAYER, { id });
      else await askPatiently(api(), BLOCK_PLAYER, { id });
      changed();
    });
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void change()}>
        {t(isBlocked ? 'player.unblock' : 'player.block', { name: isolated(name) })}
      </button>
      <Problem error={error} />
    </>
  );
}
