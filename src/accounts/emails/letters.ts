import type { Letter } from './mail.ts';

// All that is ever written to players. A token stands on a line of its own, to be copied.

export function passwordReset(to: string, name: string, token: string): Letter {
  const text = `Somebody, perhaps you, wants a new password for the account ${name}.

Enter this token where you play, within an hour; it works once:

${token}

If it was not you, do nothing: nothing has changed.
`;
  return { to, subject: `A new password for ${name}`, text };
}

export function confirmAddress(to: string, name: string, token: string): Letter {
  const text = `The account ${name} says that this is its address.

If that is you, enter this token where you are signed in, within a day; it works once:

${token}

If it is not, do nothing: the address is not used.
`;
  return { to, subject: `Is this the address of ${name}?`, text };
}

export function passwordChanged(to: string, name: string): Letter {
  const text = `The password of the account ${name} has been changed, and all other sessions have ended.

If that was not you, ask for a new password where you play.
`;
  return { to, subject: `The password of ${name} has changed`, text };
}

export function addressChanged(to: string, name: string): Letter {
  const text = `This is no longer the address of the account ${name}: letters do not go here any more.

If that was not you, sign in and change the password.
`;
  return { to, subject: `The address of ${name} has changed`, text };
}
