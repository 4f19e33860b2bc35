import { MIN_PASSWORD_LENGTH } from './passwordLength';

/**
 * Keyboards and systems encode the same letters differently, composed or not, wide or narrow (rule session.password).
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

export type PasswordRule = {
  key: 'length' | 'number' | 'lowercase' | 'uppercase';
  isMet: (password: string) => boolean;
};

const has = (what: RegExp) => (password: string) => what.test(normalizePassword(password));

export const passwordRules: readonly PasswordRule[] = [
  {
    key: 'length',
    isMet: (password) => [...normalizePassword(password)].length >= MIN_PASSWORD_LENGTH,
  },
  { key: 'number', isMet: has(/\p{Nd}/u) },
  { key: 'lowercase', isMet: has(/\p{Ll}/u) },
  { key: 'uppercase', isMet: has(/\p{Lu}/u) },
];

export function meetsPasswordRules(password: string): boolean {
  return passwordRules.every((rule) => rule.isMet(password));
}
