import { useState } from 'preact/hooks';
import { signInAsGuest } from '../../data/client.ts';
import { api, keepSession } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { t } from '../../texts/index.ts';
import { TextField } from '../forms/field.tsx';
import style from '../forms/form.module.css';
import { Problem } from '../problem.tsx';

/** Somebody to play as, with one click: a name is made up for who gives none. */
export function GuestForm({ onReady }: { onReady: () => void }) {
  const [name, setName] = useState('');
  const { busy, error, run } = useDoing();
  const enter = () =>
    run(async () => {
      keepSession(await signInAsGuest({ ...api(), token: null }, name.trim() || undefined));
      onReady();
    });
  return (
    <form
      class={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <TextField
        label={t('who.name')}
        hint={t('who.nameHint')}
        value={name}
        onValue={setName}
        maxLength={24}
        autocomplete="nickname"
      />
      <Problem error={error} />
      <button type="submit" class="main" disabled={busy}>
        {t('who.guest')}
      </button>
    </form>
  );
}
