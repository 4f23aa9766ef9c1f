import { useState } from 'preact/hooks';
import { ask } from '../../data/client.ts';
import { api, keepSession, session } from '../../data/session.ts';
import { NameField, PasswordField } from '../../parts/forms/account-fields.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { t } from '../../texts/index.ts';
import { KEEP_ACCOUNT } from './operations.generated.ts';
import style from './sign-in.module.css';

/** Turns a guest into an account that keeps the guest's matches, decks and cards. */
export function KeepGuest({ name: called }: { name: string }) {
  const [name, setName] = useState(called);
  const [password, setPassword] = useState('');
  const keep = async () => {
    const { keepAccount: player } = await ask(api(), KEEP_ACCOUNT, { input: { name, password } });
    const token = session()?.token;
    if (token) keepSession({ token, player });
  };
  return (
    <section class="panel" aria-labelledby="keep">
      <h2 id="keep">{t('account.keep')}</h2>
      <p class={style.about}>{t('account.keep.about')}</p>
      <Form label={t('account.keep.do')} onSend={keep}>
        <NameField isNew value={name} onValue={setName} />
        <PasswordField isNew label={t('account.password')} value={password} onValue={setPassword} />
      </Form>
    </section>
  );
}
