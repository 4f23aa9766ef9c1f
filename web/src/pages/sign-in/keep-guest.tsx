import { useState } from 'preact/hooks';
import { ask } from '../../data/client.ts';
import { api, keepSession, session } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { TextField } from '../../parts/forms/field.tsx';
import form from '../../parts/forms/form.module.css';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../texts/index.ts';
import { KEEP_ACCOUNT } from './operations.generated.ts';
import style from './sign-in.module.css';

/** Makes an account of a guest: the same player, with matches, decks and cards. */
export function KeepGuest({ name: called }: { name: string }) {
  const [name, setName] = useState(called);
  const [password, setPassword] = useState('');
  const { busy, error, run } = useDoing();
  const keep = () =>
    run(async () => {
      const { keepAccount: player } = await ask(api(), KEEP_ACCOUNT, { input: { name, password } });
      const token = session()?.token;
      if (token) keepSession({ token, player });
    });
  return (
    <section class="panel" aria-labelledby="keep">
      <h2 id="keep">{t('account.keep')}</h2>
      <p class={style.about}>{t('account.keep.about')}</p>
      <form
        class={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          label={t('account.name')}
          hint={t('account.nameHint')}
          value={name}
          onValue={setName}
          required
          maxLength={24}
          autocomplete="username"
        />
        <TextField
          label={t('account.password')}
          hint={t('account.passwordHint')}
          type="password"
          value={password}
          onValue={setPassword}
          required
          minLength={8}
          autocomplete="new-password"
        />
        <Problem error={error} />
        <button type="submit" class="main" disabled={busy}>
          {t('account.keep.do')}
        </button>
      </form>
    </section>
  );
}
