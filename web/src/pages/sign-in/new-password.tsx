import { useState } from 'preact/hooks';
import { ask } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { TextField } from '../../parts/forms/field.tsx';
import form from '../../parts/forms/form.module.css';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../texts/index.ts';
import { CHANGE_PASSWORD } from './operations.generated.ts';
import style from './sign-in.module.css';

/** Another password; every other session of the account ends. */
export function NewPassword() {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDoing();
  const change = () =>
    run(async () => {
      setDone(false);
      await ask(api(), CHANGE_PASSWORD, { input: { current, password, keepKeys: true } });
      setCurrent('');
      setPassword('');
      setDone(true);
    });
  return (
    <section class="panel" aria-labelledby="password">
      <h2 id="password">{t('account.newPassword')}</h2>
      <p class={style.about}>{t('account.newPassword.about')}</p>
      <form
        class={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <TextField
          label={t('account.currentPassword')}
          type="password"
          value={current}
          onValue={setCurrent}
          required
          autocomplete="current-password"
        />
        <TextField
          label={t('account.password.new')}
          hint={t('account.passwordHint')}
          type="password"
          value={password}
          onValue={setPassword}
          required
          minLength={8}
          autocomplete="new-password"
        />
        <Problem error={error} />
        <p role="status">{done ? t('account.newPassword.done') : ''}</p>
        <button type="submit" disabled={busy}>
          {t('account.newPassword.do')}
        </button>
      </form>
    </section>
  );
}
