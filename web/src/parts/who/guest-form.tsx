import { useState } from 'preact/hooks';
import { signInAsGuest } from '../../data/client.ts';
import { api, keepSession } from '../../data/session.ts';
import { t } from '../../texts/index.ts';
import { TextField } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';

/** Creates a guest with one click. Without a name, the guest gets a random name. */
export function GuestForm({ onReady }: { onReady: () => void }) {
  const [name, setName] = useState('');
  const enter = async () => {
    keepSession(await signInAsGuest({ ...api(), token: null }, name.trim() || undefined));
    onReady();
  };
  return (
    <Form label={t('who.guest')} onSend={enter}>
      <TextField
        label={t('who.name')}
        hint={t('who.nameHint')}
        value={name}
        onValue={setName}
        maxLength={96}
        autocomplete="nickname"
      />
    </Form>
  );
}
