import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '../../../domain/session/password';
import { PASSWORD_COST, type PasswordCost } from '../../platform/passwordCost';

interface Costs {
  passwordCost?: PasswordCost;
}

/** Compared with the password when no account exists, so that an unknown address takes the same time. */
const nobodies = new Map<PasswordCost, Promise<string>>();

function nobody(cost: PasswordCost): Promise<string> {
  const made = nobodies.get(cost) ?? hash(randomBytes(24), cost);
  nobodies.set(cost, made);
  return made;
}

/** Returns the argon2id hash to store. */
export const hashPassword = ({ passwordCost = PASSWORD_COST }: Costs, password: string): Promise<string> =>
  hash(normalPassword(password), passwordCost);

const isHashOf = (passwordHash: string, password: string) => verify(passwordHash, password).catch(() => false);

/**
 * Whether this is the password for this hash. Takes as long for `undefined`, which never matches. Older hashes are of
 * the password as typed.
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

/** Returns the hash to store in place of one of the correct password as typed; otherwise undefined. */
export async function renewedHash(costs: Costs, passwordHash: string, password: string): Promise<string | undefined> {
  const normal = normalPassword(password);
  if (password === normal || (await isHashOf(passwordHash, normal))) return undefined;
  return hashPassword(costs, normal);
}
