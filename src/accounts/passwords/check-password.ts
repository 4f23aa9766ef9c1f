import { Refused } from '../../errors.ts';
import { looksLike } from '../names/skeleton.ts';
import { isGuessedFirst } from './guessed-passwords.ts';

/**
 * Whether somebody called so may choose a password.
 * @throws Refused BAD_INPUT when it is not 8 to 200 characters, or among the first that anybody would try
 */
export function checkPassword(password: string, name: string): void {
  const field = 'password';
  if (password.length < 8 || password.length > 200)
    throw new Refused('BAD_INPUT', 'A password must have 8 to 200 characters.', { field });
  if (isGuessedFirst(password) || looksLike(password, name))
    throw new Refused('BAD_INPUT', 'That password is among the first that anybody would guess: choose another.', {
      field,
    });
}
