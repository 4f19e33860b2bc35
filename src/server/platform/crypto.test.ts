import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './crypto';

const key = randomBytes(32);

it('encrypted text can be read with its key and for its purpose', () => {
  const sealed = encrypt(key, 'Zoë’s secret', 'zoom');
  expect(sealed).not.toContain('secret');
  expect(decrypt(key, sealed, 'zoom')).toBe('Zoë’s secret');
});

it('the same text is encrypted differently each time', () => {
  expect(encrypt(key, 'same', 'zoom')).not.toBe(encrypt(key, 'same', 'zoom'));
});

it('encrypted text cannot be read with another key, for another purpose, or after any bit has changed', () => {
  const sealed = encrypt(key, 'secret', 'zoom');
  const [version, iv, tag, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  expect(() => decrypt(randomBytes(32), sealed, 'zoom')).toThrow();
  expect(() => decrypt(key, sealed, 'push')).toThrow();
  expect(() => decrypt(key, [version, iv, tag, bytes.toString('base64url')].join('.'), 'zoom')).toThrow();
  expect(() => decrypt(key, 'plain text', 'zoom')).toThrow('This is not an encrypted text.');
});
