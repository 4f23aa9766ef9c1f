import { useState } from 'preact/hooks';
import { ask, SIGN_IN, SIGN_UP } from '../../data/client.ts';
import { api, keepSession, session } from '../../data/session.ts';
import { NameField, PasswordField } from '../../parts/forms/account-fields.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { t } from '../../texts/index.ts';

interface AccountFormProps {
  /** Whether to sign in or to create an account. */
  readonly kind: 'in' | 'up';
  readonly onReady: () => void;
}

/** Renders a form for name and password. */
export function AccountForm({ kind, onReady }: AccountFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const isNew = kind === 'up';
  const enter = async () => {
    // Sends no token, because an earlier session in this browser must not block the form.
    const stranger = { ...api(), token: null };
    const device = session()?.token ?? null;
    const answer = isNew
      ? await ask(stranger, SIGN_UP, { input: { name, password } })
      : await ask(stranger, SIGN_IN, { input: { name, password, device } });
    keepSession(answer.session);
    onReady();
  };
  return (
    <Form label={t(isNew ? 'signIn.up.do' : 'signIn.in.do')} onSend={enter}>
      <NameField isNew={isNew} value={name} onValue={setName} />
      <PasswordField isNew={isNew} label={t('account.password')} value={password} onValue={setPassword} />
    </Form>
  );
}
