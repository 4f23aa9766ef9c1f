import { normalName } from '../names/visible-name.ts';
import type { Email } from './mail.ts';

// A token is on its own line, for easy copying. Lines are short, because nodemailer encodes an email with long lines.
// Strangers can choose the recipient and the name, so no subject contains the name, and no name looks like a link.

export function passwordReset(to: string, name: string, token: string): Email {
  const text = `Someone requested a new password for the Arbiter account "${unlinked(name)}".

To set a new password, enter this token where you play.
The token is valid for one hour and works once:

${token}

If you did not request a new password, ignore this email.
Nothing has changed.
`;
  return { to, subject: 'Reset your Arbiter password', text };
}

export function confirmAddress(to: string, name: string, token: string): Email {
  const text = `The Arbiter account "${unlinked(name)}" wants to use this email address.

If the account is yours, enter this token where you are signed in.
The token is valid for one day and works once:

${token}

If the account is not yours, ignore this email.
The address will not be used.
`;
  return { to, subject: 'Confirm your email address for Arbiter', text };
}

export function passwordChanged(to: string, name: string): Email {
  const text = `The password of the Arbiter account "${unlinked(name)}" has changed, and all other sessions have ended.

If you did not change the password, request a new one where you play.
`;
  return { to, subject: 'Your Arbiter password has changed', text };
}

export function addressChanged(to: string, name: string): Email {
  const text = `The Arbiter account "${unlinked(name)}" no longer uses this email address.

If you did not change the address, sign in and change your password.
`;
  return { to, subject: 'Your email address for Arbiter has changed', text };
}

// Mail programs turn `example.com` into a link, but not `example. com`.
function unlinked(name: string): string {
  return normalName(name).replace(/[.:/@](?=\S)/g, '$& ');
}
