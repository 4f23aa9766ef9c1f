import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { o } from '../../texts/operator.ts';

/** An act that an admin is about to do. */
export interface Act {
  readonly title: string;
  /** The consequences. */
  readonly about: string;
  /** The label of the button. */
  readonly label: string;
  /** A second text besides the reason, such as a new name. */
  readonly extra?: { readonly label: string; readonly hint: string };
  /** Whether the player can read the reason. */
  readonly isTold?: boolean;
  readonly run: (reason: string, extra: string) => Promise<unknown>;
}

/** Returns the open dialog, and a function that opens one. */
export function useAct(done: () => void): { start: (act: Act) => void; dialog: ComponentChildren } {
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  return {
    start: setAct,
    dialog: act && (
      <Dialog title={act.title} onClose={close}>
        <ActForm
          act={act}
          onDone={() => {
            close();
            done();
          }}
        />
      </Dialog>
    ),
  };
}

function ActForm({ act, onDone }: { readonly act: Act; readonly onDone: () => void }) {
  const [reason, setReason] = useState('');
  const [extra, setExtra] = useState('');
  const send = async () => {
    await act.run(reason.trim(), extra.trim());
    onDone();
  };
  return (
    <Form label={act.label} onSend={send}>
      <p>{act.about}</p>
      {act.extra && <TextField label={act.extra.label} hint={act.extra.hint} value={extra} onValue={setExtra} />}
      <ReasonField value={reason} onValue={setReason} isTold={act.isTold} />
    </Form>
  );
}

interface ReasonFieldProps {
  readonly value: string;
  readonly onValue: (reason: string) => void;
  readonly isTold?: boolean | undefined;
}

/** Renders the field for the reason of an act. */
export function ReasonField({ isTold = false, ...field }: ReasonFieldProps) {
  return (
    <TextField
      label={o('reason')}
      hint={o(isTold ? 'reason.hint.ban' : 'reason.hint')}
      required
      maxLength={500}
      {...field}
    />
  );
}
