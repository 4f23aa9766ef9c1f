import { useState } from 'preact/hooks';
import { askPatiently } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { o } from '../../texts/operator.ts';
import { ReasonField } from './act.tsx';
import { idIn } from './id-in.ts';
import { CLOSE_TOURNAMENT, VOID_MATCH } from './operations.generated.ts';
import style from './operator.module.css';

/** Ends a match that is stuck, or an event whose organizer is gone. */
export function EndMatchOrEvent({ acted }: { readonly acted: () => void }) {
  const voidMatch = (matchId: string, reason: string) =>
    askPatiently(api(), VOID_MATCH, { input: { matchId, reason } });
  const close = (tournamentId: string, reason: string) =>
    askPatiently(api(), CLOSE_TOURNAMENT, { input: { tournamentId, reason } });
  return (
    <section class={`panel ${style.part}`} aria-labelledby="end">
      <h2 id="end">{o('end.title')}</h2>
      <EndForm kind="void" end={voidMatch} acted={acted} />
      <EndForm kind="close" end={close} acted={acted} />
    </section>
  );
}

interface EndFormProps {
  readonly kind: 'void' | 'close';
  readonly end: (id: string, reason: string) => Promise<unknown>;
  readonly acted: () => void;
}

function EndForm({ kind, end, acted }: EndFormProps) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const send = async () => {
    setDone(false);
    const id = idIn(text);
    if (id === null) throw new Error(o('id.wrong'));
    await end(id, reason.trim());
    setText('');
    setReason('');
    setDone(true);
    acted();
  };
  return (
    <details class={style.fold}>
      <summary>{o(kind)}</summary>
      <Form label={o(kind)} plain onSend={send} {...(isDone ? { said: o(`${kind}.done`) } : {})}>
        <p>{o(`${kind}.about`)}</p>
        <TextField label={o(`${kind}.id`)} required value={text} onValue={setText} />
        <ReasonField value={reason} onValue={setReason} />
      </Form>
    </details>
  );
}
