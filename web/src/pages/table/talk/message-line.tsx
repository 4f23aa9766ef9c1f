import { useState } from 'preact/hooks';
import { ask, askPatiently } from '../../../data/client.ts';
import { api } from '../../../data/session.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Problem } from '../../../parts/problem.tsx';
import { isolated } from '../../../texts/isolated.ts';
import { s } from '../../../texts/talk.ts';
import { DELETE_MESSAGE, REPORT_MESSAGE, type SaidParts } from './operations.generated.ts';
import { saidIn } from './said-in.ts';

interface MessageLineProps {
  readonly message: SaidParts;
  readonly isMine: boolean;
  /** Whether the reader is signed in. */
  readonly canReport: boolean;
  readonly onMute: (playerId: string) => void;
  readonly onDeleted: (message: SaidParts) => void;
}

/** Renders a message, with a menu to delete it, or to mute its author at this table or report it. */
export function MessageLine({ message, isMine, canReport, onMute, onDeleted }: MessageLineProps) {
  const { player, room } = message;
  const [report, setReport] = useState<'NONE' | 'WRITING' | 'SENT'>('NONE');
  const name = isolated(player.name);
  return (
    <li data-mine={isMine}>
      <p>
        <b>{name}</b>
        {room === 'SPECTATORS' && <small class="soft"> ({s('spectator')})</small>}: <bdi>{saidIn(message)}</bdi>
      </p>
      {isMine ? (
        <DeleteOwn id={message.id} onDeleted={onDeleted} />
      ) : (
        <details>
          <summary aria-label={s('more', { name })}>⋯</summary>
          <button type="button" onClick={() => onMute(player.id)}>
            {s('mute', { name })}
          </button>
          {canReport && report !== 'SENT' && (
            <button type="button" onClick={() => setReport('WRITING')}>
              {s('report')}
            </button>
          )}
          {report === 'SENT' && <span role="status">{s('report.done')}</span>}
        </details>
      )}
      {report === 'WRITING' && (
        <Report
          message={message}
          // The dialog also closes once the report has been sent.
          onClose={() => setReport((now) => (now === 'SENT' ? now : 'NONE'))}
          onSent={() => setReport('SENT')}
        />
      )}
    </li>
  );
}

interface DeleteOwnProps {
  readonly id: string;
  readonly onDeleted: (message: SaidParts) => void;
}

function DeleteOwn({ id, onDeleted }: DeleteOwnProps) {
  const { busy, error, run } = useDoing();
  const send = () =>
    void run(async () => onDeleted((await askPatiently(api(), DELETE_MESSAGE, { input: { id } })).deleteMessage));
  return (
    <details>
      <summary aria-label={s('more.own')}>⋯</summary>
      <button type="button" disabled={busy} onClick={send}>
        {s('delete')}
      </button>
      <Problem error={error} />
    </details>
  );
}

interface ReportProps {
  readonly message: SaidParts;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

function Report({ message: { id: messageId, player }, onClose, onSent }: ReportProps) {
  const [reason, setReason] = useState('');
  const send = async () => {
    await ask(api(), REPORT_MESSAGE, { input: { playerId: player.id, messageId, reason: reason.trim() } });
    onSent();
  };
  return (
    <Dialog title={s('report')} onClose={onClose}>
      <Form label={s('report')} onSend={send}>
        <p>{s('report.why')}</p>
        <TextField label={s('report.reason')} required maxLength={500} value={reason} onValue={setReason} />
      </Form>
    </Dialog>
  );
}
