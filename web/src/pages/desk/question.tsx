import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { d } from '../../texts/desk.ts';

/** What is asked before something is done that cannot be taken back, or that others are told the reason of. */
export interface Question {
  readonly title: string;
  /** What will happen. */
  readonly about: string;
  /** On the button that does it. */
  readonly label: string;
  /** Whether a reason is given, and must be. */
  readonly reason?: 'may' | 'must';
  readonly run: (reason: string) => Promise<unknown>;
  readonly children?: ComponentChildren;
}

/** The question that is open now, and how to ask another one. */
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
