import fc from 'fast-check';
import { isEmailLike, isSameEmail, normalizeEmail, STAFF_EMAIL_CHANGE_DELAY_SECONDS } from './email';

it.each(['a@b.c', 'anna.smith+pod@mail.example.co.uk', 'josé@bücher.example', 'a@b..c', `${'a'.repeat(249)}@b.cd`])(
  'an email address may be %s',
  (text) => {
    expect(isEmailLike(text)).toBe(true);
  },
);

it.each(['', 'a', 'a@', '@b.c', 'a@b', 'a@b.', 'a@.b', 'a b@c.d', 'a@b@c.d', `${'a'.repeat(250)}@b.cd`])(
  'an email address may not be "%s"',
  (text) => {
    expect(isEmailLike(text)).toBe(false);
  },
);

it('an email address is valid if the contract accepts it', () => {
  const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
  const piece = fc.oneof(fc.constantFrom('@', '.', 'a', ' ', '\n'), fc.string({ maxLength: 2 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(isEmailLike(pieces.join(''))).toBe(pattern.test(pieces.join('')));
    }),
    { numRuns: 2000 },
  );
});

it('email addresses match regardless of case and surrounding spaces', () => {
  expect(isSameEmail(' Anna@Example.com', 'anna@example.COM ')).toBe(true);
  expect(isSameEmail('anna@example.com', 'anne@example.com')).toBe(false);
});

it('addresses are compared in lower case, with the Turkish İ as i', () => {
  expect(normalizeEmail(' İpek@Example.com')).toBe('ipek@example.com');
});

it('a member has three days to keep an address that staff asked to change', () => {
  expect(STAFF_EMAIL_CHANGE_DELAY_SECONDS).toBe(259_200);
});
