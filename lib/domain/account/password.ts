export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

/** Long enough, but the first guesses of every attacker. */
const COMMON: ReadonlySet<string> = new Set([
  'password123',
  'password1234',
  'password12345',
  'passwordpassword',
  'qwertyuiop',
  '1234567890',
  '12345678910',
  '0987654321',
  'iloveyou123',
  'welcome123',
  'letmein123',
  'administrator',
  'qwerty12345',
  'abcdefghij',
  'australia1',
  'australia123',
]);

export type PasswordProblem = 'missing' | 'short' | 'long' | 'email' | 'common';

/** Validates a new password; null when valid. Length counts, not the kinds of characters (NIST SP 800-63B). */
export function passwordProblem(password: string, email = ''): PasswordProblem | null {
  if (password === '') return 'missing';
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return 'short';
  if (length > MAX_PASSWORD_LENGTH) return 'long';
  const plain = password.toLowerCase();
  if (email !== '' && plain === email.trim().toLowerCase()) return 'email';
  return COMMON.has(plain) || new Set(plain).size < 4 ? 'common' : null;
}

/** Without 0 O 1 l I, which are mistaken for each other when copied by hand. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/**
 * A password that is hard to guess: 20 letters and digits in groups of five. `random` returns whole numbers from 0 up
 * to, not including, its argument.
 */
export function suggestPassword(random: (below: number) => number): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[random(LETTERS.length)]).join(''),
  ).join('-');
}
