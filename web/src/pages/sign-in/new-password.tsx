import { useState } from 'preact/hooks';
import { ask } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { PasswordField } from '../../parts/forms/account-fields.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { t } from '../../texts/index.ts';
import { CHANGE_PASSWORD } from './operations.generated.ts';
import style from './sign-in.module.css';

/** Changes the password, which ends every other session of the account, and the notifications of other devices. */
export function NewPassword() {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const change = async () => {
    setDone(false);
    await ask(api(), CHANGE_PASSWORD, { input: { current, password, keepKeys: true } });
    setCurrent('');
    setPassword('');
    setDone(true);
  };
  return (
    <section class="panel" aria-labelledby="password">
      <h2 id="password">{t('account.newPassword')}</h2>
      <p class={style.about}>{t('account.newPassword.about')}</p>
      <Form plain label={t('account.newPassword.do')} onSend={change} said={done ? t('account.newPassword.done') : ''}>
        <PasswordField isNew={false} label={t('account.currentPassword')} value={current} onValue={setCurrent} />
        <PasswordField isNew label={t('account.password.new')} value={password} onValue={setPassword} />
      </Form>
    </section>
  );
}
