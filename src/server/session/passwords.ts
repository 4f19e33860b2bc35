import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_COST, type PasswordCost } from '../platform/passwordCost';

interface Costs {
  passwordCost?: PasswordCost;
}

/** What a password is compared with when there is no account, so that an unknown address costs the same time. */
const nobodies = new Map<PasswordCost, Promise<string>>();

function nobody(cost: PasswordCost): Promise<string> {
  const made = nobodies.get(cost) ?? hash(randomBytes(24), cost);
  nobodies.set(cost, made);
  return made;
}

/** The argon2id hash to keep of a password. */
export const hashPassword = ({ passwordCost = PASSWORD_COST }: Costs, password: string): Promise<string> =>
  hash(password, passwordCost);

/** Whether this is the password of the account with this hash. As slow for `undefined`, which is never right. */
export async function isPassword(
  { passwordCost = PASSWORD_COST }: Costs,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody(passwordCost)), password).catch(() => false);
  return passwordHash !== undefined && isRight;
}
