import { decryptSecret, encryptSecret, newSecret, otpauthUri, timeStepOf } from './authenticator';

/** '12345678901234567890', the secret in the standard's examples. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at %d matches RFC 6238', (seconds, code) => {
  expect(timeStepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('a code is valid during its step of 30 seconds, the step before and the step after', () => {
  const code = '005924';
  const step = 1234567890 / 30;
  for (const seconds of [-30, 0, 29, 59]) expect(timeStepOf(SECRET, code, at(1234567890 + seconds))).toBe(step);
  for (const seconds of [-31, 60]) expect(timeStepOf(SECRET, code, at(1234567890 + seconds))).toBeUndefined();
});

it('a code is accepted with the spaces that apps show', () => {
  expect(timeStepOf(SECRET, ' 287 082 ', at(59))).toBe(1);
});

it.each(['287083', '28708', '2870820', '', 'abcdef'])('‘%s’ is not accepted as a code', (code) => {
  expect(timeStepOf(SECRET, code, at(59))).toBeUndefined();
});

it('the setup URL contains the account, the site and the secret', () => {
  const uri = new URL(otpauthUri(SECRET, 'maya+1@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.href)).toContain('totp/Stepwell:maya+1@example.com?');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Stepwell',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

it('secrets are 160 random bits', () => {
  const secrets = [newSecret(), newSecret()];
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(2);
});

it('an encrypted secret can be decrypted only for its own account', () => {
  const config = { encryptionKey: Buffer.alloc(32, 7) } as Parameters<typeof encryptSecret>[0];
  const encrypted = encryptSecret(config, 'anna', SECRET);
  expect(encrypted).not.toContain(SECRET);
  expect(decryptSecret(config, 'anna', encrypted)).toBe(SECRET);
  expect(() => decryptSecret(config, 'bo', encrypted)).toThrow();
});
