import { useEffect } from 'preact/hooks';
import { read } from '../../../browser/window-events.ts';
import { useAsked } from '../../../data/use-asked.ts';
import { t } from '../../../texts/index.ts';
import { type PlayedParts, UNDO_MOVE, UNDO_TO } from '../operations.generated.ts';
import type { Playing } from '../playing/use-play.ts';

/** Renders the button that undoes the player's last answer, if it can be undone. It needs a new `key` at each version. */
export function Undo({ playing, match: { id, version, yourSeats } }: { playing: Playing; match: PlayedParts }) {
  const { entries } = playing.play.known;
  const last = entries.findLast(({ kind }) => kind === 'MOVE');
  const isOwn =
    last !== undefined && entries.at(-1)?.version === version && last.seat !== null && yourSeats.includes(last.seat);
  const { data } = useAsked(UNDO_TO, isOwn ? { id } : null);
  const isPossible = isOwn && data?.match?.version === version && data.match.undoTo !== null;
  const undo = () => playing.act(UNDO_MOVE, { input: { matchId: id, version } }, (result) => result.undoMove);
  useUndoKey(isPossible ? undo : null);
  if (!isPossible) return null;
  return (
    <button type="button" class="quiet" data-undo title={t('table.undo.key')} onClick={undo}>
      {t('table.undo')}
    </button>
  );
}

/** Undoes with Ctrl+Z or Cmd+Z, except in a text field, which has its own undo. */
function useUndoKey(undo: (() => void) | null): void {
  useEffect(
    () =>
      undo === null
        ? undefined
        : read(['keydown'], (event) => {
            if (!(event instanceof KeyboardEvent) || event.defaultPrevented || !isUndo(event)) return;
            event.preventDefault();
            undo();
          }),
    [undo],
  );
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, repeat, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || repeat) return false;
  return !(target instanceof Element && target.closest('input, textarea, dialog'));
}
