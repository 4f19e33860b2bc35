import fc from 'fast-check';
import { isEmailAddress, isSameEmail, normalizeEmail, STAFF_EMAIL_CHANGE_DELAY_SECONDS, toStoredEmail } from './email';
import { isKnownEmailLike, trimEmail } from './knownEmail';
import { ADDRESSES, NOT_ADDRESSES } from './testing/addresses';

it.each(ADDRESSES)('an email address may be %j', (text) => {
  expect(isEmailAddress(text)).toBe(true);
  expect(isEmailAddress(toStoredEmail(text))).toBe(true);
});

it.each(NOT_ADDRESSES)('an email address may not be %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

it.each([
  ['\u00A0anna@example.com\u3000', 'anna@example.com'],
  ['\u200Banna@example.com\uFEFF', 'anna@example.com'],
  ['\u2060\u200C\u200Danna@example.com\u00AD', 'anna@example.com'],
  ['\u200E\u202Aanna@example.com\u202C\u2069', 'anna@example.com'],
  ['\r\n\tanna@example.com\r\n', 'anna@example.com'],
  ['mailto:anna@example.com', 'anna@example.com'],
  ['\u200B MailTo: anna%2Bpod@example.com?subject=Hello', 'anna+pod@example.com'],
  ['mailto:50%@example.com', '50%@example.com'],
  ['an\u200Bna@example.com', 'an\u200Bna@example.com'],
  [' \u200B ', ''],
  ['', ''],
])('only the address in %j is kept', (text, address) => {
  expect(trimEmail(text)).toBe(address);
});

it('trimming takes time in proportion to the text', () => {
  const spaces = ' '.repeat(1_000_000);
  expect(trimEmail(`${spaces}a${spaces}b${spaces}`)).toBe(`a${spaces}b`);
});

it('text is an address only if it has one @, and nothing that other programs would read differently', () => {
  const piece = fc.oneof(fc.constantFrom('@', '.', 'a', 'b.test', ' ', '\n', '"', '(', ')', '<', ','), fc.string());
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const [local = '', domain = '', ...more] = text.split('@');
      const mayBe = more.length === 0 && local !== '' && /[^.]\.[^.]/.test(domain) && !/[\s"(),:;<>[\\\]]/.test(text);
      if (!mayBe) expect(isEmailAddress(text)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

it('the owner of an older account may log in with an address that nobody could register today', () => {
  for (const text of [...ADDRESSES, 'anna@example.com\u200B', 'a@example.com(b)', '<a@example.com>', 'ａ@example.com'])
    expect(isKnownEmailLike(text)).toBe(true);
  for (const text of ['', 'a', 'a@', '@b.c', 'a@b', 'a@b.', 'a@.b', 'a b@c.d', 'a@b@c.d', `${'a'.repeat(250)}@b.cd`])
    expect(isKnownEmailLike(text)).toBe(false);
});

it('email addresses match regardless of case and of what is pasted around them', () => {
  expect(isSameEmail(' Anna@Example.com', 'mailto:anna@example.COM\u200B ')).toBe(true);
  expect(isSameEmail('anna@example.com', 'anne@example.com')).toBe(false);
});

it('an international domain counts as the same domain in either spelling', () => {
  expect(toStoredEmail('Anna@bücher.example')).toBe('Anna@xn--bcher-kva.example');
  expect(isSameEmail('anna@BÜCHER.example', 'Anna@xn--bcher-kva.example')).toBe(true);
});

it('addresses are compared in lower case, with the Turkish İ as i', () => {
  expect(normalizeEmail(' İpek@Example.com')).toBe('ipek@example.com');
});

it('a member has three days to keep an address that staff asked to change', () => {
  expect(STAFF_EMAIL_CHANGE_DELAY_SECONDS).toBe(259_200);
});
