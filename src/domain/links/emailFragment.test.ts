import { emailFragment, emailInFragment } from './emailFragment';

it.each(['anna@example.com', 'o’brien+pods#1%2@example.com', ''])('an address in a link is read again: %s', (email) => {
  expect(emailInFragment(emailFragment(email))).toBe(email);
});

it('a fragment that was cut in the middle of a sign holds no address', () => {
  expect(emailInFragment('#anna%4')).toBe('');
});
