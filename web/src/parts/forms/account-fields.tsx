import { t } from '../../texts/index.ts';
import { TextField } from './field.tsx';

interface AccountFieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The name of an existing or a new account. */
export function NameField({ isNew, ...rest }: AccountFieldProps & { readonly isNew: boolean }) {
  return (
    <TextField
      label={t('account.name')}
      required
      maxLength={96}
      autocomplete="username"
      {...(isNew ? { hint: t('account.nameHint') } : {})}
      {...rest}
    />
  );
}

/** A password, existing or new. */
export function PasswordField({
  isNew,
  label,
  ...rest
}: AccountFieldProps & { readonly isNew: boolean; readonly label: string }) {
  return (
    <TextField
      label={label}
      type="password"
      required
      autocomplete={isNew ? 'new-password' : 'current-password'}
      {...(isNew ? { hint: t('account.passwordHint'), minLength: 8 } : {})}
      {...rest}
    />
  );
}

/** The code from an email. */
export function TokenField(props: AccountFieldProps) {
  return <TextField label={t('account.token')} required autocomplete="one-time-code" {...props} />;
}
