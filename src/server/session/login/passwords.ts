import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '../../../domain/session/password';
import { PASSWORD_COST, type PasswordCost } from '../../platform/passwordCost';

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
  hash(normalPassword(password), passwordCost);

const isHashOf = (passwordHash: string, password: string) => verify(passwordHash, password).catch(() => false);

/**
 * Whether this is the password of the account with this hash. As slow for `undefined`, which is never right. Older hashes
 * are of passwords as they were typed.
 */
export async function isPassword(
  { passwordCost = PASSWORD_COST }: Costs,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const compared = passwordHash ?? (await nobody(passwordCost));
  const normal = normalPassword(password);
  const isRight = (await isHashOf(compared, normal)) || (password !== normal && (await isHashOf(compared, password)));
  return passwordHash !== undefined && isRight;
}

/** The hash to keep instead of one that is of the right password as it was typed; undefined for any other. */
export async function renewedHash(costs: Costs, passwordHash: string, password: string): Promise<string | undefined> {
  const normal = normalPassword(password);
  if (password === normal || (await isHashOf(passwordHash, normal))) return undefined;
  return hashPassword(costs, normal);
}
