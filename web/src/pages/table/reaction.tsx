import { useId } from 'preact/hooks';
import { leftNow, type SeatTime, timeText, useNow } from '../../board/clock.ts';
import type { AutoPass } from '../../data/client.ts';
import { Choice } from '../../parts/forms/choice.tsx';
import { t } from '../../texts/index.ts';
import { type AskedParts, type PlayedParts, SET_AUTO_PASS } from './operations.generated.ts';
import type { Playing } from './playing/use-play.ts';
import style from './question.module.css';
import type { AnswerInHand } from './use-answering.ts';

const MODES: readonly AutoPass[] = ['NONE', 'UNTIL_MY_TURN', 'UNLESS_TARGET'];

interface ReactionProps {
  readonly playing: Playing;
  readonly match: PlayedParts;
  readonly asked: AskedParts;
  readonly answer: AnswerInHand;
}

/** Renders a reaction window: pass now, pass until one is the target, or change the auto-pass mode. */
export function Reaction({ playing, match, asked, answer }: ReactionProps) {
  const set = setting(playing, match);
  return (
    <div class={style.reaction}>
      <strong>{t(asked.choices.length > 1 ? 'table.reaction' : 'table.noReaction')}</strong>
      <div class={style.buttons}>
        <button type="button" class="main" data-pass aria-keyshortcuts="Space" onClick={() => answer.choose(0)}>
          {t('table.pass')}
        </button>
        {asked.autoPass === 'NONE' && (
          <button type="button" data-pass-on onClick={() => set('UNLESS_TARGET')}>
            {t('table.passUnlessTarget')}
          </button>
        )}
      </div>
      <AutoPassField mode={asked.autoPass} onMode={set} />
    </div>
  );
}

/** Renders the auto-pass mode at other questions, so that players who are asked less often know why. */
export function AutoPassReminder({ playing, match, asked }: Omit<ReactionProps, 'answer'>) {
  if (asked.reaction || asked.autoPass === 'NONE') return null;
  return <AutoPassField mode={asked.autoPass} onMode={setting(playing, match)} />;
}

function setting(playing: Playing, match: PlayedParts): (mode: AutoPass) => void {
  return (mode) => playing.act(SET_AUTO_PASS, { matchId: match.id, mode }, (result) => result.setAutoPass);
}

/** Renders the auto-pass mode. */
function AutoPassField({ mode, onMode }: { mode: AutoPass; onMode: (mode: AutoPass) => void }) {
  const id = useId();
  return (
    <div class={style.mode}>
      <label for={id}>{t('table.autoPass')}</label>
      <Choice
        id={id}
        value={mode}
        options={MODES.map((value) => ({ value, text: t(`table.autoPass.${value}`) }))}
        onValue={onMode}
      />
    </div>
  );
}

/** Renders the time for this decision as a shrinking bar. Renders nothing without a clock. */
export function TimeBar({ time }: { time: SeatTime | undefined }) {
  const now = useNow(time?.running ?? false);
  if (!time?.running) return null;
  const left = leftNow(time, now);
  return (
    <div class={style.timeBar} role="timer" aria-label={t('table.timeForThis')} data-short={left < 10_000}>
      <span style={{ '--share': `${time.left > 0 ? (100 * left) / time.left : 0}%` }} />
      <b>{timeText(left)}</b>
    </div>
  );
}
