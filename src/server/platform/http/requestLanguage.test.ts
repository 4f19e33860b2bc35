import type { Access } from './call';
import { requestLanguage } from './requestLanguage';

const caller = { userId: 'anna', name: 'Anna Person', sessionId: 'session' };
const key = { id: 'key', name: 'Sync', businessId: 'business', scopes: [], expiresAt: new Date(0) };

const languageOf = (accepted: string | undefined, given?: Partial<NonNullable<Access['caller']>>) =>
  requestLanguage({
    headers: accepted === undefined ? {} : { 'accept-language': accepted },
    ...(given && { access: { caller: { ...caller, ...given }, relation: { signedIn: true } } }),
  });

it.each([
  ['de', 'de'],
  ['de-CH,en;q=0.8', 'de'],
  ['xx,es-MX;q=0.9,en;q=0.8', 'es'],
  ['en-GB,de;q=0.9', 'en'],
  ['fr;q=0', 'en'],
  ['*', 'en'],
  ['zz', 'en'],
  ['de;q=x;;,=,', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a signed-out browser that accepts %s reads %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

it('the account’s language comes before the browser’s, which counts without one', () => {
  expect(languageOf('de', { language: 'fr' })).toBe('fr');
  expect(languageOf('de', {})).toBe('de');
});

it('a program isn’t the person who created its key', () => {
  expect(languageOf(undefined, { language: 'fr', key })).toBe('en');
  expect(languageOf('de', { language: 'fr', key })).toBe('de');
});
