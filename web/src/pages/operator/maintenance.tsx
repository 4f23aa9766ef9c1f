import { useId, useState } from 'preact/hooks';
import { askPatiently } from '../../data/client.ts';
import { serverNow } from '../../data/server-time.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { localText } from '../../parts/tournaments/local-time.ts';
import { Moment } from '../../parts/tournaments/moment.tsx';
import { currentLanguage } from '../../texts/index.ts';
import { o } from '../../texts/operator.ts';
import { useAct } from './act.tsx';
import { ANNOUNCE_MAINTENANCE, END_MAINTENANCE, OPERATOR_MAINTENANCE } from './operations.generated.ts';
import style from './operator.module.css';

const HOUR = 3_600_000;

/** Announces maintenance to all pages. */
export function Maintenance({ acted }: { readonly acted: () => void }) {
  const { data, again } = useAsked(OPERATOR_MAINTENANCE, { language: currentLanguage() });
  const done = () => {
    again();
    acted();
  };
  const { start, dialog } = useAct(done);
  const known = data?.maintenance;
  const end = {
    title: o('maintenance.end'),
    about: known?.text ?? '',
    label: o('maintenance.end'),
    run: (reason: string) => askPatiently(api(), END_MAINTENANCE, { reason }),
  };
  return (
    <section class={`panel ${style.part}`} aria-labelledby="maintenance">
      <h2 id="maintenance">{o('maintenance.title')}</h2>
      <div role="status">
        {data && !known && <p class="soft">{o('maintenance.none')}</p>}
        {known && (
          <p class={style.reason}>
            <Moment at={known.at} />: {known.text}
          </p>
        )}
      </div>
      {known && (
        <div class="row">
          <button type="button" onClick={() => start(end)}>
            {o('maintenance.end')}
          </button>
        </div>
      )}
      <Announce done={done} />
      {dialog}
    </section>
  );
}

function Announce({ done }: { readonly done: () => void }) {
  const id = useId();
  const [at, setAt] = useState(() => localText(new Date(serverNow() + HOUR)));
  const [text, setText] = useState('');
  const [german, setGerman] = useState('');
  const send = async () => {
    const translations = german.trim() === '' ? [] : [{ language: 'de', text: german.trim() }];
    const input = { at: new Date(at).toISOString(), text: text.trim(), translations };
    await askPatiently(api(), ANNOUNCE_MAINTENANCE, { input });
    setText('');
    setGerman('');
    done();
  };
  return (
    <details class={style.fold}>
      <summary>{o('maintenance.do')}</summary>
      <Form label={o('maintenance.do')} plain onSend={send}>
        <div class={style.field}>
          <label for={id}>{o('maintenance.at')}</label>
          <input
            id={id}
            type="datetime-local"
            required
            value={at}
            onInput={({ currentTarget }) => setAt(currentTarget.value)}
          />
        </div>
        <TextField
          label={o('maintenance.text')}
          hint={o('maintenance.text.hint')}
          required
          maxLength={500}
          value={text}
          onValue={setText}
        />
        <TextField
          label={o('maintenance.text.de')}
          hint={o('maintenance.text.de.hint')}
          maxLength={500}
          value={german}
          onValue={setGerman}
        />
      </Form>
    </details>
  );
}
