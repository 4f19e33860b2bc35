import { PASSWORD_MIN_LENGTH } from './passwordLength';

/** One sentence for whatever is wrong; the list below says which part of it (rule session.password). */
export const PASSWORD_MESSAGE = '8 characters, 1 number & 1 uppercase';

export type PasswordRule = {
  key: 'length' | 'number' | 'lowercase' | 'uppercase';
  text: string;
  isMet: (password: string) => boolean;
};

/** The rules for a new password one by one, for a list that is ticked off while typing. */
export const passwordRules: readonly PasswordRule[] = [
  {
    key: 'length',
    text: `At least ${PASSWORD_MIN_LENGTH} characters`,
    isMet: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  },
  { key: 'number', text: 'A number', isMet: (password) => /[0-9]/.test(password) },
  { key: 'lowercase', text: 'A lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { key: 'uppercase', text: 'An uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
];

export function meetsPasswordRules(password: string): boolean {
  return passwordRules.every((rule) => rule.isMet(password));
}
