import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts text with AES-256-GCM under a 32-byte key that is not in the database. `purpose` is bound to the result:
 * text encrypted for one purpose cannot be used for another. The format is `v1.<iv>.<tag>.<text>`, base64url.
 */
export function encrypt(key: Buffer, text: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** The text that `encrypt` encrypted; throws if the key, the purpose or any bit differs. */
export function decrypt(key: Buffer, sealed: string, purpose: string): string {
  const [version, ...parts] = sealed.split('.');
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || !iv || !tag || !text) throw new Error('This is not an encrypted text.');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/**
 * A hash that nobody without the key can compute, so its input can't be found by guessing. `purpose` is part of the
 * hash.
 */
export const keyedHash = (key: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');

/** For secrets with enough random bits that nobody can guess them. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
