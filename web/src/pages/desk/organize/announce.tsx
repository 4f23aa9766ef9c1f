import { useState } from 'preact/hooks';
import { ANNOUNCE_TO_ENTRANTS } from '../../../data/desk/operations.generated.ts';
import type { TournamentHead } from '../../../data/tournaments/index.ts';
import { Form } from '../../../parts/forms/form.tsx';
import { LongTextField } from '../../../parts/forms/long-text-field.tsx';
import { d } from '../../../texts/desk.ts';
import style from '../desk.module.css';
import { done } from '../doing.ts';

/** Sends a message to all entrants, and links to the settings. */
export function Announce({ tournament: { id } }: { tournament: TournamentHead }) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const send = async () => {
    await done(ANNOUNCE_TO_ENTRANTS, { id, text });
    setText('');
    setSent(true);
  };
  return (
    <section class={`panel ${style.part}`} aria-labelledby="announce">
      <h2 id="announce">{d('announce.title')}</h2>
      <Form
        label={d('announce.do')}
        plain
        onSend={send}
        {...(isSent && text === '' ? { said: d('announce.done') } : {})}
      >
        <LongTextField
          label={d('announce.text')}
          hint={d('announce.hint')}
          maxLength={1000}
          rows={3}
          value={text}
          onValue={setText}
        />
      </Form>
      <p>
        <a class="button" href={`/tournaments/${id}/desk?setup`}>
          {d('change')}
        </a>
      </p>
    </section>
  );
}
