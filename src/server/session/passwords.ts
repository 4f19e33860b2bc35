import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What a password is compared with when there is no account, so that an unknown address costs the same time. */
const nobody = hash(randomBytes(24));

/** The argon2id hash to keep of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether this is the password of the account with this hash. As slow for `undefined`, which is never right. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password).catch(() => false);
  return passwordHash !== undefined && isRight;
}
