import { useState } from 'preact/hooks';
import { Dialog } from '../../../parts/dialog.tsx';
import { Refusal } from '../../../parts/tournaments/refusal.tsx';
import { e } from '../../../texts/events.ts';
import style from './own.module.css';

interface SureButtonProps {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onYes: () => Promise<void>;
}

/** Renders a button with a confirmation, for actions that cannot be undone. */
export function SureButton({ label, question, yes, busy, error, onYes }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        {label}
      </button>
      {isAsked && (
        <Dialog title={label} onClose={() => setAsked(false)}>
          <div class={style.sure}>
            <p>{question}</p>
            <Refusal error={error} />
            <div class="row">
              <button type="button" class="main" disabled={busy} onClick={() => void onYes()}>
                {yes}
              </button>
              <button type="button" onClick={() => setAsked(false)}>
                {e('leave.no')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
