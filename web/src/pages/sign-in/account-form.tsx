import { useState } from 'preact/hooks';
import { ask, SIGN_IN, SIGN_UP } from '../../data/client.ts';
import { api, keepSession, session } from '../../data/session.ts';
import { useDoing } from '../../data/use-doing.ts';
import { TextField } from '../../parts/forms/field.tsx';
import form from '../../parts/forms/form.module.css';
import { Problem } from '../../parts/problem.tsx';
import { t } from '../../texts/index.ts';

interface AccountFormProps {
  /** Into an account that there is, or up for a new one. */
  readonly kind: 'in' | 'up';
  readonly onReady: () => void;
}

/** Name and password. */
export function AccountForm({ kind, onReady }: AccountFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, error, run } = useDoing();
  const isNew = kind === 'up';
  const enter = () =>
    run(async () => {
      // Nobody in particular asks; an earlier session of this browser keeps the way in open.
      const stranger = { ...api(), token: null };
      const device = session()?.token ?? null;
      const answer = isNew
        ? await ask(stranger, SIGN_UP, { input: { name, password } })
        : await ask(stranger, SIGN_IN, { input: { name, password, device } });
      keepSession(answer.session);
      onReady();
    });
  return (
    <form
      class={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <TextField
        label={t('account.name')}
        value={name}
        onValue={setName}
        required
        maxLength={24}
        autocomplete="username"
        {...(isNew ? { hint: t('account.nameHint') } : {})}
      />
      <TextField
        label={t('account.password')}
        type="password"
        value={password}
        onValue={setPassword}
        required
        autocomplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew ? { hint: t('account.passwordHint'), minLength: 8 } : {})}
      />
      <Problem error={error} />
      <button type="submit" class="main" disabled={busy}>
        {t(isNew ? 'signIn.up.do' : 'signIn.in.do')}
      </button>
    </form>
  );
}
