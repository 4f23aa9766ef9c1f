import { t } from '../../texts/index.ts';
import { TextField } from './field.tsx';

interface AccountFieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Renders a field for the name of an existing or a new account. */
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

/** Renders a field for a password, existing or new. */
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

/** Renders a field for the code from an email. */
export function TokenField(props: AccountFieldProps) {
  return <TextField label={t('account.token')} required autocomplete="one-time-code" {...props} />;
}
