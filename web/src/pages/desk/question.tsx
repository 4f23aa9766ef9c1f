import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { d } from '../../texts/desk.ts';

/** The confirmation of an action that cannot be undone, or whose reason is published. */
export interface Question {
  readonly title: string;
  /** The consequences. */
  readonly about: string;
  /** The label of the button. */
  readonly label: string;
  /** Whether a reason is optional or required. */
  readonly reason?: 'may' | 'must';
  readonly run: (reason: string) => Promise<unknown>;
  readonly children?: ComponentChildren;
}

/** Returns the open confirmation, and a function that opens another one. */
export function useQuestion(): { ask: (question: Question) => void; dialog: ComponentChildren } {
  const [open, setOpen] = useState<Question | null>(null);
  const close = () => setOpen(null);
  return {
    ask: setOpen,
    dialog: open && (
      <Dialog title={open.title} onClose={close}>
        <Asked question={open} onClose={close} />
      </Dialog>
    ),
  };
}

function Asked({ question: { about, label, reason: wanted, run, children }, onClose }: AskedProps) {
  const [reason, setReason] = useState('');
  const send = async () => {
    await run(reason.trim());
    onClose();
  };
  return (
    <Form label={label} onSend={send}>
      <p>{about}</p>
      {children}
      {wanted && (
        <TextField
          label={d(wanted === 'must' ? 'reason' : 'reason.may')}
          hint={d('reason.hint')}
          required={wanted === 'must'}
          maxLength={500}
          value={reason}
          onValue={setReason}
        />
      )}
    </Form>
  );
}

interface AskedProps {
  readonly question: Question;
  readonly onClose: () => void;
}
