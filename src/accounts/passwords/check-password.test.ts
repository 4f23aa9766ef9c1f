import { describe, expect, it } from 'vitest';
import { isGuessedFirst } from './check-password.ts';

describe('common passwords', () => {
  it.each(['password', 'PassWord', '12345678', 'iloveyou', 'password2024!', 'Sunshine1'])('include %s', (password) => {
    expect(isGuessedFirst(password)).toBe(true);
  });

  it.each(['correct horse', 'a very secret one', 'nanoseconds', 'xK3!vqLw92', '日本語のパスワード'])(
    'do not include %s',
    (password) => {
      expect(isGuessedFirst(password)).toBe(false);
    },
  );
});
