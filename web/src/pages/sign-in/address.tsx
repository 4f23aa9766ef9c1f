import { useState } from 'preact/hooks';
import { ask } from '../../data/client.ts';
import { api } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { PasswordField, TokenField } from '../../parts/forms/account-fields.tsx';
import { TextField } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { t } from '../../texts/index.ts';
import { CONFIRM_EMAIL, OWN_ADDRESS, SET_EMAIL } from './operations.generated.ts';
import style from './sign-in.module.css';

/** Renders the email address for password resets. It takes effect once the code from the email is confirmed. */
export function Address() {
  const { data, again } = useAsked(OWN_ADDRESS, {});
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const [token, setToken] = useState('');
  const change = async () => {
    await ask(api(), SET_EMAIL, { input: { email: email.trim(), password } });
    setPassword('');
    setSent(true);
  };
  const confirm = async () => {
    await ask(api(), CONFIRM_EMAIL, { token: token.trim() });
    setToken('');
    setSent(false);
    again();
  };
  const known = data?.account?.email;
  return (
    <section class="panel" aria-labelledby="address">
      <h2 id="address">{t('address')}</h2>
      <p class={style.about}>{known ? t('address.known', { email: known }) : t('address.about')}</p>
      <Form plain label={t('address.do')} onSend={change} said={isSent ? t('address.sent') : ''}>
        <TextField label={t('account.email')} required autocomplete="email" value={email} onValue={setEmail} />
        <PasswordField isNew={false} label={t('account.password')} value={password} onValue={setPassword} />
      </Form>
      {isSent && (
        <Form label={t('address.confirm')} onSend={confirm}>
          <TokenField value={token} onValue={setToken} />
        </Form>
      )}
    </section>
  );
}
