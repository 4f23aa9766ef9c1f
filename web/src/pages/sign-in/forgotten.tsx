import { useState } from 'preact/hooks';
import { ask } from '../../data/client.ts';
import { api, keepSession } from '../../data/session.ts';
import { PasswordField, TokenField } from '../../parts/forms/account-fields.tsx';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { t } from '../../texts/index.ts';
import { REQUEST_PASSWORD_RESET, RESET_PASSWORD } from './operations.generated.ts';
import style from './sign-in.module.css';

/** Resets a forgotten password with a code from an email. */
export function Forgotten({ onReady }: { onReady: () => void }) {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const [token, setToken] = useState('');
  const [password, setPassword] = useState('');
  const stranger = { ...api(), token: null };
  const send = async () => {
    await ask(stranger, REQUEST_PASSWORD_RESET, { email: email.trim() });
    setSent(true);
  };
  const reset = async () => {
    const { session } = await ask(stranger, RESET_PASSWORD, { input: { token: token.trim(), password } });
    keepSession(session);
    onReady();
  };
  return (
    <section class="panel" aria-labelledby="forgotten">
      <h2 id="forgotten">{t('forgotten')}</h2>
      <p class={style.about}>{t('forgotten.about')}</p>
      <Form plain label={t('forgotten.send')} onSend={send} said={isSent ? t('forgotten.sent') : ''}>
        <TextField label={t('account.email')} required autocomplete="email" value={email} onValue={setEmail} />
      </Form>
      {isSent && (
        <Form label={t('account.newPassword.do')} onSend={reset}>
          <TokenField value={token} onValue={setToken} />
          <PasswordField isNew label={t('account.password.new')} value={password} onValue={setPassword} />
        </Form>
      )}
    </section>
  );
}
