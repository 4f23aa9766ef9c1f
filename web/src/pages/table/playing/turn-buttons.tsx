import { t } from '../../../texts/index.ts';
import type { AnswerInHand } from '../use-answering.ts';

/** Renders the buttons that turn the piece on the board. The R key does the same. */
export function TurnButtons({ turn }: { turn: NonNullable<AnswerInHand['turn']> }) {
  return (
    <>
      <button
        type="button"
        data-turn="-1"
        aria-label={t('table.turnBack')}
        aria-keyshortcuts="Shift+R"
        title={`${t('table.turnBack')} (Shift+R)`}
        onClick={() => turn(-1)}
      >
        ↺
      </button>
      <button
        type="button"
        data-turn="1"
        aria-label={t('table.turn')}
        aria-keyshortcuts="R"
        title={`${t('table.turn')} (R)`}
        onClick={() => turn(1)}
      >
        ↻
      </button>
    </>
  );
}
